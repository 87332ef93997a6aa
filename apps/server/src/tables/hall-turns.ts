// What many may want of a hall at once, in fair turns by address.

import { FairTurns } from '../jobs/fair-turns.ts';
import { Rounds } from '../jobs/rounds.ts';

/** Logs that are read as a whole at the same time. */
const MOST_READINGS = 2;
/** People who come in, or are told a piece of the past, before commands are done again. */
const MOST_IN_A_ROUND = 4;

export interface HallTurns {
  readonly readings: FairTurns;
  readonly rounds: Rounds;
}

export function newHallTurns(): HallTurns {
  return { readings: new FairTurns(MOST_READINGS), rounds: new Rounds(MOST_IN_A_ROUND) };
}
