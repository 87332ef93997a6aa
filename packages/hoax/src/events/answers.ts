import type { Seat } from '@pretender/kernel';
import type { Hand } from '../types.ts';

export function forgetAnswers(hand: Hand): void {
  hand.answers.length = 0;
  hand.plan = null;
}

export function dropAnswer(hand: Hand, ask: number): Hand['answers'][number] | null {
  const { answers } = hand;
  for (let i = answers.length - 1; i >= 0; i--) {
    const answer = answers[i];
    if (answer.ask !== ask) continue;
    if (i === answers.length - 1) answers.pop();
    else answers.splice(i, 1);
    return answer;
  }
  return null;
}

export function removeFrom(seats: Seat[], seat: Seat): void {
  const at = seats.indexOf(seat);
  if (at >= 0) seats.splice(at, 1);
}
