// What follows once a claim is settled: it stands, it fell to a right doubt, or it stands although its claimant is
// out (a wrong doubt).

import { lookup } from '@pretender/kernel';
import { closeTop } from '../asks.ts';
import type { Claim, Turn } from '../types.ts';
import { resumeWindow } from './chain.ts';
import { openDefence, resumeDefence } from './defence.ts';
import { askAgain, concludeAction, endTurn } from './turns.ts';

export type Settlement = 'stands' | 'falls';

function afterFallenAction(turn: Turn): void {
  if (turn.state.table.config.afterHoaxedAction === 'newAction') askAgain(turn);
  else endTurn(turn);
}

/** A Magician against a sentence: if it holds, or if the condemned is out, nobody is paid. */
function endPenalty(turn: Turn): void {
  closeTop(turn);
  concludeAction(turn);
}

const NEXT: { readonly [K in Claim['kind']]: { readonly [S in Settlement]: (turn: Turn) => void } } = {
  action: { stands: openDefence, falls: afterFallenAction },
  immunise: { stands: resumeDefence, falls: resumeDefence },
  outlaw: { stands: resumeWindow, falls: resumeWindow },
  sentence: { stands: resumeWindow, falls: resumeWindow },
  absolve: { stands: resumeWindow, falls: resumeWindow },
};

const nextOf = lookup(NEXT);

/** The turn goes on; `stood` or `exposed` has been emitted. */
export function goOn(
  turn: Turn,
  claim: { readonly kind: Claim['kind']; readonly seat: number },
  settlement: Settlement,
): void {
  const isPenalty = claim.kind === 'immunise' && claim.seat === turn.state.table.turn.seat;
  if (isPenalty) {
    if (settlement === 'stands') endPenalty(turn);
    return;
  }
  const { stands, falls } = nextOf(claim.kind);
  if (settlement === 'stands') stands(turn);
  else falls(turn);
}

/** Nobody doubts, or not enough do. */
export function letStand(turn: Turn): void {
  const { claim } = turn.state.table;
  if (!claim) return;
  const { kind, seat } = claim;
  turn.emit({ type: 'stood', seat });
  goOn(turn, { kind, seat }, 'stands');
}
