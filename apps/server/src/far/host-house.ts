// The other side of the letters: the house itself, and for everybody who is there somebody who writes down what they are to hear.

import process from 'node:process';
import type { Command, Hello } from '@pretender/protocol';
import type { House } from '../house.ts';
import { watchLag } from '../lag.ts';
import { type Stall, watchStalls } from '../stalls.ts';
import type { Listener, Result, Session } from '../tables/hall-types.ts';
import type { FarSockets } from './far-sockets.ts';
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
  FAILED,
  FAULT,
  FILE,
  FRAME,
  faultText,
  LEAVE,
  type Letter,
  MORE,
  Outbox,
  type Post,
  Reader,
  STALLED,
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
  /** Commands that were read over there and are not here yet. */
  #expected = 0;
  #waiting: (() => void)[] = [];

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

  /** So many commands are still to come; or none will. */
  expect(count: number): void {
    this.#expected = count;
    if (count > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async obey(lag: number, command: Command): Promise<void> {
    if (this.session === null) return;
    this.lag = lag;
    if (this.#expected > 0) this.expect(this.#expected - 1);
    try {
      await this.session.command(command);
      this.#scribe.write(DONE, this.#number);
    } catch (error) {
      this.#scribe.write(FAILED, this.#number, faultText(error));
    }
  }

  caughtUp(): Promise<void> | null {
    return this.#expected === 0 ? null : new Promise((resolve) => void this.#waiting.push(resolve));
  }
}

/** Where an answer is a file and nothing else. */
function fileIn(answer: unknown): SharedArrayBuffer | null {
  const { value } = (answer ?? {}) as Partial<Extract<Result<unknown>, { ok: true }>>;
  return Buffer.isBuffer(value) && value.buffer instanceof SharedArrayBuffer ? value.buffer : null;
}

type Methods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Whose commands wait, and how many. All words are read before anybody is looked for: they may have gone. */
function backlogsIn(words: Reader): (readonly [number, number])[] {
  return Array.from({ length: words.number() }, () => [words.number(), words.number()] as const);
}

const stallIn = (words: Reader): Stall => ({ from: words.number(), until: words.number(), cpu: words.number() });

type Call = [number: number, method: string, given: readonly unknown[]];

const callIn = (words: Reader): Call => [words.number(), words.text(), JSON.parse(words.text())];

/** The long text comes last, and is given first. */
function callWithTextIn(words: Reader): Call {
  const [number, method, given] = callIn(words);
  return [number, method, [words.text(), ...given]];
}

interface Parts {
  /** Hears what went wrong for one of them. */
  onFault(error: unknown): void;
  /** What the tables of this house know of the thread of the doors. */
  readonly sockets?: FarSockets;
}

/** A table that fails for one of them must not take the others with it. */
function guarded(job: () => void, onFault: Parts['onFault']): void {
  try {
    job();
  } catch (error) {
    onFault(error);
  }
}

export function hostHouse(house: House, post: Post, { onFault, sockets }: Parts): void {
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

  const close = () => {
    lag.stop();
    sockets?.stop();
    return house.close();
  };
  const own: Methods = { enter, close, lag: () => lag.look(), ping: () => null };

  async function call(number: number, method: string, given: readonly unknown[]): Promise<void> {
    try {
      const of = Object.hasOwn(own, method) ? own : (hall as unknown as Methods);
      const answer = await of[method](...(given as never[]));
      const file = fileIn(answer);
      if (file === null) scribe.write(ANSWER, number, JSON.stringify(answer) ?? '');
      else scribe.write(FILE, number, file);
    } catch (error) {
      scribe.write(FAULT, number, faultText(error));
    }
  }

  function command(number: number, lag: number, command: Command): void {
    void guests.get(number)?.obey(lag, command);
  }

  function leave(number: number): void {
    const guest = guests.get(number);
    guests.delete(number);
    guest?.expect(0);
    guarded(() => guest?.session?.leave(), onFault);
  }

  function more(number: number): void {
    guarded(() => guests.get(number)?.session?.more?.(), onFault);
  }

  function hearCaughtUp(words: Reader): void {
    for (const [number, count] of backlogsIn(words)) guests.get(number)?.expect(count);
    sockets?.caughtUp();
  }

  function hear(what: number, words: Reader): void {
    if (what === COMMAND) command(words.number(), words.number(), JSON.parse(words.text()));
    else if (what === LEAVE) leave(words.number());
    else if (what === MORE) more(words.number());
    else if (what === CALL) void call(...callIn(words));
    else if (what === CALL_WITH) void call(...callWithTextIn(words));
    else if (what === CAUGHT_UP) hearCaughtUp(words);
    else if (what === STALLED) sockets?.noteStall(stallIn(words));
    else throw new Error(`a letter has the word ${what}, which means nothing`);
  }

  post.on('message', (letter) => {
    const words = new Reader(letter);
    while (!words.isOver) hear(words.number(), words);
  });
  sockets?.connect(() => scribe.write(CATCH_UP), watchStalls);
  void house.broken.then((error) => scribe.write(BROKEN, faultText(error)));
}
