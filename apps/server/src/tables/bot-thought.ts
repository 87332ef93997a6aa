// What a bot thinks about one question, from the moment it is asked until it speaks. It begins at once, and again whenever its seat
// is told more: when it speaks was drawn before, and how long it thinks is not seen.

import type { RawMove } from '@pretender/kernel';
import type { BotQuestion } from '../bots/bot-pool.ts';
import type { BotCall } from './autoplay.ts';

/** What it has come to, null for nothing, and how much of the match its seat had been told by then. */
interface Found {
  readonly move: RawMove | null;
  readonly heard: number;
}

type Choose = (question: BotQuestion) => Promise<RawMove | null>;
type Think = () => Promise<void>;

export class BotThought {
  readonly #choose: Choose;
  readonly #seed: number;
  #heard = -1;
  #isThinking = false;
  /** Asked for while it still thought about what was before. */
  #next: Think | null = null;
  /** The newest that it has found; null before the first. */
  found: Found | null = null;

  constructor(choose: Choose, seed: number) {
    this.#choose = choose;
    this.#seed = seed;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Thinks about it as it is now, if it is not as it was. */
  about(call: BotCall, heard: number): void {
    if (heard === this.#heard) return;
    this.#heard = heard;
    const think: Think = async () => {
      this.found = { move: await this.#choose(call.choice(this.#seed)), heard };
    };
    if (this.#isThinking) this.#next = think;
    else void this.#run(think);
  }

  /** One after the other: who is told much must not keep the thread from the bots of other tables. */
  async #run(first: Think): Promise<void> {
    this.#isThinking = true;
    for (let think: Think | null = first; think !== null; think = this.#take()) await think().catch(() => {});
    this.#isThinking = false;
  }

  #take(): Think | null {
    const next = this.#next;
    this.#next = null;
    return next;
  }
}
