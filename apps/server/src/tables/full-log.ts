// A log that never ends would take longer and longer to read. At a table whose log is full only what brings the match to its end is
// still written; the next match is played at another table.

import type { Command } from '@pretender/protocol';
import { KIND_OF, type Kind } from './command-pace.ts';
import type { TableState } from './facts.ts';

/** Some twenty long matches. */
export const MOST_LINES = 20_000;

const ENDS: ReadonlySet<Kind> = new Set<Kind>(['play', 'vote']);

export function isTooMuch({ head }: Pick<TableState, 'head'>, { t }: Command, kind = KIND_OF[t]): boolean {
  return head >= MOST_LINES && !ENDS.has(kind) && t !== 'resume';
}
