// When every card of an identity lies face up, nobody can be it any more (D72, A-76).

import { allSeats, isCovered, isIn } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import { COPIES, IDENTITIES } from '../words.ts';

export function exhaust(turn: Turn): void {
  const { table } = turn.state;
  if (!table.config.coverExhausted) return;
  const exhausted = IDENTITIES.filter(
    (identity) => table.heirs.filter(({ card }) => card === identity).length >= COPIES,
  );
  for (const seat of allSeats(table)) {
    const identities = exhausted.filter((identity) => !isCovered(table, seat, identity));
    if (isIn(table, seat) && identities.length > 0) turn.emit({ type: 'covered', seat, identities, why: 'exhausted' });
  }
}
