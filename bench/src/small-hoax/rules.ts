/**
 * Small Hoax: a reduced bluffing game of our own, written twice (boardgame-io-game.ts, minimal.ts) to have peers to measure against.
 *
 * Each of 6 seats holds a secret identity, dealt from two copies of 7. The active seat claims one, truly or not. Every other
 * seat in the round then passes or doubts; the first doubt closes the answers and opens a vote of all who are neither claimant
 * nor doubter. Half of those in the round (the doubter's hand counts) carry the doubt:
 *   - the claim was a lie: nothing is taken, and the identity is covered for this claimant until the round ends;
 *   - the claim was true: the claimant scores 3, returns his wares and is out of the round.
 * Without a carried doubt the claim takes its wares. A round ends with two seats left or after its last turn; who is still in
 * scores his trios. The match ends at once at 10 points, or after the last round. The seat after the last claimant begins the next round.
 *
 * A "move" is one answer by one seat: a claim, a pass, a doubt, a support or a decline.
 */
export const SEAT_COUNT = 6;
export const IDENTITIES = ['minter', 'vintner', 'miller', 'innkeeper', 'cutpurse', 'taster', 'gleaner'] as const;
export type Identity = (typeof IDENTITIES)[number];
const WARES = ['gold', 'wine', 'grain'] as const;
export type Wares = Record<(typeof WARES)[number], number>;

/** What a claim takes, and from whom; of what is not there, as much as there is. */
interface Effect {
  readonly from: 'bank' | 'seat';
  readonly take: Readonly<Wares>;
}

export const EFFECTS: Readonly<Record<Identity, Effect>> = {
  minter: { from: 'bank', take: { gold: 2, wine: 0, grain: 0 } },
  vintner: { from: 'bank', take: { gold: 0, wine: 2, grain: 0 } },
  miller: { from: 'bank', take: { gold: 0, wine: 0, grain: 2 } },
  innkeeper: { from: 'bank', take: { gold: 1, wine: 1, grain: 1 } },
  cutpurse: { from: 'seat', take: { gold: 1, wine: 0, grain: 0 } },
  taster: { from: 'seat', take: { gold: 0, wine: 1, grain: 0 } },
  gleaner: { from: 'seat', take: { gold: 0, wine: 0, grain: 1 } },
};

export const DECK: readonly Identity[] = [...IDENTITIES, ...IDENTITIES];
export const START_WARES = 1;
export const BANK_WARES = 12;
export const TRUE_CLAIM_POINTS = 3;
const MOST_TRIO_POINTS = 2;
export const WINNING_POINTS = 10;
export const SEATS_LEFT_AT_END = 2;
export const TURNS_PER_ROUND = 24;
export const ROUNDS_PER_MATCH = 12;

export const handsNeeded = (seatsIn: number): number => Math.ceil(seatsIn / 2);

export const trioPoints = (wares: Readonly<Wares>): number =>
  Math.min(wares.gold, wares.wine, wares.grain, MOST_TRIO_POINTS);

export const allOf = (count: number): Wares => ({ gold: count, wine: count, grain: count });

/** `wanted` may be `from` itself: everything moves. */
export const moveWares = (from: Wares, to: Wares, wanted: Readonly<Wares>): void => {
  for (const ware of WARES) {
    const moved = Math.min(from[ware], wanted[ware]);
    if (moved === 0) continue;
    from[ware] -= moved;
    to[ware] += moved;
  }
};

/** What everybody at the table knows. The two versions are compared by it, answer by answer. */
export interface PublicFacts {
  readonly rounds: number;
  readonly turns: number;
  readonly bank: Wares;
  readonly seats: readonly { isIn: boolean; points: number; wares: Wares; covered: readonly Identity[] }[];
  readonly claim: { identity: Identity; target: number | null } | null;
  readonly doubter: number | null;
  readonly hands: number;
  /** Clockwise from the active seat; empty when the match is over. */
  readonly asked: readonly number[];
}

/** `noUncheckedIndexedAccess` without `!`: an index outside is a bug, never a value. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
};
