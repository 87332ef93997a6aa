// Of what was said at a table only the last keeps its words on the disk. Older lines stay, so that all numbers are as they were, and say no
// more than that somebody said something. It is done in the background, a few lines at a time; a crash leaves a line as it was or without words.

import type { Line, Store } from '../store/store.ts';
import type { TableLine } from './lines.ts';

/** Many more than a picture shows. */
export const WORDS_KEPT = 500;
/** In one commit. */
const STEP = 50;

function withoutWords(body: string): string {
  const line = JSON.parse(body) as TableLine;
  return line.kind === 'said' ? JSON.stringify({ ...line, text: '' }) : body;
}

export class OldWords {
  readonly #table: string;
  readonly #store: Pick<Store, 'forget'>;
  /** The numbers of lines that have words, oldest first. */
  #wordy: number[] = [];
  #isAtWork = false;

  constructor(table: string, store: Pick<Store, 'forget'>) {
    this.#table = table;
    this.#store = store;
  }

  /** The table is read anew. */
  clear(): void {
    this.#wordy = [];
  }

  note(line: TableLine, seq: Line['seq']): void {
    if (line.kind === 'said' && line.text !== '') this.#wordy.push(seq);
  }

  /** Of a line that was just written. */
  add(line: TableLine, seq: Line['seq']): void {
    this.note(line, seq);
    void this.forget();
  }

  /** Now and then, and never two at once. What fails is tried again the next time, at the latest when the table is read anew. */
  async forget(): Promise<void> {
    if (this.#isAtWork || this.#wordy.length < WORDS_KEPT + STEP) return;
    this.#isAtWork = true;
    try {
      while (this.#wordy.length > WORDS_KEPT) {
        const old = this.#wordy.slice(0, Math.min(STEP, this.#wordy.length - WORDS_KEPT));
        await Promise.all(old.map((seq) => this.#store.forget(this.#table, seq, withoutWords)));
        this.#wordy = this.#wordy.filter((seq) => !old.includes(seq));
      }
    } catch {
      // Whatever is wrong with the store, whoever writes next hears of it.
    } finally {
      this.#isAtWork = false;
    }
  }
}
