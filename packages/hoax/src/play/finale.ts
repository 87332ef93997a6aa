// The last two: when their finale begins, and what its end is worth.

import type { Seat } from '@pretender/kernel';
import { identitiesIn } from '../rules/deck.ts';
import { allSeats, countIn, isCovered, isIn, othersIn } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import { crownIfDue, score } from './points.ts';
import { prompt } from './prompts.ts';
import { endRound } from './rounds.ts';

/** After every elimination; with `finaleStart: endOfTurn` only when the turn is over. */
export function maybeBeginFinale(turn: Turn, moment: 'elimination' | 'endOfTurn'): void {
  const { table } = turn.state;
  if (table.finale || countIn(table) !== 2) return;
  if (moment === 'elimination' && table.config.finaleStart === 'endOfTurn') return;
  turn.emit({ type: 'finaleBegan' });
  for (const seat of finalists(turn)) coverShown(turn, seat, othersIn(table, seat)[0]);
}

function finalists(turn: Turn): Seat[] {
  const { table } = turn.state;
  return allSeats(table).filter((seat) => isIn(table, seat));
}

/** What was shown to the finale's opponent is covered for all to see; what others were shown stays secret (D64). */
function coverShown(turn: Turn, seat: Seat, opponent: Seat): void {
  const { table, hands } = turn.state;
  const shown = hands[seat].shown[opponent];
  const identities = identitiesIn(table.config).filter(
    (identity) => shown.includes(identity) && !isCovered(table, seat, identity),
  );
  if (identities.length > 0) turn.emit({ type: 'covered', seat, identities, why: 'finale' });
}

/** How a finale was decided: a wrong doubt, or an accusation that was right or repelled. */
type Decision = 'wrongDoubt' | 'accusation' | 'repelled';

interface Result {
  readonly winner: Seat;
  readonly loser: Seat;
  readonly how: Decision;
}

/** One batch of points, then one look for a king. */
export function endFinale(turn: Turn, { winner, loser, how }: Result): void {
  const { config } = turn.state.table;
  prompt(turn, 'finale', [winner]);
  if (how === 'repelled') score(turn, winner, config.finaleRepelPoint, 'repelled');
  score(turn, loser, 1, 'finaleLoss');
  if (how === 'accusation') score(turn, winner, 1, 'accusation');
  score(turn, winner, how === 'wrongDoubt' ? config.finaleWrongHoaxPoints : 3, 'finale');
  if (!crownIfDue(turn, winner)) endRound(turn, winner);
}

/** Nobody dared for too long (decision 8). */
export function drawFinale(turn: Turn): void {
  for (const seat of finalists(turn)) score(turn, seat, 1, 'draw');
  endRound(turn, null);
}

export function isFinaleTooLong(turn: Turn): boolean {
  const { finale, finaleTurns, config } = turn.state.table;
  return finale && config.finaleTurnLimit > 0 && finaleTurns >= config.finaleTurnLimit;
}
