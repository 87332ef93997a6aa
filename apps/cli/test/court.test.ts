import { courtFor, MIXED } from '@pretender/protocol/court';
import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

const PAGE = { game: 'hoax', company: MIXED, isTaken: () => false } as const;

describe('court', { timeout: 120_000 }, () => {
  it('tells what happens before a finale, in it and in a match', async () => {
    const { code, out, err } = await hear(['court', 'honest', '--seats', '3', '--matches', '3']);
    expect([code, err]).toEqual([0, '']);
    for (const row of ['before the finale', 'in finales', 'of actions true', 'changes of the lead'])
      expect(out).toContain(row);
    expect(out).toMatch(/of actions true +1\.000/);
  });

  it('tells duels where they are played, as data too', async () => {
    const { out } = await hear([
      'court',
      'honest,random',
      '--seats',
      '3',
      '--matches',
      '2',
      '--edition',
      'fr',
      '--json',
    ]);
    const { figures, levels } = JSON.parse(out);
    expect(levels).toEqual(['honest', 'random']);
    expect(new Set(figures.map(({ stage }: { stage: string }) => stage))).toEqual(new Set(['round', 'duel', 'match']));
  });

  it('names who sits where from the public log', async () => {
    const { out } = await hear(['court', 'honest,random', '--seats', '4', '--matches', '6', '--tell']);
    expect(out).toMatch(/named right: \d+\.\d % of 12 seats/);
    expect((await hear(['court', 'honest', '--tell'])).err).toContain('--tell needs two levels');
  });

  it('knows those whom the page seats', async () => {
    const { out } = await hear(['court', 'court', '--seats', '3', '--matches', '1', '--json']);
    expect(JSON.parse(out).levels).toEqual(courtFor({ ...PAGE, count: 3 }).map(({ level }) => level));
  });

  it('says who there is', async () => {
    const { code, err } = await hear(['court', 'honest,nobody']);
    expect(code).toBe(2);
    expect(err).toMatch(/LEVEL must be one of random, .*, not "nobody"\.$/);
  });
});
