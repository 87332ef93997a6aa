// Whom a claim touches more than the others, by public facts: whoever lets things pass is woken for it.

import type { Seat } from '@pretender/kernel';
import { isFinale } from '../rules/heirs.ts';
import { isLiable } from '../rules/reactions.ts';
import type { Claim, Public } from '../types.ts';
import { CROWN } from '../words.ts';

function isHit(table: Public, claim: Public['claim'] & object, seat: Seat): boolean {
  if (claim.kind !== 'action') return false;
  const { action } = claim as Extract<Claim, { kind: 'action' }>;
  return ('target' in action && action.target === seat) || isLiable(table, seat);
}

/** Could this claim make somebody king: its owner by a wrong doubt, or either of the last two? */
function mayCrown(table: Public, claimant: Seat): boolean {
  return isFinale(table) || table.heirs[claimant].points + table.config.wrongHoaxPoints >= CROWN;
}

/** He must pay, is bewitched or robbed, it is his turn or his claim, or somebody can win by it. */
export function isConcerned(table: Public, seat: Seat): boolean {
  const { claim, turn } = table;
  if (turn.seat === seat) return true;
  if (claim === null) return isFinale(table);
  return claim.seat === seat || isHit(table, claim, seat) || mayCrown(table, claim.seat);
}
