import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

describe('league', () => {
  it('tells every trial, and the habits of the champion', async () => {
    const { code, out } = await hear(['league', '--seats', '3', '--deals', '2', '--trials', '1', '--json']);
    expect(code).toBe(0);
    const [trial, { habits }] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(trial).toMatchObject({ number: 0, played: 2 });
    expect(habits.pride).toBeGreaterThan(0);
  });

  it.each([
    ['shrewd', 2],
    ['wily', 3],
  ])('begins with the habits of %s, whose pride is %i', async (from, pride) => {
    const { out } = await hear(['league', '--from', from, '--seats', '3', '--deals', '2', '--trials', '1', '--json']);
    const [trial, { habits }] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(trial.accepted).toBe(false);
    expect(habits.pride).toBe(pride);
  });

  it('says with whom it can begin', async () => {
    const { code, err } = await hear(['league', '--from', 'jester']);
    expect(code).toBe(2);
    expect(err).toContain('shrewd');
  });

  it('says what is wrong with a number', async () => {
    const { code, err } = await hear(['league', '--seats', '2']);
    expect(code).toBe(2);
    expect(err).toContain('--seats');
  });
});
