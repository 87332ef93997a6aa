// A log that never ends would take longer and longer to read. At a table whose log is full only what brings the match to its end is
// still written; the next match is played at another table.

import { missing, type Seat, type Viewer } from '@pretender/kernel';
import type { Command, CommandOf } from '@pretender/protocol';
import { KIND_OF, type Kind } from './command-pace.ts';
import { asksOf, type TableState } from './facts.ts';

/** Some twenty long matches. */
export const MOST_LINES = 20_000;

const ENDS: ReadonlySet<Kind> = new Set<Kind>(['play', 'vote']);

/** Deals go on for ever, and so does changing one's mind about an answer that is in. */
function isIdle(state: TableState, command: CommandOf<'move'>, viewer: Viewer): boolean {
  const ask = asksOf(state).find(({ id }) => id === command.ask);
  if (state.played.isBeside(command.move.type)) return true;
  const isIn = ask !== undefined && ask.mode !== 'standing' && ask.seats.includes(viewer as Seat);
  return isIn && state.match !== null && !missing(state.match, ask).includes(viewer as Seat);
}

export const isFull = ({ head }: Pick<TableState, 'head'>): boolean => head >= MOST_LINES;
export const FULL = 'The log of this table is full.';

export function isTooMuch(state: TableState, command: Command, viewer: Viewer, kind = KIND_OF[command.t]): boolean {
  if (!isFull(state) || command.t === 'resume') return false;
  return !ENDS.has(kind) || (command.t === 'move' && isIdle(state, command, viewer));
}
