// Secret answers in a hand.

import type { AskId, Deep } from '@pretender/kernel';
import type { Hand } from '../types.ts';

export function hasAnswered({ answers }: Deep<Hand>, ask: AskId): boolean {
  for (let i = 0; i < answers.length; i++) if (answers[i].ask === ask) return true;
  return false;
}
