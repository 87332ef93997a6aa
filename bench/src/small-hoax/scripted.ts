/**
 * Small Hoax over a wire: the player's side knows the seed of the deal and plays along, so it always knows who is asked and
 * what may be said; the server's side takes the numbers that the player has drawn. Both cost next to nothing.
 */
import { type Below, createBelow } from './choices.ts';
import { askedSeat, createMinimalMatch, type MinimalMatch, shuffledDeal, stepMinimal } from './minimal.ts';

export interface ScriptedTable {
  seed: number;
  match: MinimalMatch;
}

export interface ScriptedMove {
  readonly seat: number;
  readonly draws: readonly number[];
}

const matchOf = (seed: number): MinimalMatch => createMinimalMatch(shuffledDeal(createBelow(seed)));

export const openScripted = (seed: number): ScriptedTable => ({ seed, match: matchOf(seed) });

/** When a match is over, both sides begin the same next one. */
const goOn = (table: ScriptedTable): void => {
  if (!table.match.isOver) return;
  table.seed += 1;
  table.match = matchOf(table.seed);
};

export const drawScripted = (table: ScriptedTable, below: Below): ScriptedMove => {
  const seat = askedSeat(table.match);
  const draws: number[] = [];
  stepMinimal(table.match, (limit) => {
    const drawn = below(limit);
    draws.push(drawn);
    return drawn;
  });
  goOn(table);
  return { seat, draws };
};

/** Whether it was this seat's turn to answer. */
export const takeScripted = (table: ScriptedTable, { seat, draws }: ScriptedMove): boolean => {
  if (askedSeat(table.match) !== seat) return false;
  let next = 0;
  stepMinimal(table.match, (limit) => {
    const drawn = draws[next] ?? 0;
    next += 1;
    return drawn % limit;
  });
  goOn(table);
  return true;
};
