import type { Identity } from '@pretender/hoax';
import { expect, it } from 'vitest';
import { type Chronicle, EMPTY, next, truthOf } from '../../src/games/hoax/chronicle.ts';
import { type Played, playRandomly, tellings, viewersAt } from './played.ts';

const matches = Array.from({ length: 48 }, (_, number) => playRandomly(number + 1)).filter((match) => match !== null);

/** What every claim of a match really was, in the order they were made. */
function truths({ match }: Played): boolean[] {
  const cards: Identity[] = [];
  const made: boolean[] = [];
  for (const { events } of match.entries)
    for (const event of events) {
      if (event.type === 'dealt' || event.type === 'redealt') cards[event.seat] = event.identity;
      if (event.type === 'claimed') made.push(cards[event.claim.seat] === event.claim.as);
    }
  return made;
}

/** The views are written on, so each is folded while it is fresh. */
function fold(match: Played, viewer: Parameters<typeof tellings>[1]): Chronicle {
  let chronicle = EMPTY;
  for (const { event, before } of tellings(match, viewer)) chronicle = next(chronicle, event, before);
  return chronicle;
}

it('knows after a round what every claim in it was, and never says it wrongly', () => {
  let known = 0;
  for (const match of matches) {
    const chronicle = fold(match, 'public');
    const real = truths(match);
    const over = new Set(chronicle.rounds.map(({ round }) => round));
    expect(chronicle.claims.length).toBe(real.length);
    for (const [at, claim] of chronicle.claims.entries()) {
      const truth = truthOf(chronicle, claim);
      if (truth === null) expect(over.has(claim.round)).toBe(false);
      else expect(truth).toBe(real[at]);
      if (truth !== null) known++;
    }
  }
  expect(known).toBeGreaterThan(500);
});

it('holds the same for everybody but what was shown or named in secret', () => {
  for (const match of matches.slice(0, 12)) {
    const open = fold(match, 'public');
    for (const viewer of viewersAt(match)) {
      const own = fold(match, viewer);
      expect({ ...own, purchases: [], accusations: [] }).toEqual({ ...open, purchases: [], accusations: [] });
      for (const [at, { shown, buyer, target }] of own.purchases.entries())
        if (shown !== null && viewer !== buyer && viewer !== target) expect(open.purchases[at].shown).toEqual(shown);
      for (const [at, { identity, accuser, target }] of own.accusations.entries())
        if (viewer !== accuser && viewer !== target) expect(open.accusations[at].identity).toEqual(identity);
    }
  }
});
