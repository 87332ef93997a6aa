// The reader's own marks: who might be who. They belong to one round of one match and never leave the device.

import type { Identity } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Sitting } from '../../../sitting/sitting.ts';
import { hoaxView } from '../view.ts';
import { pictureOf } from './reading.ts';

const NOTES = ['none', 'no', 'maybe', 'yes'] as const;
export type Note = (typeof NOTES)[number];
type Marks = Readonly<Record<string, Note>>;

const KEPT = 'notes';
/** Rounds that are remembered; older ones are over for good. */
const MOST = 8;

type Shelf = readonly (readonly [round: string, marks: Marks])[];

function shelf(): Shelf {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Shelf) : [];
  } catch {
    return [];
  }
}

const field = (seat: Seat, who: Identity) => `${seat}${who}`;

class Notebook {
  readonly #sitting: Sitting;
  #all = $state.raw<Readonly<Record<string, Marks>>>({});

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    if (this.#isKept) this.#all = Object.fromEntries(shelf());
  }

  of(seat: Seat, who: Identity): Note {
    return this.#all[this.#round]?.[field(seat, who)] ?? 'none';
  }

  /** The next mark in turn. */
  cycle(seat: Seat, who: Identity): void {
    const next = NOTES[(NOTES.indexOf(this.of(seat, who)) + 1) % NOTES.length];
    this.#write({ ...this.#all[this.#round], [field(seat, who)]: next });
  }

  clear(): void {
    this.#write({});
  }

  /** Practice and replays come without a code and are gone with the page. */
  get #isKept(): boolean {
    return this.#sitting.kind === 'live';
  }

  get #round(): string {
    const { table, match } = pictureOf(this.#sitting);
    return `${table}/${match}/${hoaxView(this.#sitting).table.round}`;
  }

  #write(marks: Marks): void {
    const round = this.#round;
    this.#all = { ...this.#all, [round]: marks };
    if (!this.#isKept) return;
    const others = shelf().filter(([other]) => other !== round);
    localStorage.setItem(KEPT, JSON.stringify([[round, marks], ...others].slice(0, MOST)));
  }
}

const notebooks = new WeakMap<Sitting, Notebook>();

/** One for each sitting, however often its panel is opened. */
export function notebookFor(sitting: Sitting): Notebook {
  const notebook = notebooks.get(sitting) ?? new Notebook(sitting);
  notebooks.set(sitting, notebook);
  return notebook;
}
