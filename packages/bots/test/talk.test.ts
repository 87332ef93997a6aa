import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/hoax/shrewd/characters.ts';
import type { LevelOf } from '../src/index.ts';
import { type Remark, remarksNow } from '../src/talk/index.ts';
import { playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;

/** The protocol's; a number beyond it would have no words. */
const PHRASES = 24;

function remarksOf(levels: readonly Level[], seed: number): Map<string, Remark> {
  const found = new Map<string, Remark>();
  playMatch({
    options: {},
    levels,
    seed,
    most: 1500,
    hear({ match }) {
      for (const remark of remarksNow(match.state.table, levels)) {
        // Whatever else happens meanwhile, about the same the same is said.
        expect(found.get(remark.about) ?? remark).toEqual(remark);
        found.set(remark.about, remark);
      }
    },
  });
  return found;
}

describe('what the characters say', () => {
  it('is one of the phrases, from one of their seats, now and then', () => {
    const phrases = new Set<number>();
    const speakers = new Set<number>();
    for (let seed = 0; seed < 2; seed++) {
      const remarks = [...remarksOf(CHARACTERS, seed).values()];
      expect(remarks.length).toBeGreaterThan(3);
      for (const { seat, phrase } of remarks) {
        expect(phrase).toBeLessThan(PHRASES);
        phrases.add(phrase);
        speakers.add(seat);
      }
    }
    expect(phrases.size).toBeGreaterThan(4);
    expect(speakers.size).toBeGreaterThan(3);
  });

  it('is nothing from those who have no character, or from people', () => {
    expect(remarksOf(['random', 'honest', 'shrewd', 'random'], 1).size).toBe(0);
  });

  it('follows from the table alone', () => {
    const levels: Level[] = ['duchess', 'doubter', 'mountebank', 'random'];
    playMatch({
      options: {},
      levels,
      seed: 4,
      most: 600,
      hear({ match }) {
        const { table } = match.state;
        // The same table with nothing behind it: there are no cards to look at.
        expect(remarksNow(JSON.parse(JSON.stringify(table)), levels)).toEqual(remarksNow(table, levels));
      },
    });
  });
});
