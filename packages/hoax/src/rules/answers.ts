// Secret answers in a hand.

import type { AskId, Deep } from '@pretender/kernel';
import type { Move, MoveOf } from '../move-types.ts';
import type { Hand } from '../types.ts';

export function hasAnswered(hand: Deep<Hand>, ask: AskId): boolean {
  const { answers } = hand;
  for (let i = 0; i < answers.length; i++) if (answers[i].ask === ask) return true;
  return false;
}

/** The answer to an ask, if it is of this type. */
export function answerOf<T extends Move['type']>(hand: Deep<Hand>, ask: AskId, type: T): Deep<MoveOf<T>> | null {
  const { answers } = hand;
  for (let i = 0; i < answers.length; i++) {
    const { ask: answered, move } = answers[i];
    if (answered === ask) return move.type === type ? (move as Deep<MoveOf<T>>) : null;
  }
  return null;
}
