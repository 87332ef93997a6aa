import type { Identity } from '@pretender/hoax';
import { IDENTITIES } from '@pretender/hoax';
import { asSeat } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { certainty } from '../../src/games/hoax/knowledge.ts';
import { playRandomly, tellings, viewersAt } from './played.ts';

it('is certain only of what is so', () => {
  let certain = 0;
  for (let number = 1; number <= 12; number++) {
    const match = playRandomly(number);
    if (!match) continue;
    const cards = cardsOverTime(match);
    for (const viewer of viewersAt(match)) {
      for (const { event, before } of tellings(match, viewer)) {
        if (event.type !== 'turnBegan') continue;
        const dealt = cards.get(`${before.table.round}.${event.number}`);
        if (!dealt) continue;
        for (let seat = 0; seat < match.seats; seat++)
          for (const who of IDENTITIES) {
            const sure = certainty(before, asSeat(seat), who);
            if (sure === null) continue;
            certain++;
            if ((sure === 'yes') !== (dealt[seat] === who))
              expect.fail(`match ${number}, ${viewer} is sure (${sure}) about ${seat} as ${who}`);
          }
      }
    }
  }
  expect(certain).toBeGreaterThan(10_000);
});

/** Who really was who when each turn began. */
function cardsOverTime({ match }: NonNullable<ReturnType<typeof playRandomly>>): ReadonlyMap<string, Identity[]> {
  const cards: Identity[] = [];
  const turns = new Map<string, Identity[]>();
  let round = 0;
  for (const { events } of match.entries)
    for (const event of events) {
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'dealt' || event.type === 'redealt') cards[event.seat] = event.identity;
      if (event.type === 'turnBegan') turns.set(`${round}.${event.number}`, [...cards]);
    }
  return turns;
}
