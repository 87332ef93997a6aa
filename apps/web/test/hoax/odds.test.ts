import type { DoubtOdds } from '@pretender/bots/hints';
import type { Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { oddsText } from '../../src/games/hoax/hints/odds-words.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const ODDS: DoubtOdds = { seat: 1 as Seat, as: 'judge', chance: 0.25, paysBelow: 0.3, risk: 'points', points: 3 };
const names = { of: () => 'Hildegard', isMe: () => false };
/** What two lines of a phone hold. */
const ROOM = 96;

beforeAll(() => needWords('hoaxTable'));

describe('the odds of a claim', () => {
  it('are said with what a wrong doubt would do', async () => {
    await speak('en');
    expect(oddsText(ODDS, names)).toBe(
      'The chance that this is true: 25\u00a0%. If you doubt wrongly, Hildegard gets 3 points.',
    );
    expect(oddsText({ ...ODDS, points: 1 }, names)).toContain('gets 1 point.');
    expect(oddsText({ ...ODDS, risk: 'crown' }, names)).toContain('takes the crown');
    expect(oddsText({ ...ODDS, risk: 'finale' }, names)).toContain('you lose the finale');
  });

  it.each([
    [0, '0'],
    [0.001, '1'],
    [0.996, '99'],
    [1, '100'],
  ])('are never surer than they are: %d', async (chance, said) => {
    await speak('en');
    expect(oddsText({ ...ODDS, chance }, names)).toContain(`true: ${said}\u00a0%`);
  });

  it.each(LANGUAGES)('fit into the two lines above the buttons (%s)', async (language) => {
    await speak(language);
    for (const risk of ['points', 'crown', 'finale'] as const)
      expect(oddsText({ ...ODDS, risk }, names).length).toBeLessThanOrEqual(ROOM);
  });
});
