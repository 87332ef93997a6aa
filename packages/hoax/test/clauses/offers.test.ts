// What a seat is offered, held against the same seat with every other card in its hand.

import { type Hoax, hoax, IDENTITIES } from '@pretender/hoax';
import { asSeat, beginMatch, copy, fastDice, type Match, seededDraws, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { configOf, step } from './tables.ts';

/** The offers to a seat if its card were another one. */
function offersWith(match: Match<Hoax>, seat: number, identity: (typeof IDENTITIES)[number]): string {
  const state = copy(match.state);
  state.hands[seat].identity = identity;
  return JSON.stringify(hoax.moves(viewOf(state, asSeat(seat))));
}

describe('offers', () => {
  it.each(['de', 'it', 'fr', 'en'])(
    'H7.5 the own card matters for nothing but a cover and what is shown (%s)',
    (edition) => {
      const kinds = new Set<string>();
      for (let seed = 0; seed < 3; seed++) {
        const match = beginMatch(hoax, configOf({ edition }, 4), 4, fastDice(seed));
        const draws = seededDraws(seed, 'offers');
        for (let count = 0; count < 400 && step(match, draws); count++) {
          const { asks } = match.state.table;
          if (asks.length === 0) break;
          const { kind, seats } = asks[asks.length - 1];
          kinds.add(kind);
          const seat = draws.below(4);
          const offers = new Set(IDENTITIES.map((identity) => offersWith(match, seat, identity)));
          const isOwnAffair = (kind === 'cover' || kind === 'showing') && seats.some((asked) => asked === seat);
          if (isOwnAffair) expect(offers.size).toBeGreaterThan(1);
          else expect([kind, offers.size]).toEqual([kind, 1]);
        }
      }
      expect(kinds.size).toBeGreaterThan(6);
    },
  );
});
