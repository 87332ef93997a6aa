// The duel finale of the French and English books: the two name in turn what the other is not (3.9).

import type { Seat } from '@pretender/kernel';
import { closeTop } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { nextIn } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import { endFinale } from './finale.ts';
import { prompt } from './prompts.ts';
import { endTurn } from './turns.ts';

export function challenge(turn: Turn, seat: Seat, { identity }: MoveOf<'challenge'>): void {
  const opponent = nextIn(turn.state.table, seat);
  closeTop(turn);
  turn.emit({ type: 'challenged', identity });
  if (turn.state.hands[opponent].identity === identity) {
    turn.emit({ type: 'revealed', seat: opponent, identity });
    prompt(turn, 'wrongDoubt', [seat]);
    endFinale(turn, { winner: opponent, loser: seat, how: 'wrongDoubt' });
    return;
  }
  turn.emit({ type: 'covered', seat: opponent, identities: [identity], why: 'doubt' });
  prompt(turn, 'rightDoubt', [opponent]);
  endTurn(turn);
}
