// The end: the least Personal Blame wins.

import { ranksOf } from '../rules/ranking.ts';
import type { Turn } from '../types.ts';

export function endMatch(turn: Turn, reason: 'deck' | 'decrees'): void {
  turn.emit({ type: 'ended', reason, ranks: ranksOf(turn.state.table) });
}
