// The guesses of somebody in the gallery. They never leave the device, and outlast a reload.

import type { Identity } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Sitting } from '../../../sitting/sitting.ts';
import { chronicleOf, pictureOf } from '../panels/reading.ts';
import { hoaxView } from '../view.ts';
import { cardKey, type Guess, type Guesses, readGuesses, withGuess } from './guessing.ts';

const KEPT = 'guesses';
/** Matches that are remembered; older ones are over for good. */
const MOST = 8;

type Shelf = readonly (readonly [match: string, guesses: unknown])[];

function shelf(): Shelf {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept.filter((each) => Array.isArray(each)) as unknown as Shelf) : [];
  } catch {
    return [];
  }
}

class GuessBook {
  readonly #sitting: Sitting;
  #all = $state.raw<Readonly<Record<string, Guesses>>>({});

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#all = Object.fromEntries(shelf().map(([match, guesses]) => [match, readGuesses(guesses)]));
  }

  get all(): Guesses {
    return this.#all[this.#match] ?? {};
  }

  of(seat: Seat): Guess | null {
    return this.all[cardKey(hoaxView(this.#sitting), seat)] ?? null;
  }

  press(seat: Seat, who: Identity): void {
    const about = { chronicle: chronicleOf(this.#sitting), view: hoaxView(this.#sitting), seat };
    const guesses = withGuess(this.all, about, who);
    if (guesses === this.all) return;
    const match = this.#match;
    this.#all = { ...this.#all, [match]: guesses };
    const others = shelf().filter(([other]) => other !== match);
    localStorage.setItem(KEPT, JSON.stringify([[match, guesses], ...others].slice(0, MOST)));
  }

  get #match(): string {
    const { table, match } = pictureOf(this.#sitting);
    return `${table}/${match}`;
  }
}

const books = new WeakMap<Sitting, GuessBook>();

/** One for each sitting, however often its panel is opened. */
export function guessBookFor(sitting: Sitting): GuessBook {
  const book = books.get(sitting) ?? new GuessBook(sitting);
  books.set(sitting, book);
  return book;
}
