import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

describe('finale', () => {
  it('says what a position is worth and what to do with each card', async () => {
    const { code, out } = await hear(['finale', 'baron+thief@000/baron+thief@000/2']);
    expect(code).toBe(0);
    expect(out).toMatch(/worth .(0.99|1.00)/);
    expect(out).toMatch(/baron\n +accuse thief +(99|100)/);
  });

  it('says it as JSON', async () => {
    const { out } = await hear(['finale', 'baron+thief@000/baron+thief@000/2', '--json']);
    const { value, exploitability, mix } = JSON.parse(out);
    expect(value).toBeCloseTo(1, 2);
    expect(exploitability).toBeLessThan(0.01);
    expect(mix.thief['accuse baron']).toBeGreaterThan(0.95);
  });

  it('says what is wrong with a position', async () => {
    const { code, err } = await hear(['finale', 'baron+thif@000/baron@000/2']);
    expect(code).toBe(2);
    expect(err).toContain('thif is no identity');
  });

  it('says how exploitable a player is in positions of the suite', async () => {
    const { code, out } = await hear(['finale', 'suite', '--every', '150', '--level', 'honest']);
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    // Whoever is honest says what it is with the first word.
    for (const line of lines.slice(0, 2)) expect(JSON.parse(line).exploitability).toBeCloseTo(3, 1);
    expect(lines[2]).toContain('2 positions');
  });

  it('says what one player wins there from another', async () => {
    const won = async (level: string, against: string): Promise<number> => {
      const { out } = await hear(['finale', 'suite', '--every', '200', '--level', level, '--against', against]);
      return Number(/1 positions: won (-?[\d.]+) on average/.exec(out)?.[1]);
    };
    const mine = await won('random', 'honest');
    expect(Math.abs(mine)).toBeGreaterThan(0.01);
    expect(await won('honest', 'random')).toBeCloseTo(-mine, 3);
  });

  it.each(['--level', '--against', '--every'])('does not take %s for a single position', async (option) => {
    const { code, err } = await hear(['finale', 'baron+thief@000/baron+thief@000/2', option, '1']);
    expect(code).toBe(2);
    expect(err).toContain(`${option} is for the suite`);
  });

  it('gives programs nothing but JSON', async () => {
    const { out } = await hear(['finale', 'suite', '--every', '200', '--level', 'honest', '--json']);
    expect(JSON.parse(out).exploitability).toBeCloseTo(3, 1);
  });

  it('learns for no more rounds than it may', async () => {
    const { out } = await hear(['finale', 'baron+monk@102/thief+farmer@011/2', '--rounds', '30', '--json']);
    expect(JSON.parse(out).rounds).toBe(30);
  });

  it('wants to know who plays against them', async () => {
    const { code, err } = await hear(['finale', 'suite', '--against', 'honest']);
    expect(code).toBe(2);
    expect(err).toContain('--level');
  });

  it('knows who is at court', async () => {
    const { code, err } = await hear(['finale', 'suite', '--level', 'nobody']);
    expect(code).toBe(2);
    expect(err).toContain('There are random, honest, squire, shrewd');
  });
});
