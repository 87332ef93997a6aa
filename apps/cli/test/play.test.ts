import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import type { Answered, Choice } from '../src/prompts.ts';
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

  it('offers an accusation in a turn where accusations stand beside it', async () => {
    const { code, menus } = await hear(['play', '--edition', 'testers', '--seats', '4', '--seed', '3'], careful);
    expect(code).toBe(0);
    expect(menus.some((menu) => /^accuse /im.test(menu))).toBe(true);
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

  it('keeps a random seed to itself until the match is over', async () => {
    let left = 3;
    const { out } = await hear(['play', '--seats', '3'], () => (left-- > 0 ? 0 : 'interrupt'));
    const [before, after] = out.split('You leave the table.');
    expect(before).not.toMatch(/seed/i);
    expect(after).toMatch(/The seed was (\d+); --seed \1 deals the same cards again\.$/);
  });

  it('says at once the seed that was given, and the one of a match that is only watched', async () => {
    const given = await hear(['play', '--seats', '3', '--seed', '5'], () => 'interrupt');
    expect(given.out.split('\n')[0]).toMatch(/ · seed 5$/);
    expect(given.out).not.toContain('The seed was');
    expect((await hear(['play', '--seats', '3', '--watch'])).out.split('\n')[0]).toMatch(/ · seed \d+$/);
  });

  it('asks before Escape leaves the match, and takes it as back further down', async () => {
    const asked: string[] = [];
    const answers: ((choices: readonly Choice[]) => Answered)[] = [
      () => 'escape', // the first menu
      () => 0, // no, play on
      () => 0, // a cover
      () => 0, // a ware
    ];
    const { out } = await hear(['play', '--seats', '3', '--seed', '5'], (message, choices) => {
      asked.push(message);
      const next = answers.shift();
      if (next) return next(choices);
      const act = choices.findIndex(({ label }) => label === 'Say who you are and act');
      if (message.startsWith('Do you leave')) return 1;
      if (message === 'Say who you are and act') return 'escape';
      if (act < 0) return 0;
      return asked.filter((before) => before === message).length > 1 ? 'escape' : act;
    });
    expect(asked[1]).toBe('Do you leave the match? It ends here.');
    expect(asked[2]).toBe(asked[0]);
    const turn = 'It is your turn. What do you do?';
    expect(asked.slice(-4)).toEqual([turn, 'Say who you are and act', turn, asked[1]]);
    expect(out).toMatch(/Escape goes back.*Ctrl-C leaves/);
    expect(out).toContain('You leave the table.');
  });

  it('explains the options in force', async () => {
    const explained = async (...args: string[]): Promise<string> => {
      let isExplained = false;
      const { out } = await hear(['play', '--seats', '4', '--seed', '5', ...args], (_message, choices) => {
        if (isExplained) return 'interrupt';
        isExplained = true;
        return choices.findIndex(({ label }) => label === 'Explain the rules');
      });
      return out;
    };
    const de = await explained();
    for (const part of ['half of the players', '3 throne points', 'they get your wares and a point', 'both cards'])
      expect(de).toContain(part);
    expect(de).not.toContain('duel');
    const en = await explained('--edition', 'en', '--option', 'hoaxThreshold=allOthers', '--option', 'tenBy=finale');
    for (const part of ['all others still in', 'a duel', 'one after the other', 'must come from winning a finale'])
      expect(en).toContain(part);
    expect(en).not.toContain('both cards');
    expect(await explained('--option', 'wrongAccusationPoint=0')).not.toContain('and a point');
    expect(await explained('--option', 'bankSupply=infinite')).toContain('the bank never runs out');
  });

  it('marks every action as the truth or a bluff', async () => {
    const act: Answer = (_message, choices) =>
      Math.max(
        0,
        choices.findIndex(({ label }) => label === 'Say who you are and act'),
      );
    const { menus } = await hear(['play', '--seats', '3', '--seed', '5'], act);
    const actions = menus.filter((menu) => menu.startsWith('Say who you are and act\n'));
    expect(actions.length).toBeGreaterThan(0);
    for (const menu of actions)
      for (const row of menu.split('\n').slice(1, -1)) expect(row).toMatch(/\((the truth|a bluff)\) $/);
  });

  it('ends politely when the person leaves, and saves what there is', async () => {
    const file = join(folderWith({}), 'match.json');
    let left = 5;
    const { code, out } = await hear(['play', '--seed', '1', '--save', file], () => (left-- > 0 ? 0 : 'interrupt'));
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
