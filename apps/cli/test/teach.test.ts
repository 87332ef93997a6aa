import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

describe('teach', { timeout: 120_000 }, () => {
  it('prints the weights that come of a match, the same ones again', async () => {
    const wanted = ['teach', '--matches', '1', '--pupils', '0', '--seed', '3'];
    const [one, two] = [await hear(wanted), await hear(wanted)];
    expect(one.code).toBe(0);
    expect(one.out).toContain('export const WEIGHTS');
    expect(one.out).not.toMatch(/NaN|Infinity/);
    expect(two.out).toBe(one.out);
  });

  it('knows whose weights they are', async () => {
    const { code, out } = await hear(['teach', '--game', 'hoax', '--matches', '1', '--pupils', '0']);
    expect(code).toBe(0);
    expect(out).toContain("from '../../network.ts'");
    const { err } = await hear(['teach', '--game', 'chess']);
    expect(err).toContain('there is no game "chess"');
  });

  it('refuses more pupils than there are seats', async () => {
    const { code, err } = await hear(['teach', '--pupils', '101']);
    expect(code).toBe(2);
    expect(err).toContain('--pupils');
  });
});
