// The hall as the doors see it: everything goes there, and comes from there, in letters.

import { setImmediate } from 'node:timers';
import type { Viewer } from '@pretender/kernel';
import type { Command, Hello } from '@pretender/protocol';
import { type StallWatch, watchStalls } from '../stalls.ts';
import type { Hall, Listener, Result, Session } from '../tables/hall-types.ts';
import {
  ANSWER,
  BROKEN,
  CALL,
  CALL_WITH,
  CATCH_UP,
  CAUGHT_UP,
  CLOSE,
  COMMAND,
  DONE,
  errorFrom,
  FAILED,
  FAULT,
  FILE,
  FRAME,
  LEAVE,
  type Letter,
  MORE,
  Outbox,
  type Post,
  Reader,
  STALLED,
} from './letters.ts';

type Farewell = Parameters<Listener['close']>[0];

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

/** Somebody at the door, or at a table. A class, because there is one for everybody who plays. */
class Guest implements Session {
  readonly #number: number;
  readonly #hall: Correspondence;
  readonly listener: Listener;
  viewer: Viewer = 'public';
  /** What is being done for it: one thing at a time. */
  #doing: Waiting<void> | null = null;

  constructor(number: number, hall: Correspondence, listener: Listener) {
    this.#number = number;
    this.#hall = hall;
    this.listener = listener;
  }

  command(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#hall.end) return reject(this.#hall.end);
      this.#doing = { resolve, reject };
      this.#hall.write(COMMAND, this.#number, this.listener.delay?.() ?? 0, JSON.stringify(command));
    });
  }

  more(): void {
    this.#hall.write(MORE, this.#number);
  }

  leave(): void {
    this.#hall.forget(this.#number);
    this.#hall.write(LEAVE, this.#number);
    // It is done all the same, but nobody hears of it.
    this.take()?.resolve();
  }

  /** What is being done is over. */
  take(): Waiting<void> | null {
    const doing = this.#doing;
    this.#doing = null;
    return doing;
  }
}

/**
 * Calls when every socket that had something to read has been read once. A letter comes in while sockets are read, and some of them may
 * have been read before it: so not at the end of this round of the event loop, but of the next. What is read is heard at once, so
 * it is in the letters before whatever is written then.
 */
function afterReading(job: () => void): void {
  setImmediate(() => setImmediate(job));
}

export class Correspondence {
  readonly #outbox: Outbox;
  readonly #calls = new Map<number, Waiting<unknown>>();
  readonly #guests = new Map<number, Guest>();
  readonly #onFault: (error: unknown) => void;
  #numbers = 0;
  #stalls: StallWatch | null = null;
  /** Why nothing is answered any more. */
  end: Error | null = null;
  #tellEnd: (error: Error) => void = () => {};
  readonly broken = new Promise<Error>((resolve) => {
    this.#tellEnd = resolve;
  });

  /** `onFault` hears what went wrong for one of them. */
  constructor(post: Post, onFault: (error: unknown) => void) {
    this.#onFault = onFault;
    // What many sockets have brought in one go leaves in one letter.
    this.#outbox = new Outbox(post, setImmediate);
    post.on('message', (letter) => this.#read(letter));
  }

  /** From now on tells when this thread could do nothing; the answer ends it. */
  watchStalls(): () => void {
    this.#stalls = watchStalls(({ from, until, cpu }) => this.write(STALLED, from, until, cpu));
    return this.#stalls.stop;
  }

  /** Behind all that was read. */
  readonly #sayCaughtUp = (): void => {
    this.#stalls?.look();
    const waiting: number[] = [];
    for (const [number, { listener }] of this.#guests) {
      const backlog = listener.backlog?.() ?? 0;
      if (backlog > 0) waiting.push(number, backlog);
    }
    this.write(CAUGHT_UP, waiting.length / 2, ...waiting);
  };

  /** Nobody is there any more who could answer. */
  fail(error: Error): void {
    this.end ??= error;
    for (const { reject } of this.#calls.values()) reject(error);
    for (const guest of this.#guests.values()) guest.take()?.reject(error);
    this.#calls.clear();
    this.#guests.clear();
  }

  /** Once. */
  tellBroken(error: Error): void {
    this.#tellEnd(error);
  }

  write(...words: Letter): void {
    this.#outbox.letter.push(...words);
  }

  forget(guest: number): void {
    this.#guests.delete(guest);
  }

  call<T>(method: string, ...given: unknown[]): Promise<T> {
    return this.#ask((number) => this.write(CALL, number, method, JSON.stringify(given)));
  }

  /** With a long text before the rest. */
  callWith<T>(method: string, text: string, ...given: unknown[]): Promise<T> {
    return this.#ask((number) => this.write(CALL_WITH, number, method, JSON.stringify(given), text));
  }

  #ask<T>(write: (number: number) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.end) return reject(this.end);
      const number = this.#numbers++;
      // What cannot be written is not waited for.
      write(number);
      this.#calls.set(number, { resolve: resolve as Waiting<unknown>['resolve'], reject });
    });
  }

  async enter(hello: Hello, listener: Listener): Promise<Result<Session>> {
    const number = this.#numbers++;
    const guest = new Guest(number, this, listener);
    // Before there is an answer: the welcome comes first.
    this.#guests.set(number, guest);
    const seen = await this.call<Result<Viewer>>('enter', hello, number, listener.from).catch((error) => {
      this.forget(number);
      throw error;
    });
    if (seen.ok) guest.viewer = seen.value;
    else this.forget(number);
    return seen.ok ? { ok: true, value: guest } : seen;
  }

  #read(letter: Letter): void {
    const words = new Reader(letter);
    while (!words.isOver) this.#hear(words.number(), words);
  }

  /** All words of a matter are read before anybody is looked for: they may have gone. */
  #hear(what: number, words: Reader): void {
    if (what === FRAME) this.#tell(words.text(), words);
    else if (what === DONE) this.#guests.get(words.number())?.take()?.resolve();
    else if (what === FILE) this.#take(words.number())?.resolve({ ok: true, value: Buffer.from(words.file()) });
    else if (what === BROKEN) this.tellBroken(errorFrom(words.text()));
    else if (what === CATCH_UP) afterReading(this.#sayCaughtUp);
    else this.#hearOf(what, words.number(), words.text());
  }

  #hearOf(what: number, number: number, text: string): void {
    if (what === FAILED) this.#guests.get(number)?.take()?.reject(errorFrom(text));
    else if (what === CLOSE) this.#guarded(number, (listener) => listener.close(text as Farewell));
    else if (what === ANSWER) this.#take(number)?.resolve(text === '' ? undefined : JSON.parse(text));
    else if (what === FAULT) this.#take(number)?.reject(errorFrom(text));
    else throw new Error(`a letter has the word ${what}, which means nothing`);
  }

  #tell(frame: string, words: Reader): void {
    for (let left = words.number(); left > 0; left--) this.#guarded(words.number(), (listener) => listener.send(frame));
  }

  /** What goes wrong for one does not touch the others. */
  #guarded(number: number, job: (listener: Listener) => void): void {
    const guest = this.#guests.get(number);
    if (guest === undefined) return;
    try {
      job(guest.listener);
    } catch (error) {
      this.#onFault(error);
    }
  }

  /** A call that is answered. */
  #take(number: number): Waiting<unknown> | undefined {
    const call = this.#calls.get(number);
    this.#calls.delete(number);
    return call;
  }
}

/** What may be called by a letter; to enter, which needs somebody who listens, has a way of its own, and so has what brings a long text. */
const CALLS = [
  'open',
  'sit',
  'askBack',
  'copyKey',
  'keepOnlyKey',
  'makeTicket',
  'lookAtTicket',
  'useTicket',
  'lookAtSeat',
  'look',
  'list',
  'record',
  'importedRecord',
  'stats',
  'lag',
  'stop',
] as const satisfies readonly Exclude<keyof Hall, 'enter' | 'importRecord'>[];

/** The hall at the other end. */
export function farHall(letters: Correspondence): Hall {
  const calls = CALLS.map((method) => [method, (...given: unknown[]) => letters.call(method, ...given)]);
  return {
    ...(Object.fromEntries(calls) as Pick<Hall, (typeof CALLS)[number]>),
    importRecord: (text, from) => letters.callWith('importRecord', text, from),
    enter: (hello, listener) => letters.enter(hello, listener),
  };
}
