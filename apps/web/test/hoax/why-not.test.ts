import { hoax } from '@pretender/hoax';
import { expect, it } from 'vitest';
import { HINTS } from '../../src/games/hoax/refusals.ts';
import { SPEAKER, type Wish, whyNot } from '../../src/games/hoax/why-not.ts';
import { playRandomly, tellings } from './played.ts';

const WISHES = Object.keys(SPEAKER) as Wish[];

it('has a reason for everything that is not offered, and none for what is', () => {
  const given = new Set<string>();
  for (let number = 1; number <= 24; number++) {
    const match = playRandomly(number);
    if (!match) continue;
    for (const { before } of tellings(match, 0 as never)) {
      const offers = hoax.moves(before);
      const offered = new Set(
        offers.flatMap(({ type, fields }) => (type === 'claim' && fields.do.kind === 'one' ? fields.do.of : [type])),
      );
      for (const wish of WISHES) {
        const reason = whyNot(before, wish, offers);
        if ((reason === null) !== offered.has(wish)) expect.fail(`${wish}: ${reason?.code ?? 'no reason'}`);
        if (reason) given.add(reason.code);
        if (reason?.code === 'ownDeed') expect(wish).toBe('outlaw');
      }
    }
  }
  expect(HINTS.filter((hint) => !given.has(hint) && hint !== 'silenced')).toEqual([]);
});
