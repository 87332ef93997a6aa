import { describe, expect, it } from 'vitest';
import { levelsOf } from '../src/constants.ts';
import { courtFor, isCompany, MIXED, nameFor } from '../src/court.ts';

const nobody = () => false;
const isTaken = (name: string) => name === 'Gregor' || name === 'Petra';

describe('the court', () => {
  it('has somebody for every seat of the largest table, whoever the reader is', () => {
    for (const company of [MIXED, 'honest'] as const)
      expect(courtFor({ game: 'hoax', company, count: 13, isTaken: (name) => name === 'Tom' })).toHaveLength(13);
    expect(courtFor({ game: 'decrees', company: 'clerk', count: 4, isTaken: nobody })).toHaveLength(4);
  });

  it('is made of bots that play the game, the first of them each in a way of their own', () => {
    const court = courtFor({ game: 'hoax', company: MIXED, count: 13, isTaken: nobody });
    for (const { level } of court) expect(levelsOf('hoax')).toContain(level);
    const first = court.slice(0, 4).map(({ level }) => level);
    expect(new Set(first).size).toBe(4);
  });

  it('sends nobody whose name is taken', () => {
    const court = courtFor({ game: 'hoax', company: MIXED, count: 10, isTaken });
    expect(court.some(({ name }) => isTaken(name))).toBe(false);
    expect(new Set(court.map(({ name }) => name)).size).toBe(10);
  });

  it('has the same name for the same manner of play, at whatever table', () => {
    for (const { name, level } of courtFor({ game: 'hoax', company: MIXED, count: 4, isTaken: nobody }))
      expect(nameFor('hoax', level, nobody)).toBe(name);
    expect(nameFor('hoax', 'random', nobody)).not.toBeNull();
    expect(nameFor('hoax', 'random', () => true)).toBeNull();
  });

  it('is a company of the games that have one', () => {
    expect(isCompany('hoax', levelsOf('hoax'), MIXED)).toBe(true);
    expect(isCompany('decrees', levelsOf('decrees'), MIXED)).toBe(false);
    expect(isCompany('hoax', levelsOf('hoax'), 'nobody')).toBe(false);
  });
});
