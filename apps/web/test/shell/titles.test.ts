import { readFileSync } from 'node:fs';
import { decrees } from '@pretender/decrees';
import { hoax } from '@pretender/hoax';
import { isCharacter, levelsOf, offeredLevels } from '@pretender/protocol/constants';
import { isCompany } from '@pretender/protocol/court';
import { expect, it } from 'vitest';
import { LESSONS } from '../../src/games/face.ts';
import { GAMES } from '../../src/games/ids.ts';
import { setupOf } from '../../src/games/setup.ts';
import { TITLES, titleOf } from '../../src/games/titles.ts';
import { keptPractice } from '../../src/settings/practice-wish.ts';
import { needWords } from '../../src/words/words.svelte.ts';

it.each(GAMES)('what is usual at a table of %s can be had', async (game) => {
  const { seats, level } = TITLES[game].usual;
  const setup = await setupOf(game);
  expect(isCompany(game, offeredLevels(game), level)).toBe(true);
  expect(seats).toBe(setup?.seats.usual);
  expect(setup?.hasLesson).toBe(game in LESSONS);
});

it('tells characters from levels, which have an order', () => {
  const levels = GAMES.map((game) => offeredLevels(game).filter((each) => !isCharacter(each)));
  expect(levels).toEqual([['squire', 'shrewd', 'wily', 'farsighted'], levelsOf('decrees')]);
  for (const game of GAMES) expect(levelsOf(game)).toEqual(expect.arrayContaining([...offeredLevels(game)]));
});

it.each(GAMES)('the clauses of %s begin with its letter, and no other game has it', async (game) => {
  const setup = await setupOf(game);
  await setup?.book.ready();
  const clauses = setup?.book.chapters().flatMap((chapter) => chapter.clauses.map(({ id }) => id)) ?? [];
  expect(clauses.length).toBeGreaterThan(0);
  expect(clauses.filter((id) => !id.startsWith(TITLES[game].letter))).toEqual([]);
  expect(GAMES.filter((other) => TITLES[other].letter === TITLES[game].letter)).toEqual([game]);
});

it('says who made each game', async () => {
  await needWords('shell');
  expect(GAMES.map((game) => TITLES[game].credit())).toEqual([
    expect.stringContaining('Hesselmann'),
    expect.stringContaining('de Visser'),
  ]);
});

it('takes a game that it does not know for the usual one', () => {
  expect(titleOf('chess')).toBe(TITLES[GAMES[0]]);
  expect(titleOf('toString')).toBe(TITLES[GAMES[0]]);
  localStorage.setItem('practice', JSON.stringify({ game: 'chess', seats: 5, level: 'honest' }));
  expect(keptPractice()).toBeNull();
  localStorage.clear();
});

it('names both games to whoever reads the page without its scripts', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const { min, max } = hoax.seats;
  const said = `The Heirs of Hoax for ${min} to ${max} people, Final Decrees for ${decrees.seats.min} or ${decrees.seats.max}.`;
  expect(html.split(said)).toHaveLength(4);
});
