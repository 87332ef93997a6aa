// When every card of an identity lies face up, nobody can be it any more (D72, A-76).

import type { Seat } from '@pretender/kernel';
import { exhausted } from '../rules/deck.ts';
import { allSeats, isCovered, isIn } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';

/** Somebody who is about to cover heads anyway covers these among them. */
export function exhaust(turn: Turn, except: Seat | null = null): void {
  const { table } = turn.state;
  const gone = exhausted(table);
  if (gone.length === 0) return;
  for (const seat of allSeats(table)) {
    if (!isIn(table, seat) || seat === except) continue;
    const identities = gone.filter((identity) => !isCovered(table, seat, identity));
    if (identities.length > 0) turn.emit({ type: 'covered', seat, identities, why: 'exhausted' });
  }
}
