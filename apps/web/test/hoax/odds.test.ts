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
  it('are said with what a wrong doubt would do, and with what a doubt needs', async () => {
    await speak('en');
    expect(oddsText(ODDS, names)).toBe(
      '25% likely to be true. A wrong doubt gives Hildegard 3 points. A courtier doubts below 30%.',
    );
    expect(oddsText({ ...ODDS, points: 1 }, names)).toContain('gives Hildegard 1 point.');
    expect(oddsText({ ...ODDS, risk: 'crown' }, names)).toContain('gives Hildegard the crown');
    expect(oddsText({ ...ODDS, risk: 'finale' }, names)).toContain('loses you the finale');
  });

  it.each([
    [0, '0'],
    [0.001, '1'],
    [0.996, '99'],
    [1, '100'],
  ])('are never surer than they are: %d', async (chance, said) => {
    await speak('en');
    expect(oddsText({ ...ODDS, chance }, names)).toMatch(new RegExp(`^${said}%`));
  });

  it.each(LANGUAGES)('fit into the two lines above the buttons (%s)', async (language) => {
    await speak(language);
    for (const risk of ['points', 'crown', 'finale'] as const)
      expect(oddsText({ ...ODDS, risk }, names).length).toBeLessThanOrEqual(ROOM);
  });
});
