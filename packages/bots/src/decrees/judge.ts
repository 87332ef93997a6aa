// How likely a seat is to win from here: a small network over the features of a position. Its weights come from matches.

import type { Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Position } from './features.ts';
import { featuresOf } from './features.ts';
import { isLast, strikeWithin, struck } from './strike.ts';
import { WEIGHTS } from './weights.data.ts';

export function chanceOf(position: Position): number {
  const x = featuresOf(position);
  const { hidden, biases, out, direct, bias } = WEIGHTS;
  let sum = bias;
  for (let i = 0; i < x.length; i++) sum += direct[i] * x[i];
  for (let h = 0; h < hidden.length; h++) {
    const row = hidden[h];
    let z = biases[h];
    for (let i = 0; i < x.length; i++) z += row[i] * x[i];
    sum += out[h] * Math.tanh(z);
  }
  return 1 / (1 + Math.exp(-sum));
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
