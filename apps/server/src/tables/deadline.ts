// When an open table does something by itself, and what it does then.

import { lapse, missing } from '@pretender/kernel';
import { openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { noteMissed, type Presence, waitFor } from './presence.ts';
import { dueAsk, orBeside, wakesAt } from './wake.ts';
import type { World } from './world.ts';

/** How much longer than it must a beat lasts if all have passed: less than this, in milliseconds. */
const MOST_EXTRA = 1000;

export class Deadline {
  readonly #world: Pick<World, 'now' | 'below'>;
  readonly #presence: Presence;
  /** The open question, when it came up, and what was drawn for it then. */
  #ask = -1;
  #openedAt = 0;
  #extra = 0;
  /** What was reckoned last, and from what: it is asked for several times with every move. */
  #time: number | null = null;
  #state: TableState | null = null;
  #head = -1;
  #changes = -1;

  constructor(world: Pick<World, 'now' | 'below'>, presence: Presence) {
    this.#world = world;
    this.#presence = presence;
  }

  /** The next time; null for never. It changes only with a line of the table, and with who is here. */
  of(state: TableState): number | null {
    const { changes } = this.#presence;
    const isKnown = this.#state === state && this.#head === state.head && this.#changes === changes;
    if (isKnown) return this.#time;
    this.#state = state;
    this.#head = state.head;
    this.#changes = changes;
    this.#time = this.#reckon(state);
    return this.#time;
  }

  #reckon(state: TableState): number | null {
    const ask = openAsk(state);
    if (ask !== null && this.#ask !== ask.id) {
      this.#ask = ask.id;
      this.#openedAt = this.#world.now();
      this.#extra = this.#world.below(MOST_EXTRA);
    }
    const own = wakesAt(state, this.#extra);
    const main = state.pausedBy === null ? waitFor(this.#presence, ask, own, this.#openedAt) : own;
    return orBeside(state, main);
  }

  /** Time is up, or everybody has answered: what follows from it is in the match already. null if there is nothing to do yet. */
  lineDue(state: TableState, now: number): TableLine | null {
    const time = this.of(state);
    if (time === null || time > now) return null;
    if (state.pausedBy !== null) return { kind: 'resumed' };
    const ask = dueAsk(state, now);
    if (ask === null || state.match === null) return null;
    if (ask.mode !== 'standing' && missing(state.match, ask).length > 0) noteMissed(this.#presence, ask);
    const receipt = lapse(state.match, ask.id);
    return receipt.ok ? { kind: 'played', entry: receipt.entry } : null;
  }
}
