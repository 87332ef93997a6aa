// What the time that a decision takes gives away about the card. It is measured by hand, because a loaded machine has times of its own:
// PRETENDER_TIMED=1000 npx vitest run --project bots packages/bots/test/think-time.test.ts

import { IDENTITIES } from '@pretender/hoax';
import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { answer, type LevelOf } from '../src/index.ts';
import { tellingOf } from './auc.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;

/** So many declarations of each level. */
const TIMED = Number(process.env.PRETENDER_TIMED ?? 0);
const SEATS = 6;

describe('telling two apart by a number', () => {
  it.each([
    [[1, 2, 3], [4, 5, 6], 0],
    [[4, 5, 6], [1, 2, 3], 1],
    [[1, 4], [2, 3], 0.5],
    [[2, 2], [2, 2, 2], 0.5],
    [[3, 1], [2, 1], 0.625],
  ])('%j from %j comes to %f', (first, second, auc) => {
    expect(tellingOf(first, second).auc).toBeCloseTo(auc, 12);
  });

  it('says how much of it may be chance', () => {
    const draws = seededDraws(1, 'numbers');
    const numbers = (count: number): number[] => Array.from({ length: count }, () => draws.below(1000));
    const { auc, chance } = tellingOf(numbers(400), numbers(600));
    expect(chance).toBeCloseTo(0.0365, 3);
    expect(Math.abs(auc - 0.5)).toBeLessThan(chance);
  });
});

interface Timed {
  readonly card: string | null;
  readonly isTrue: boolean | null;
  readonly ms: number;
}

/** The shortest of three: what the machine does beside it only makes it longer. */
function timeOf({ level, match, seat, ask }: Heard, seed: number): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    answer({ game: 'hoax', level, view: match.views[seat] as never, ask: ask.id }, seededDraws(seed, 'time'));
    return performance.now() - start;
  });
  return Math.min(...times);
}

function declarationsOf(level: Level): Timed[] {
  const found: Timed[] = [];
  const levels = Array.from({ length: SEATS }, () => level);
  for (let seed = 0; found.length < TIMED; seed++)
    playMatch({
      options: {},
      levels,
      seed,
      most: 3000,
      hear(heard) {
        const { ask, match, seat, move } = heard;
        if (ask.kind !== 'declaration' || found.length >= TIMED) return;
        const card = match.state.hands[seat].identity;
        const isTrue = move?.type === 'claim' ? move.as === card : null;
        found.push({ card, isTrue, ms: timeOf(heard, found.length) });
      },
    });
  // The first are slower, because the machine still learns the code.
  return found.slice(Math.floor(TIMED / 5));
}

describe.runIf(TIMED > 0)('the time of a declaration', () => {
  it.each(['shrewd', 'wily', 'farsighted'] as const)(
    'of %s is told with what it gives away',
    { timeout: 3_600_000 },
    (level) => {
      const all = declarationsOf(level);
      const times = (isWanted: (timed: Timed) => boolean): number[] => all.filter(isWanted).map(({ ms }) => ms);
      const rows = IDENTITIES.map((card) => ({
        what: card as string,
        ...tellingOf(
          times((timed) => timed.card === card),
          times((timed) => timed.card !== card),
        ),
      }));
      rows.unshift({
        what: 'a lie',
        ...tellingOf(
          times(({ isTrue }) => isTrue === false),
          times(({ isTrue }) => isTrue === true),
        ),
      });
      for (const { what, auc, chance } of rows)
        process.stdout.write(`${level}, ${what}: ${auc.toFixed(3)} (chance alone: 0.5 ± ${chance.toFixed(3)})\n`);
      for (const { auc } of rows) expect(auc).toBeGreaterThan(0);
      expect(all).toHaveLength(TIMED - Math.floor(TIMED / 5));
    },
  );
});
