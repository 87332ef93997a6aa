import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { barOf } from '../src/tournament/report.ts';
import { hear } from './heard.ts';

const COMMAND = fileURLToPath(new URL('../bin/pretender.mjs', import.meta.url));
const DECK = fileURLToPath(new URL('../../../packages/decrees/src/deck/substitute.json', import.meta.url));
const SMALL = ['tournament', '--game', 'hoax', '--players', 'random,honest', '--seats', '3', '--deals', '1'];

function figuresIn(text: string) {
  const { seconds, ...figures } = JSON.parse(text);
  expect(seconds).toBeGreaterThan(0);
  return figures;
}

describe('tournament', { timeout: 120_000 }, () => {
  it('tells in a table who wins how often in whose field', async () => {
    const { code, out, err } = await hear(SMALL);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('hoax, 3 seats · 1 deals · seed 1 · 6 matches');
    expect(out).toMatch(/honest +random +\d+\.\d %/);
    for (const title of ['payoff matrix', 'ratings (OpenSkill)']) expect(out).toContain(title);
  });

  it('gives the same matches in one thread and in two', async () => {
    const alone = figuresIn((await hear([...SMALL, '--json'])).out);
    const { stdout, status } = spawnSync(process.execPath, [COMMAND, ...SMALL, '--json', '--threads', '2'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(figuresIn(stdout)).toEqual(alone);
    expect(alone.pairings).toHaveLength(2);
  });

  it.each([
    [['--players', 'honest'], 'a tournament needs two different players, as in --players A,B.'],
    [['--deals', '0'], '--deals cannot be "0"; it takes a whole number from 1 to 1000000.'],
  ])('refuses %j, and says what would be right', async (args, sentence) => {
    const { code, err } = await hear(['tournament', '--game', 'hoax', ...args]);
    expect([code, err]).toEqual([2, `pretender: ${sentence}`]);
  });

  it('refuses a player that nobody knows, and says who there is', async () => {
    const { code, err } = await hear(['tournament', '--game', 'hoax', '--players', 'honest,wizard']);
    expect(code).toBe(2);
    expect(err).toMatch(/^pretender: --players cannot be "wizard"; hoax is played by random, honest, .* and \w+\.$/);
  });

  it('refuses a deck that no bot knows', async () => {
    const { code, err } = await hear(['tournament', '--game', 'decrees', '--deck', DECK]);
    expect([code, err]).toEqual([2, 'pretender: bots know our own cards only, so they cannot play with --deck.']);
  });

  it('says how far it is', () => {
    expect(barOf(25, 100, 10)).toBe('▰▰▰▰▰▰▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 25 of 100 matches, 30 s left');
    expect(barOf(1, 1000, 1)).toContain('17 min left');
  });
});
