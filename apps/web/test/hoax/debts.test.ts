// What somebody is told who has to pay and has nothing to choose.

import { hoax } from '@pretender/hoax';
import { asSeat } from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import { summaryOf } from '../../src/games/hoax/board/summary.ts';
import { waresText } from '../../src/games/hoax/speech.ts';
import { debtOf } from '../../src/games/hoax/table/cost.ts';
import { needWords } from '../../src/words/words.svelte.ts';
import { deskOf } from './desks.ts';
import { playRandomly, tellings, viewersAt } from './played.ts';

beforeAll(() => needWords('hoax', 'hoaxTable'));

/** After these, wares go from hand to hand for another reason. */
const OTHER_REASONS = new Set(['turnBegan', 'left', 'revealed', 'judged', 'accused', 'exposed']);

it('says to whom and how much, as it is then handed over', () => {
  const seen = new Set<string>();
  for (let number = 1; number <= 30; number++) {
    const match = playRandomly(number);
    for (const viewer of match ? viewersAt(match) : []) {
      if (!match || viewer === 'public') continue;
      let owed: string | null = null;
      for (const { event, before } of tellings(match, viewer)) {
        const { table } = before;
        const top = table.asks.at(-1);
        const isAsked = top?.kind === 'defence' && top.seats.includes(viewer) && !hoax.answered(before, top as never);
        const desk = isAsked ? deskOf(before) : null;
        const whole = desk?.composition?.whole;
        if (desk && whole && desk.composition?.questions.length === 0) {
          const debt = debtOf(table, asSeat(viewer));
          owed = debt && waresText(debt.give);
          // Whoever was robbed of everything meanwhile owes nothing.
          const words = owed === null ? null : expect.stringMatching(new RegExp(`Heir ${table.turn.seat} ${owed}`));
          expect(summaryOf(desk, whole)).toEqual(words);
        }
        if (OTHER_REASONS.has(event.type)) owed = null;
        // It is handed over when the question is closed; what goes away before is lost to an accuser.
        if (event.type !== 'moved' || owed === null || isAsked) continue;
        if (event.from !== viewer || event.to !== table.turn.seat) continue;
        expect(waresText(event as never)).toBe(owed);
        if (table.turn.deed?.do === 'claim') seen.add(table.turn.deed.action.do);
        owed = null;
      }
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['bewitch', 'collect', 'tax']));
});
