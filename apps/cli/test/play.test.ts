import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, folderWith, hear } from './heard.ts';

const EDITIONS = ['de', 'it', 'fr', 'en'] as const;

/** Somebody who tries everything, the rules and the ways back too. */
function restless(seed: number): Answer {
  const draws = seededDraws(seed, 'restless');
  return (_message, choices) => pick(draws, [...choices.keys()]);
}

const careful: Answer = () => 0;

describe('play --watch', () => {
  it.each(EDITIONS)('plays edition %s to the coronation', async (edition) => {
    const { code, out, err } = await hear(['play', '--watch', '--edition', edition, '--seats', '4', '--seed', '2']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('wins the crown!');
    expect(out).toMatch(/Long live \w+! Throne points after \d+ rounds:/);
    expect(out).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it('plays the same match for the same seed', async () => {
    const watch = (seed: string) => hear(['play', '--watch', '--seats', '3', '--seed', seed]);
    expect((await watch('7')).out).toBe((await watch('7')).out);
    expect((await watch('7')).out).not.toBe((await watch('8')).out);
  });

  it('is what happens without a terminal, and says so in one line', async () => {
    const { code, out, err } = await hear(['play', '--seats', '3', '--seed', '1']);
    expect(code).toBe(0);
    expect(err).toMatch(/^There is no terminal .*\.$/);
    expect(out).toContain('wins the crown!');
  });
});

describe('play', () => {
  it.each(EDITIONS)('lets a newcomer play edition %s by pressing Enter', async (edition) => {
    const { code, out, asked, menus } = await hear(
      ['play', '--edition', edition, '--seats', '4', '--seed', '3'],
      careful,
    );
    expect(code).toBe(0);
    expect(asked).toBeGreaterThan(10);
    expect(out).toContain('You are Ann, one of 4 heirs');
    expect(out).toMatch(/Long live/);
    expect([...menus, out].join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
  });

  it.each(EDITIONS.flatMap((edition) => [1, 2, 3].map((seed) => [edition, seed] as const)))(
    'offers nothing in edition %s that is refused afterwards (person %i)',
    async (edition, seed) => {
      const { code, out, menus } = await hear(
        ['play', '--edition', edition, '--seed', String(seed), '--seat', '2'],
        restless(seed),
      );
      expect(code).toBe(0);
      expect(out).not.toContain('That is not possible');
      expect([...menus, out].join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
    },
    30_000,
  );

  it('puts the neutral answer first', async () => {
    const { menus } = await hear(['play', '--seats', '4', '--seed', '3'], careful);
    const windows = menus.filter((menu) => menu.includes('Hoax! I doubt it'));
    expect(windows.length).toBeGreaterThan(0);
    for (const menu of windows) expect(menu.split('\n')[1]).toMatch(/^Pass/);
  });

  it('asks no more in a turn in which somebody passes on everything', async () => {
    const quiet: Answer = (_message, choices) => {
      const at = choices.findIndex(({ label }) => label.startsWith('Pass on everything'));
      return at < 0 ? 0 : at;
    };
    const args = ['play', '--seats', '5', '--seed', '6'];
    const [loud, silent] = [await hear(args, careful), await hear(args, quiet)];
    const windows = (menus: readonly string[]) => menus.filter((menu) => menu.includes('Pass on everything')).length;
    expect(windows(silent.menus)).toBeLessThan(windows(loud.menus));
  });

  it('ends politely when the person leaves, and saves what there is', async () => {
    const file = join(folderWith({}), 'match.json');
    let left = 5;
    const { code, out } = await hear(['play', '--seed', '1', '--save', file], () => (left-- > 0 ? 0 : null));
    expect(code).toBe(0);
    expect(out).toContain('You leave the table.');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      version: 1,
      game: 'hoax',
      seed: { kind: 'fast', value: 1 },
    });
    expect((await hear(['replay', file, '--seat', '0'])).code).toBe(0);
  });
});
