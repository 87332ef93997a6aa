// What an effect that somebody has composed would cost a player.

import type { Ministry, Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';

interface Line {
  readonly op: string;
  readonly who?: unknown;
  readonly to?: unknown;
  readonly ministry?: unknown;
  readonly n?: unknown;
}

/** Operations after which somebody else may sit at a desk. */
const SEATING: ReadonlySet<string> = new Set(['moveDirector', 'swapDirectors']);

/** Whether the blame of a line lands on this seat. */
const LANDS: { readonly [op: string]: (line: Line, seat: Seat, table: Public) => boolean } = {
  gainPB: ({ who }, seat) => who === seat,
  movePB: ({ to }, seat) => to === seat,
  mbToPlayer: ({ who }, seat) => who === seat,
  mbToDirector: ({ ministry }, seat, { posts }) => posts[ministry as Ministry]?.director === seat,
};

/** In Personal Blame, at the worst: what is taken away may be nothing, and where desks are changed their blame may land on anybody. */
export function costOf(table: Public, seat: Seat): number {
  const lines = (table.resolving?.with.effect ?? []) as readonly Line[];
  const isMoving = lines.some(({ op }) => SEATING.has(op));
  const lands = (line: Line) => (line.op === 'mbToDirector' && isMoving) || LANDS[line.op]?.(line, seat, table);
  return lines.filter(lands).reduce((sum, { n }) => sum + Number(n), 0);
}
