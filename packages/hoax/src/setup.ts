// The empty table.

import type { Seat } from '@pretender/kernel';
import { noReactions } from './events/chances.ts';
import { noClaims, noCovers } from './events/covers.ts';
import { freshTurn } from './events/turn.ts';
import type { Config } from './options.ts';
import type { Hand, Heir, HoaxState } from './types.ts';

/** So many wares of each kind lie in the bank: one box, or two for a large table. */
function supplyFor(seatCount: number): number {
  return seatCount > 8 ? 40 : 20;
}

/** `Array.from` takes five times as long, and bots set up many tables. A copy has no room for more, and a server keeps many. */
function times<T>(count: number, make: () => T): T[] {
  const items: T[] = [];
  while (items.length < count) items.push(make());
  return items.slice();
}

function newHeir(points: number): Heir {
  return {
    points,
    earned: { accusation: 0, repelled: 0, wrongDoubt: 0, finale: 0, finaleLoss: 0, draw: 0 },
    standing: 'in',
    card: null,
    wares: { gold: 0, wine: 0, grain: 0 },
    covers: noCovers(),
    used: { immunise: false, outlaw: false, sentence: false, absolve: false },
    isExposed: false,
    former: null,
    toCover: 0,
    claimed: noClaims(),
    chances: noReactions(),
    reactions: noReactions(),
    candour: { truths: 0, bluffs: 0, trueClaims: 0, claims: 0 },
    ghostHands: 0,
  };
}

function newHand(seatCount: number): Hand {
  return {
    identity: null,
    answers: [],
    plans: [],
    shown: times(seatCount, () => []),
    seen: times(seatCount, () => []),
    guesses: [],
    exposed: [],
  };
}

export function init(config: Config, seatCount: number): HoaxState {
  const first = 0 as Seat;
  const supply = supplyFor(seatCount);
  return {
    table: {
      config: { ...config, tenBy: [...config.tenBy] },
      heirs: times(seatCount, () => newHeir(config.startPoints)),
      bank: { gold: supply, wine: supply, grain: supply },
      round: 0,
      starter: first,
      victor: null,
      finale: false,
      finaleTurns: 0,
      turn: freshTurn(0, first),
      claim: null,
      vote: null,
      purchases: [],
      accusations: [],
      prompts: [],
      asks: [],
      nextAsk: 1,
      king: null,
      crowner: null,
    },
    hands: times(seatCount, () => newHand(seatCount)),
    vault: { spare: [] },
  };
}
