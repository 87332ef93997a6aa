// When a bot looks at what stands beside the turn: accusations at any time. By public facts alone, so that nobody can tell by it
// what somebody holds.

import type { Ask } from '@pretender/kernel';
import { moves } from '../moves.ts';
import type { View } from '../types.ts';

/** A name for the occasion, one in every turn: who has looked at it once need not look again. `null` if there is nothing to look at. */
export function besideFor(view: View, ask: Ask): string | null {
  if (ask.kind !== 'accusing' || !moves(view).some((spec) => spec.ask === ask.id)) return null;
  return `turn ${view.table.turn.number}`;
}
