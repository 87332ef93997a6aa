// Do these settings make a table?

import { resolveOptions } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { playedGame } from './games.ts';

/** What is wrong with them, in one line; null if nothing. */
export function optionProblems({ game: id, options, seats }: Settings): string | null {
  const played = playedGame(id);
  if (played === null) return `no game is called ${id}`;
  const { game } = played;
  if (seats < game.seats.min || seats > game.seats.max)
    return `${id} is for ${game.seats.min} to ${game.seats.max} seats`;
  const resolved = resolveOptions(game.options, options, seats);
  return resolved.ok ? null : resolved.problems.join('; ');
}
