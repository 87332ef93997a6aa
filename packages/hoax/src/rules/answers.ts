// Secret answers in a hand.

import type { AskId, Deep } from '@pretender/kernel';
import type { Hand, Move, MoveOf } from '../types.ts';

export function hasAnswered(hand: Deep<Hand>, ask: AskId): boolean {
  for (const answer of hand.answers) if (answer.ask === ask) return true;
  return false;
}

/** The answer to an ask, if it is of this type. */
export function answerOf<T extends Move['type']>(hand: Deep<Hand>, ask: AskId, type: T): Deep<MoveOf<T>> | null {
  for (const answer of hand.answers) {
    if (answer.ask === ask) return answer.move.type === type ? (answer.move as Deep<MoveOf<T>>) : null;
  }
  return null;
}
