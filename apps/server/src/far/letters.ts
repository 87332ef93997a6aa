// What the doors and the tables write to each other when each have a thread. A letter is a flat list: what it is about, then what belongs
// to that. All that comes up in a turn goes in one letter, because a letter costs far more than what is in it.

/** To the tables. */
export const [
  /** number of the call, method, what is given as JSON */
  CALL,
  /** The same, with a long text behind it that is given before all else, as it is: nobody reads it on the way */
  CALL_WITH,
  /** guest, delay in milliseconds, the command as JSON */
  COMMAND,
  /** guest */
  LEAVE,
  /** how many guests have commands that were read and wait for the one before; each of them, with how many */
  CAUGHT_UP,
  /** from, until, milliseconds of computing meanwhile: the doors' thread could do nothing */
  STALLED,
  /** guest: it has taken what it was told of the past */
  MORE,
] = [0, 1, 2, 3, 4, 5, 6] as const;

/** To the doors. */
export const [
  /** number of the call, the answer as JSON, or nothing */
  ANSWER,
  /** number of the call, the file that was asked for, in memory that both sides share */
  FILE,
  /** number of the call, the fault as JSON */
  FAULT,
  /** frame, how many guests it is for, each of them */
  FRAME,
  /** guest: its command is done */
  DONE,
  /** guest, the fault as JSON: its command could not be done */
  FAILED,
  /** guest, code */
  CLOSE,
  /** the fault as JSON: the store can no longer be trusted */
  BROKEN,
  /** read every socket once, then say so */
  CATCH_UP,
] = [10, 11, 12, 13, 14, 15, 16, 17, 18] as const;

type Word = number | string | SharedArrayBuffer;
export type Letter = readonly Word[];

/** One end of the way that letters go: a thread, its parent, or a port. */
export interface Post {
  postMessage(letter: Letter): void;
  on(event: 'message', hear: (letter: Letter) => void): unknown;
}

/** What was thrown, as far as it matters on the other side. */
interface Fault {
  readonly message: string;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly trouble?: unknown;
}

export function faultText(error: unknown): string {
  const { message, stack, code, trouble } = (error instanceof Error ? error : new Error(String(error))) as Fault;
  return JSON.stringify({ message, stack, code, trouble });
}

export function errorFrom(text: string): Error {
  const { message, ...more } = JSON.parse(text) as Fault;
  return Object.assign(new Error(message), more);
}

/** Reads a letter from its beginning to its end. */
export class Reader {
  readonly #letter: Letter;
  #at = 0;

  constructor(letter: Letter) {
    this.#letter = letter;
  }

  get isOver(): boolean {
    return this.#at >= this.#letter.length;
  }

  number(): number {
    return this.#letter[this.#at++] as number;
  }

  text(): string {
    return this.#letter[this.#at++] as string;
  }

  file(): SharedArrayBuffer {
    return this.#letter[this.#at++] as SharedArrayBuffer;
  }
}

/** Collects what leaves together. */
export class Outbox {
  readonly #post: Post;
  readonly #later: (job: () => void) => void;
  #letter: Word[] = [];

  /** `later` calls when the turn is over. */
  constructor(post: Post, later: (job: () => void) => void) {
    this.#post = post;
    this.#later = later;
  }

  /** The one that will leave next, for whoever has something to write. */
  get letter(): Word[] {
    if (this.#letter.length === 0) this.#later(this.#send);
    return this.#letter;
  }

  readonly #send = (): void => {
    const letter = this.#letter;
    this.#letter = [];
    this.#post.postMessage(letter);
  };
}
