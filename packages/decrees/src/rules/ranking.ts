// Who comes before whom. Cards, Ministry Blame and posts do not count.

import type { Public } from '../types.ts';

type Standing = Public['players'][number];

/** Is a before b? */
function isBetter({ config }: Public, a: Standing, b: Standing): boolean {
  if (a.personal !== b.personal) return a.personal < b.personal;
  return config.tieBreak === 'stamps' && a.stamps > b.stamps;
}

/** Equal players have an equal rank, and the next rank is left out. */
export function ranksOf(table: Public): number[] {
  return table.players.map((own) => 1 + table.players.filter((other) => isBetter(table, other, own)).length);
}
