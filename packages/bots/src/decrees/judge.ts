// How likely a seat is to win from here: a small network over the features of a position. Its weights come from matches.

import type { Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { chanceIn } from '../network.ts';
import type { Position } from './features.ts';
import { featuresOf } from './features.ts';
import { isLast, strikeWithin, struck } from './strike.ts';
import { WEIGHTS } from './weights.data.ts';

export function chanceOf(position: Position): number {
  return chanceIn(WEIGHTS, featuresOf(position));
}

const SCALE = 40;

/** The match is over like this. */
function shareIn({ players }: Public, seat: Seat): number {
  const least = Math.min(...players.map(({ personal }) => personal));
  return players[seat].personal > least ? 0 : 1 / players.filter(({ personal }) => personal === least).length;
}

export function worthOf(position: Position): number {
  const { table, seat } = position;
  return SCALE * (table.result === null ? chanceOf(position) : shareIn(table, seat));
}

export function riskOf(position: Position, cards: number): number {
  const { table, seat } = position;
  const chance = strikeWithin(table, cards);
  if (chance === 0) return 0;
  const after = struck(table);
  const then = isLast(table) ? shareIn(after, seat) : chanceOf({ ...position, table: after });
  return SCALE * chance * (then - chanceOf(position));
}
