import { type Decrees, decrees } from '@pretender/decrees';
import { besideFor } from '@pretender/decrees/live';
import { fastDice, isEqual, type MoveSpec, resolveOptions, type Seat, seededDraws, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { castOf } from '../src/answer.ts';
import { playMatch } from '../src/arena/sitting.ts';
import { LEVELS, type Player } from '../src/index.ts';

/** `PRETENDER_DECISIONS=10000` for the whole promise. */
const DECISIONS = Number(process.env.PRETENDER_DECISIONS ?? 60);
const OPTIONS = [{}, { handLimit: 3, sdSalvage: true }, { trades: 'cards', maxArrows: 8 }, { sdInsert: 'uniform' }];
const players = castOf('decrees').players as unknown as Readonly<Record<string, Player<Decrees>>>;

/** Everybody plays at this level; every decision is taken again with everything hidden from the seat dealt anew. */
function compare(level: string, number: number, most: number): { decisions: number; others: number } {
  const seats = 4 + (number % 2);
  const resolved = resolveOptions(decrees.options, OPTIONS[number % OPTIONS.length], seats);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const player = players[level];
  const found = { decisions: 0, others: 0 };
  let asked: readonly MoveSpec[] = [];
  const listening: Player<Decrees> = (view, specs, draws) => {
    asked = specs;
    return player(view, specs, draws);
  };
  playMatch<Decrees>({
    game: decrees,
    config: resolved.config,
    players: Array.from({ length: seats }, () => listening),
    seed: number,
    besideFor,
    hear({ views, state }, seat) {
      const specsHere = asked;
      asked = [];
      if (specsHere.length === 0 || found.decisions >= most) return;
      const seed = number * 10_000 + found.decisions++;
      const world = decrees.imagine(views[seat], fastDice(seed).draws('other world'));
      const view = viewOf(world, seat as Seat);
      const [{ ask }] = specsHere;
      const specs = decrees.moves(view).filter((spec) => spec.ask === ask);
      const here = player(views[seat], specsHere, seededDraws(seed, 'bot'));
      expect(player(view, specs, seededDraws(seed, 'bot')), `${level}, match ${number}`).toEqual(here);
      if (!isEqual(world, state)) found.others++;
    },
  });
  return found;
}

describe('no cheating in Final Decrees', () => {
  it.each(LEVELS.decrees)(
    'decisions of %s are the same whatever the hidden cards are',
    { timeout: 3_600_000 },
    (level) => {
      const total = { decisions: 0, others: 0 };
      for (let number = 0; total.decisions < DECISIONS; number++) {
        const { decisions, others } = compare(level, number, DECISIONS - total.decisions);
        total.decisions += decisions;
        total.others += others;
      }
      expect(total.others).toBeGreaterThan(total.decisions / 2);
    },
  );
});
