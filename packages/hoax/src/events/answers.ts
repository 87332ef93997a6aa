import type { Seat } from '@pretender/kernel';
import type { Hand } from '../types.ts';

/** Setting `length` is many times slower. */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

export function forgetAnswers(hand: Hand): void {
  clear(hand.answers);
  clear(hand.plans);
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
