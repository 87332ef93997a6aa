// Trying things out: what each of some moves comes to in worlds that are believed in, the same worlds for all of them.

import type { Hoax, Identity, Move } from '@pretender/hoax';
import { type AskId, type Draws, type Seat, seededDraws } from '@pretender/kernel';
import type { Player } from '../../player.ts';
import type { Belief } from '../belief/evidence.ts';
import type { Manner } from '../shrewd/habits.ts';
import type { Thought } from '../shrewd/thought.ts';
import { chanceAfter, worldOf } from './ahead.ts';

/** On whose card it hangs what comes of a move. */
interface Hinge {
  readonly seat: Seat;
  readonly identity: Identity;
}

function hingeOf(move: Move): Hinge | null {
  return move.type === 'accuse' ? { seat: move.target, identity: move.identity } : null;
}

const MOST_DEALS = 200;

/** A deal in which it is so, or is not; null if that is too rare to be met. */
function dealWhere(belief: Belief, { seat, identity }: Hinge, isSo: boolean, draws: Draws): number[] | null {
  const kind = belief.identities.indexOf(identity);
  for (let tries = 0; tries < MOST_DEALS; tries++) {
    const deal = belief.sample(draws);
    if ((deal[seat] === kind) === isSo) return deal;
  }
  return null;
}

class Trials {
  readonly #thought: Thought<Manner>;
  readonly #ask: AskId;
  readonly #player: Player<Hoax>;

  constructor(thought: Thought<Manner>, ask: AskId, player: Player<Hoax>) {
    this.#thought = thought;
    this.#ask = ask;
    this.#player = player;
  }

  /** What each of the moves comes to in a world; the same luck for all of them. */
  row(moves: readonly Move[]): number[] {
    const { draws } = this.#thought;
    const luck = draws.below(2 ** 31);
    const deal = this.#thought.belief().sample(draws);
    return moves.map((move) => this.#worth(move, deal, luck));
  }

  /** Where all hangs on one card, both ways are tried, and count as they are likely: by luck alone it would take many worlds. */
  #worth(move: Move, deal: readonly number[], luck: number): number {
    const { draws } = this.#thought;
    const belief = this.#thought.belief();
    const hinge = hingeOf(move);
    if (hinge === null) return this.#worthIn(move, deal, luck);
    const chance = belief.chance(hinge.seat, hinge.identity);
    const so = chance > 0 ? dealWhere(belief, hinge, true, draws) : null;
    const not = chance < 1 ? dealWhere(belief, hinge, false, draws) : null;
    if (so === null || not === null) return this.#worthIn(move, so ?? not ?? deal, luck);
    return chance * this.#worthIn(move, so, luck) + (1 - chance) * this.#worthIn(move, not, luck);
  }

  #worthIn(move: Move, deal: readonly number[], luck: number): number {
    const { view, seat } = this.#thought;
    const world = worldOf(view, this.#thought.belief(), deal, seededDraws(luck, 'world'));
    return chanceAfter({ world, seat, ask: this.#ask, move, player: this.#player, draws: seededDraws(luck, 'ahead') });
  }
}

export interface Trying {
  readonly thought: Thought<Manner>;
  readonly ask: AskId;
  readonly moves: readonly Move[];
  /** How everybody is thought to go on. */
  readonly player: Player<Hoax>;
  readonly worlds: number;
}

/** The chance to be crowned after each of the moves, a row for each world. */
export function tryOut({ thought, ask, moves, player, worlds }: Trying): number[][] {
  const trials = new Trials(thought, ask, player);
  return Array.from({ length: worlds }, () => trials.row(moves));
}
