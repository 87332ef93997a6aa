import { hoax } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { aligned, spreadOf } from '../src/simulate/figures.ts';
import { hear } from './heard.ts';

async function figures(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await hear(['simulate', '--json', '--matches', '30', ...args]);
  expect([code, err]).toEqual([0, '']);
  const { speed, ...rest } = JSON.parse(out);
  expect(Object.keys(speed)).toEqual(['seconds', 'movesPerSecond', 'matchesPerSecond']);
  return rest;
}

const sum = (counts: unknown): number => Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0);

describe('simulate', () => {
  it('gives the same figures for the same seed, and others for another', async () => {
    const first = await figures('--seed', '4');
    expect(await figures('--seed', '4')).toEqual(first);
    expect(await figures('--seed', '5')).not.toEqual(first);
  });

  it.each(['de', 'it', 'fr', 'en'])('finishes every match of edition %s, and the figures add up', async (edition) => {
    const { wins, unfinished, endings, lengths, points } = await figures('--edition', edition, '--seats', '4');
    expect(unfinished).toBe(0);
    expect(wins).toHaveLength(4);
    expect(sum(wins)).toBe(30);
    expect(sum(endings)).toBeCloseTo(30 * (lengths as { rounds: { mean: number } }).rounds.mean, -1);
    expect(sum(points)).toBeGreaterThanOrEqual(300);
  });

  it('counts the accusations of the game for children, which are made openly', async () => {
    const { endings, points } = await figures('--edition', 'children', '--seats', '3', '--matches', '60');
    const accusations = (counts: unknown, ...keys: string[]) =>
      keys.reduce((all, key) => all + (counts as Record<string, number>)[key], 0);
    expect(accusations(points, 'accusation')).toBeGreaterThan(0);
    expect(accusations(endings, 'finaleRightAccusation')).toBeGreaterThan(0);
    expect(accusations(endings, 'finaleWrongAccusation')).toBeGreaterThan(0);
    // Three points are the winner's of a finale, and nobody else is left to be doubted.
    const won = accusations(
      endings,
      'finaleWrongDoubt',
      'finaleWrongChallenge',
      'finaleRightAccusation',
      'finaleWrongAccusation',
    );
    expect(won * 3).toBe(accusations(points, 'finale'));
  });

  it('lets bots play, and says who there is', async () => {
    const first = await figures('--game', 'decrees', '--player', 'clerk', '--matches', '2');
    expect(first.unfinished).toBe(0);
    expect(await figures('--game', 'decrees', '--matches', '2')).not.toEqual(first);
    const { code, err } = await hear(['simulate', '--player', 'wizard']);
    expect(code).toBe(2);
    expect(err).toMatch(/^pretender: --player cannot be "wizard"; hoax is played by random, honest, .* and \w+\.$/);
  });

  it.each(['eon1981', 'testers', 'crowd'])(
    'lets bots accuse beside the turn, so that edition %s ends',
    async (edition) => {
      const { unfinished } = await figures(
        '--player',
        'honest',
        '--edition',
        edition,
        '--seats',
        '4',
        '--matches',
        '2',
      );
      expect(unfinished).toBe(0);
    },
  );

  it('takes several options', async () => {
    const { options } = await figures(
      '--option',
      'tenBy=finale',
      '--option',
      'coverExhausted=false',
      '--option',
      'wrongHoaxPoints=4',
    );
    expect(options).toEqual({ edition: 'de', tenBy: ['finale'], coverExhausted: false, wrongHoaxPoints: 4 });
  });

  it('takes options of every kind, a key alone for a rule that is switched on', async () => {
    const args = [
      'tenBy=acc,finale',
      'finaleTurnLimit=20',
      'hoaxThreshold=allOthers',
      'skipFutile',
      'wrongHoaxPoints=4',
    ];
    const { options } = await figures(...args.flatMap((text) => ['--option', text]));
    expect(options).toEqual({
      edition: 'de',
      tenBy: ['acc', 'finale'],
      finaleTurnLimit: 20,
      hoaxThreshold: 'allOthers',
      skipFutile: true,
      wrongHoaxPoints: 4,
    });
  });

  it('fills the largest table', async () => {
    const { wins } = await figures('--seats', String(hoax.seats.max), '--matches', '2');
    expect(wins).toHaveLength(hoax.seats.max);
  });

  it('prints a report for people, and its progress only when asked', async () => {
    const { out, err } = await hear(['simulate', '--matches', '10', '--progress']);
    for (const part of ['10 matches', 'moves/s', 'p90', 'seat 4', 'wrongly doubted', 'finale, by a wrong doubt'])
      expect(out).toContain(part);
    expect(err).toContain('10 of 10 matches');
  });
});

describe('spreadOf', () => {
  it('takes percentiles that did occur', () => {
    expect(spreadOf([5, 1, 4, 2, 3, 6, 7, 8, 10, 9])).toEqual({ mean: 5.5, p10: 1, p50: 5, p90: 9 });
    expect(spreadOf([7])).toEqual({ mean: 7, p10: 7, p50: 7, p90: 7 });
  });
});

describe('aligned', () => {
  it('puts words to the left and numbers to the right', () => {
    expect(
      aligned([
        ['a', '1'],
        ['long', '100'],
      ]),
    ).toEqual(['a       1', 'long  100']);
  });
});
