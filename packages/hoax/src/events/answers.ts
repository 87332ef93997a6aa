import type { Seat } from '@pretender/kernel';
import type { Move } from '../move-types.ts';
import type { Hand } from '../types.ts';

/** Setting `length` is many times slower. */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

export function clearPlans(hand: Hand): void {
  clear(hand.plans);
}

export function forgetAnswers(hand: Hand): void {
  clear(hand.answers);
  clear(hand.plans);
}

/**
 * A copy for the hand, each written out: what is copied in general gets a hidden class of its own, and a field of
 * something that comes in more than four of them is read by a search. Only what is sealed holds lists.
 */
export function sameAnswer(move: Move): Move {
  const { type } = move;
  if (type === 'pass') return { type };
  if (type === 'decline' || type === 'support' || type === 'immunise' || type === 'outlaw') return { type };
  if (type === 'pay') return move.ware === undefined ? { type } : { type, ware: move.ware };
  if (type === 'absolve') return { type, ware: move.ware };
  if (type === 'sentence' && move.share === undefined) return { type, ware: move.ware, count: move.count };
  return { ...move };
}

export function sameSealed(move: Move): Move {
  if (move.type === 'cover') return { type: 'cover', identities: move.identities.slice() };
  return move.type === 'take' ? { type: 'take', wares: move.wares.slice() } : sameAnswer(move);
}

/** `splice` makes a list of what it takes out, and takes several times as long. */
export function removeAt(list: unknown[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

export function dropAnswer(hand: Hand, ask: number): Hand['answers'][number] | null {
  const { answers } = hand;
  for (let i = answers.length - 1; i >= 0; i--) {
    const answer = answers[i];
    if (answer.ask !== ask) continue;
    removeAt(answers, i);
    return answer;
  }
  return null;
}

export function removeFrom(seats: Seat[], seat: Seat): void {
  const at = seats.indexOf(seat);
  if (at >= 0) removeAt(seats, at);
}
