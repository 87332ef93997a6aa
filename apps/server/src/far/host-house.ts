// The other side of the letters: the house itself, and for everybody who is there somebody who writes down what they are to hear.

import process from 'node:process';
import type { Command, Hello } from '@pretender/protocol';
import type { House } from '../house.ts';
import { watchLag } from '../lag.ts';
import type { Listener, Result, Session } from '../tables/hall-types.ts';
import {
  ANSWER,
  BROKEN,
  CALL,
  CALL_WITH,
  CLOSE,
  COMMAND,
  DONE,
  FAILED,
  FAULT,
  FILE,
  FRAME,
  faultText,
  LEAVE,
  type Letter,
  Outbox,
  type Post,
  Reader,
} from './letters.ts';

/** Writes to the doors. What goes to a whole table is written once. */
class Scribe {
  readonly #outbox: Outbox;
  #letter: Letter = [];
  #frame = '';
  /** Where the last word was a guest for that frame, the place at which they are counted; otherwise -1. */
  #countAt = -1;

  constructor(post: Post) {
    this.#outbox = new Outbox(post, (job) => process.nextTick(job));
  }

  write(...words: Letter): void {
    this.#countAt = -1;
    this.#outbox.letter.push(...words);
  }

  frame(frame: string, guest: number): void {
    const { letter } = this.#outbox;
    if (this.#countAt >= 0 && letter === this.#letter && frame === this.#frame) {
      letter[this.#countAt] = (letter[this.#countAt] as number) + 1;
      letter.push(guest);
      return;
    }
    letter.push(FRAME, frame, 1, guest);
    this.#letter = letter;
    this.#frame = frame;
    this.#countAt = letter.length - 2;
  }
}

/** A class, because there is one for everybody who plays. */
class Guest implements Listener {
  readonly #number: number;
  readonly #scribe: Scribe;
  readonly from: string | undefined;
  /** As the doors have measured it last. */
  lag = 0;
  session: Session | null = null;

  constructor(number: number, scribe: Scribe, from: string | undefined) {
    this.#number = number;
    this.#scribe = scribe;
    this.from = from;
  }

  send(frame: string): void {
    this.#scribe.frame(frame, this.#number);
  }

  delay(): number {
    return this.lag;
  }

  close(code: Parameters<Listener['close']>[0]): void {
    this.#scribe.write(CLOSE, this.#number, code);
  }
}

/** Where an answer is a file and nothing else. */
function fileIn(answer: unknown): SharedArrayBuffer | null {
  const { value } = (answer ?? {}) as Partial<Extract<Result<unknown>, { ok: true }>>;
  return Buffer.isBuffer(value) && value.buffer instanceof SharedArrayBuffer ? value.buffer : null;
}

type Methods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** `onFault` hears what went wrong for one of them. */
export function hostHouse(house: House, post: Post, onFault: (error: unknown) => void): void {
  const { hall } = house;
  const lag = watchLag();
  const scribe = new Scribe(post);
  const guests = new Map<number, Guest>();

  /** What is not given comes as null. */
  async function enter(hello: Hello, number: number, from: string | null): Promise<Result<unknown>> {
    const guest = new Guest(number, scribe, from ?? undefined);
    const entered = await hall.enter(hello, guest);
    if (!entered.ok) return entered;
    guest.session = entered.value;
    guests.set(number, guest);
    return { ok: true, value: entered.value.viewer };
  }

  async function close(): Promise<void> {
    lag.stop();
    await house.close();
  }

  const own: Methods = { enter, close, lag: () => lag.look(), ping: () => null };
  const others = hall as unknown as Methods;

  async function call(number: number, method: string, given: readonly unknown[]): Promise<void> {
    try {
      const of = Object.hasOwn(own, method) ? own : others;
      const answer = await of[method](...(given as never[]));
      const file = fileIn(answer);
      if (file === null) scribe.write(ANSWER, number, JSON.stringify(answer) ?? '');
      else scribe.write(FILE, number, file);
    } catch (error) {
      scribe.write(FAULT, number, faultText(error));
    }
  }

  async function command(number: number, lag: number, command: Command): Promise<void> {
    const guest = guests.get(number);
    if (!guest?.session) return;
    guest.lag = lag;
    try {
      await guest.session.command(command);
      scribe.write(DONE, number);
    } catch (error) {
      scribe.write(FAILED, number, faultText(error));
    }
  }

  /** A table that fails when somebody goes must not take the others with it. */
  function leave(number: number): void {
    const session = guests.get(number)?.session;
    guests.delete(number);
    try {
      session?.leave();
    } catch (error) {
      onFault(error);
    }
  }

  function hear(what: number, words: Reader): void {
    if (what === COMMAND) void command(words.number(), words.number(), JSON.parse(words.text()));
    else if (what === LEAVE) leave(words.number());
    else if (what === CALL) void call(words.number(), words.text(), JSON.parse(words.text()));
    else if (what === CALL_WITH) {
      const [number, method, given] = [words.number(), words.text(), JSON.parse(words.text())];
      void call(number, method, [words.text(), ...given]);
    } else throw new Error(`a letter has the word ${what}, which means nothing`);
  }

  post.on('message', (letter) => {
    const words = new Reader(letter);
    while (!words.isOver) hear(words.number(), words);
  });
  void house.broken.then((error) => scribe.write(BROKEN, faultText(error)));
}
