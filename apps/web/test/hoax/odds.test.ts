import type { DoubtOdds } from '@pretender/bots/hints';
import type { Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { oddsNumbers, oddsText } from '../../src/games/hoax/hints/odds-words.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const ODDS: DoubtOdds = { seat: 1 as Seat, as: 'judge', chance: 0.25, paysBelow: 0.3, risk: 'points', points: 3 };
const names = { of: () => 'Hildegard', isMe: () => false };
/** What two lines of a phone hold. */
const ROOM = 96;

beforeAll(() => needWords('hoaxTable'));

describe('the odds of a claim', () => {
  it('are said in words, without a number, and the advice never contradicts them', async () => {
    await speak('en');
    expect(oddsText(ODDS, names)).toBe(
      'Rather a lie. A wrong doubt gives Hildegard 3 points. A courtier would doubt it.',
    );
    expect(oddsText({ ...ODDS, chance: 0.35 }, names)).toContain('Rather a lie.');
    expect(oddsText({ ...ODDS, chance: 0.35 }, names)).toContain('let it pass');
    const words = [0, 0.1, 0.25, 0.5, 0.7, 0.9, 1].map((chance) => oddsText({ ...ODDS, chance }, names).split('.')[0]);
    expect(new Set(words).size).toBe(7);
    for (const text of words) expect(text).not.toMatch(/\d/);
  });

  it('are said in numbers for whoever asks again, with what a wrong doubt would do and what a doubt needs', async () => {
    await speak('en');
    expect(oddsNumbers(ODDS, names)).toBe(
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
    expect(oddsNumbers({ ...ODDS, chance }, names)).toMatch(new RegExp(`^${said}%`));
  });

  it.each(LANGUAGES)('fit into the two lines above the buttons (%s)', async (language) => {
    await speak(language);
    for (const risk of ['points', 'crown', 'finale'] as const) {
      expect(oddsNumbers({ ...ODDS, risk }, names).length).toBeLessThanOrEqual(ROOM);
      for (const chance of [0, 0.1, 0.25, 0.5, 0.7, 0.9, 1])
        expect(oddsText({ ...ODDS, risk, chance }, names).length).toBeLessThanOrEqual(ROOM);
    }
  });
});
