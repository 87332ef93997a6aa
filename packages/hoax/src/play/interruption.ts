// After an accusation in the middle of something: whatever the loser had pending lapses, and the turn goes on from
// where it was.

import type { Seat } from '@pretender/kernel';
import { excuse, topAsk } from '../asks.ts';
import { doubters } from '../rules/doubters.ts';
import { isWindow } from '../rules/reactions.ts';
import type { AskKind, Public, Turn } from '../types.ts';
import { resumeWindow } from './chain.ts';
import { resumeDefence } from './defence.ts';
import { concludeAction, endTurn } from './turns.ts';

/** Nobody is left who declared the action illegal, or nobody who judged it, although the chain is past that step. */
function isChainVoid({ asks, turn }: Public, loser: Seat): boolean {
  const isAt = (...kinds: AskKind[]) => asks.some(({ kind }) => kinds.includes(kind));
  const isAlone = (list: readonly { readonly seat: Seat }[]) => list.every(({ seat }) => seat === loser);
  if (isAt('sentencing', 'indulgence', 'penalty') && turn.barons.every((baron) => baron === loser)) return true;
  return isAt('indulgence', 'penalty') && isAlone(turn.sentences);
}

/** `left` has been emitted for the loser. */
export function goOnWithout(turn: Turn, loser: Seat): void {
  const { table } = turn.state;
  if (loser === table.turn.seat) {
    turn.emit({ type: 'lapsed', seat: loser, scope: 'turn' });
    endTurn(turn);
  } else if (isChainVoid(table, loser)) {
    turn.emit({ type: 'lapsed', seat: loser, scope: 'turn' });
    concludeAction(turn);
  } else {
    turn.emit({ type: 'lapsed', seat: loser, scope: 'own' });
    resume(turn);
  }
}

/** Who is asked, and what may follow, is looked at again. */
function resume(turn: Turn): void {
  const { table } = turn.state;
  const { kind, seats } = topAsk(table);
  if (kind === 'reaction' && table.claim !== null) {
    const asked = doubters(table, table.claim.seat);
    excuse(
      turn,
      seats.filter((seat) => !asked.includes(seat)),
    );
  } else if (kind === 'defence') resumeDefence(turn);
  else if (isWindow(kind)) resumeWindow(turn);
}
