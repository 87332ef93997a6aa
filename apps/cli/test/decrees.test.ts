// The second game through the same commands.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pick, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, folderWith, hear } from './heard.ts';

const GAME = ['--game', 'decrees'];
const ODD = /undefined|NaN|\[object|null/;

const { resolve } = createRequire(import.meta.url);
const DECK = readFileSync(join(dirname(resolve('@pretender/decrees/RULES.md')), 'src/deck/substitute.json'), 'utf8');

/** Somebody who tries everything but leaving. */
function restless(seed: number): Answer {
  const draws = seededDraws(seed, 'restless');
  return (message, choices) => (message.startsWith('Do you leave') ? 0 : pick(draws, [...choices.keys()]));
}

describe('play', () => {
  it.each(['4', '5'])('with %s seats goes on until the deck is empty', async (seats) => {
    const { code, out, err } = await hear(['play', ...GAME, '--watch', '--seats', seats, '--seed', '2']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Final Decrees · edition standard');
    expect(out).toContain('Stagnation and Decline!');
    expect(out).toMatch(/The report is in\. It was least the fault of \w+/);
    expect(out).not.toMatch(ODD);
  });

  it('says who did it, and everything that was chosen for a card', async () => {
    const { out } = await hear(['play', ...GAME, '--watch', '--seats', '5', '--seed', '2']);
    expect(out).toMatch(/\w+ forwards D\d \(/);
    expect(out).toMatch(/\w+ assigns the posts: /);
    expect(out).toMatch(/\w+ plays [A-Z][\w ’'-]+: /);
    expect(out).not.toMatch(/(^|\n)\s*(D\d \([^)]*\) goes to|The arrow|The posts now|Blame is distributed)/);
  });

  it('names the target before it asks for objections', async () => {
    const menus = await Promise.all(
      [1, 2, 3].map(async (seed) => (await hear(['play', ...GAME, '--seed', String(seed)], restless(seed))).menus),
    );
    const objections = menus.flat().filter((menu) => menu.includes('Do you object?'));
    expect(objections.some((menu) => /plays [A-Z][\w ’'-]+: .+\. Do you object\?/.test(menu))).toBe(true);
  });

  it.each([1, 2, 3])('takes whatever a person chooses (%i)', async (seed) => {
    const { code, out, menus } = await hear(['play', ...GAME, '--seed', String(seed), '--seats', '4'], restless(seed));
    expect(code).toBe(0);
    expect(out).toContain('The report is in.');
    expect(menus.join('\n')).not.toMatch(ODD);
    expect(menus.some((menu) => menu.includes('Play a card'))).toBe(true);
  });
});

/** Gives the first other player a card as soon as it is its turn, and leaves then. */
function generous(): Answer {
  const wishes: Readonly<Record<string, readonly string[]>> = {
    'It is your turn': ['Offer a deal'],
    'Which card do you give': ['that is all'],
    'How do they lie': ['face down'],
    'How much blame do you': ['none'],
    'Which card do you want': ['no card'],
  };
  let gifts = 0;
  let offers = 0;
  return (message, choices) => {
    if (message.startsWith('It is your turn') && offers++ > 0) return 'interrupt';
    if (message.startsWith('Which card do you give') && gifts++ === 0) return 1;
    const [, wanted = []] = Object.entries(wishes).find(([start]) => message.startsWith(start)) ?? [];
    const at = choices.findIndex(({ label }) => wanted.includes(label));
    return Math.max(0, at);
  };
}

describe('a deal in the terminal', () => {
  it('is put together in menus and answered by a bot', async () => {
    const { code, out } = await hear(['play', ...GAME, '--seed', '5', '--seats', '4'], generous());
    expect(code).toBe(0);
    expect(out).toMatch(/You make offer 1, among you and \w+\./);
    expect(out).toMatch(/Offer 1: You give \w+ [A-Z]/);
    expect(out).toMatch(/A deal: You give \w+ 1 card\./);
    expect(out).toContain('You leave the table.');
  });
});

describe('replay', () => {
  it('tells a seat no more than it knew, and finds the match genuine', async () => {
    const file = join(folderWith({}), 'match.json');
    await hear(['play', ...GAME, '--watch', '--seed', '3', '--save', file]);
    const told = await hear(['replay', file, '--seat', '1']);
    const open = await hear(['replay', file, '--seat', 'public']);
    expect([told.code, open.code]).toEqual([0, 0]);
    expect(told.out).toContain('You draw ');
    expect(open.out).not.toContain('You ');
    expect(open.out).not.toMatch(/draws (?!a card)/);
    expect(told.out).toContain('gives the same events');
  });
});

describe('another deck', () => {
  const other = DECK.replace('"substitute-1"', '"mine"').replaceAll('"overtime"', '"late_shift"');

  it('is played with, and needed again for the record', async () => {
    const folder = folderWith({ 'deck.json': other });
    const [deck, file] = [join(folder, 'deck.json'), join(folder, 'match.json')];
    const { code, out } = await hear(['play', ...GAME, '--watch', '--seed', '3', '--deck', deck, '--save', file]);
    expect(code).toBe(0);
    expect(out).toContain('late shift');
    expect((await hear(['replay', file, '--deck', deck])).code).toBe(0);
    const without = await hear(['replay', file]);
    expect(without.code).toBe(2);
    expect(without.err).toContain('another deck');
    expect(without.err).toContain('--deck');
  });

  it('is refused with the line and the reason', async () => {
    const lines = DECK.split('\n');
    const at = lines.findIndex((line) => line.includes('"gainActions"'));
    lines[at] = lines[at].replace('gainActions', 'gainAction');
    const deck = join(folderWith({ 'deck.json': lines.join('\n') }), 'deck.json');
    const { code, err } = await hear(['simulate', ...GAME, '--matches', '1', '--deck', deck]);
    expect(code).toBe(2);
    expect(err).toContain(`line ${at + 1}: `);
    expect(err).toContain('there is no operation "gainAction"');
  });

  it('is nothing for the other game', async () => {
    const { code, err } = await hear(['play', '--watch', '--deck', 'x.json']);
    expect([code, err]).toEqual([2, 'pretender: hoax has no --deck.']);
  });

  it('that is not there is said so', async () => {
    const { code, err } = await hear(['play', ...GAME, '--watch', '--deck', 'nowhere.json']);
    expect(code).toBe(2);
    expect(err).toMatch(/^pretender: nowhere\.json cannot be read: .*\.$/);
  });
});

describe('simulate, rules and check', () => {
  it('count what only this game knows', async () => {
    const { code, out } = await hear(['simulate', ...GAME, '--matches', '40', '--seats', '4', '--json']);
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report.lengths.strikes.mean).toBeGreaterThan(2);
    expect(report.endings.deck + report.endings.decrees).toBe(40);
    expect(report.unfinished).toBe(0);
  });

  it.each(['en', 'de', 'it', 'fr'])('explain the table in %s', async (lang) => {
    const { code, out } = await hear(['rules', ...GAME, '--lang', lang, '--option', 'tieBreak=stamps']);
    expect(code).toBe(0);
    expect(out).toContain('D12.3');
    expect(out).toContain('tieBreak=stamps');
    expect(out).not.toContain('D8.9');
    expect(out).not.toMatch(ODD);
  });

  it('run a scenario and name what is wrong with another', async () => {
    const good = 'game: decrees\ntitle: t\nseats: [A, B, C, D]\nposition: { turn: A }\nexpect: { actions: 3 }\n';
    const folder = folderWith({ 'a.yaml': good, 'b.yaml': good.replace('actions: 3', 'actions: 2') });
    const { code, out } = await hear(['check', folder]);
    expect(code).toBe(1);
    expect(out).toContain('actions: expected 2, found 3');
    expect(out).toContain('1 passed, 1 failed');
  });
});
