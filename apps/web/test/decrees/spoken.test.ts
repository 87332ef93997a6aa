import { expect, it } from 'vitest';
import { spoken } from '../../src/games/decrees/table/spoken.ts';

const LOG = ['Ann draws.', 'Ann stamps.', 'Bob objects.', 'Ann forwards.', 'Ann moves.', 'Ann ends.'];
const line = (at: number) => LOG[at];

it('says what happens in a turn although the question stays the same', () => {
  const heard = { ask: 7, lines: 1, situation: 'It is Ann’s turn.' };
  expect(spoken(heard, { ask: 7, lines: 3, line, situation: 'It is Ann’s turn.' })).toBe('Ann stamps. Bob objects.');
});

it('asks again where another question is open, or where fewer actions are left', () => {
  const heard = { ask: 7, lines: 2, situation: '3 actions left.' };
  expect(spoken(heard, { ask: 7, lines: 3, line, situation: '2 actions left.' })).toBe('Bob objects. 2 actions left.');
  expect(spoken(heard, { ask: 8, lines: 2, line, situation: '3 actions left.' })).toBe('3 actions left.');
});

it('is silent where nothing has happened, and brief where much has', () => {
  const heard = { ask: 7, lines: 0, situation: 'Wait.' };
  expect(spoken(heard, { ask: 7, lines: 0, line, situation: 'Wait.' })).toBe('');
  expect(spoken(heard, { ask: 7, lines: 6, line, situation: 'Wait.' })).toBe(LOG.slice(2).join(' '));
});
