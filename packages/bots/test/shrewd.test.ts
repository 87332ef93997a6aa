import { hoax } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { LEVELS as ALL, type LevelOf } from '../src/index.ts';
import { optionSet } from './option-sets.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;
const LEVELS: readonly Level[] = ALL.hoax;

/** Enough for a round with few heirs, and for part of one with many. */
const MOST_ENTRIES = 100;

const shrewd = (seats: number): Level[] => Array.from({ length: seats }, () => 'shrewd');

function countMoves(counts: Record<string, number>): (heard: Heard) => void {
  return ({ level, move, match, seat }) => {
    if (level !== 'shrewd' || move === null) return;
    const isLie = move.type === 'claim' && move.as !== match.state.hands[seat].identity;
    const name = isLie ? 'lie' : move.type;
    counts[name] = (counts[name] ?? 0) + 1;
  };
}

describe('shrewd heirs', () => {
  it('play any number of seats under any options without an illegal move', () => {
    const seatCounts = new Set<number>();
    for (let number = 0; number < 12; number++) {
      const { seats, options } = optionSet(number);
      seatCounts.add(seats);
      const levels = Array.from({ length: seats }, (_, seat): Level => LEVELS[(seat + number) % LEVELS.length]);
      let answers = 0;
      playMatch({ options, levels, seed: number, most: MOST_ENTRIES, hear: () => void answers++ });
      expect(answers, `option set ${number}`).toBeGreaterThan(10);
    }
    expect(seatCounts.size).toBeGreaterThan(5);
  });

  it.each(Object.keys(hoax.options.presets))('come to an end among themselves, edition %s', (edition) => {
    const counts: Record<string, number> = {};
    const match = playMatch({
      options: { edition, startPoints: 0 },
      levels: shrewd(3),
      seed: 3,
      hear: countMoves(counts),
    });
    expect(hoax.outcome(match.state.table)).not.toBeNull();
    expect(counts.lie).toBeGreaterThan(0);
    expect(counts.claim).toBeGreaterThan(0);
  });

  it('lie, doubt, inform, accuse, show and react', () => {
    const counts: Record<string, number> = {};
    playMatch({ options: {}, levels: [...shrewd(3), 'random', 'random'], seed: 1, hear: countMoves(counts) });
    for (const type of [
      'lie',
      'claim',
      'doubt',
      'support',
      'decline',
      'inform',
      'accuse',
      'show',
      'immunise',
      'outlaw',
    ])
      expect(counts[type], type).toBeGreaterThan(0);
  });

  it('win most matches against honest heirs', () => {
    const levels: Level[] = ['shrewd', 'honest', 'honest', 'honest', 'honest', 'honest'];
    let wins = 0;
    for (let seed = 0; seed < 4; seed++)
      if (playMatch({ options: {}, levels, seed, hear() {} }).state.table.king === 0) wins++;
    expect(wins).toBeGreaterThan(2);
  });
});
