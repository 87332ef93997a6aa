// What follows once a claim is settled: it stands, it fell to a right doubt, or it stands although its claimant is
// out (a wrong doubt).

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

type Nexts = { readonly [K in Claim['kind']]: (turn: Turn, kind: Claim['kind']) => void };

const RESUMED = { immunise: resumeDefence, outlaw: resumeWindow, sentence: resumeWindow, absolve: resumeWindow };
const STANDS: Nexts = { action: openDefence, ...RESUMED };
const FALLS: Nexts = { action: afterFallenAction, ...RESUMED };

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
  if (settlement === 'stands') STANDS[claim.kind](turn, claim.kind);
  else FALLS[claim.kind](turn, claim.kind);
}

/** Nobody doubts, or not enough do. */
export function letStand(turn: Turn): void {
  const { claim } = turn.state.table;
  if (!claim) return;
  const { kind, seat } = claim;
  turn.emit({ type: 'stood', seat });
  goOn(turn, { kind, seat }, 'stands');
}
