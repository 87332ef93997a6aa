// A match of bots through a pool, as a table would ask them.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  beginMatch,
  fastDice,
  lapse,
  type Match,
  missing,
  openAsks,
  resolveOptions,
  type Seat,
  settle,
  submit,
} from '@pretender/kernel';
import type { BotLevel } from '@pretender/protocol';
import type { BotPool, BotRequest } from '../../src/bots/bot-pool.ts';

export const LONG = 60_000;

export function matchOf(seats: number, seed: number, edition = 'de'): Match<Hoax> {
  const resolved = resolveOptions(hoax.options, { edition }, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = beginMatch(hoax, resolved.config, seats, fastDice(seed));
  settle(match);
  return match;
}

export function requestFor(match: Match<Hoax>, seat: Seat, level: BotLevel): BotRequest {
  const [ask] = openAsks(match);
  const seed = match.entries.length;
  const view = match.views[seat];
  return { game: 'hoax', options: { edition: 'de' }, view, ask: ask.id, level, seed, table: 'table', host: 'host' };
}

export interface Sitting {
  readonly match: Match<Hoax>;
  readonly pool: BotPool;
  levelOf(seat: Seat): BotLevel;
}

/** Answers one after the other, at most so many; false when the match is over. */
export async function playOn({ match, pool, levelOf }: Sitting, most: number): Promise<boolean> {
  for (let count = 0; count < most; count++) {
    settle(match);
    const [ask] = openAsks(match);
    if (ask === undefined) return false;
    const [seat] = missing(match, ask);
    const move = await pool.choose(requestFor(match, seat, levelOf(seat)), LONG);
    const receipt = move === null ? lapse(match, ask.id) : submit(match, seat, ask.id, move);
    if (!receipt.ok) throw new Error(`refused: ${receipt.refusal.code}`);
  }
  return true;
}
