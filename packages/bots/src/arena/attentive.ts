// A player that remembers: made for one seat in one match, it is told what its seat is told. Only in the arena: whom people sit down
// with is a function of what lies on the table.

import { type GameTypes, type Match, type Seat, toldOf } from '@pretender/kernel';
import type { Player } from '../player.ts';

export interface Attentive<G extends GameTypes> {
  readonly answer: Player<G>;
  /** What its seat was told since it was last asked, in order. */
  hear(events: readonly G['Event'][]): void;
}

/** Somebody who sits down: a new one for every match. */
export type Newcomer<G extends GameTypes> = (seat: Seat, seats: number) => Attentive<G>;

export type Sitter<G extends GameTypes> = Player<G> | Attentive<G>;

export function answererOf<G extends GameTypes>(sitter: Sitter<G>): Player<G> {
  return typeof sitter === 'function' ? sitter : sitter.answer;
}

/** Tells each of them, before it answers, what it has not heard yet. */
export function teller<G extends GameTypes>(sitters: readonly Sitter<G>[]): (match: Match<G>, seat: Seat) => void {
  const heard = sitters.map(() => 0);
  return (match, seat) => {
    const sitter = sitters[seat];
    if (typeof sitter === 'function') return;
    for (const entry of match.entries.slice(heard[seat])) {
      const events = toldOf(match.game, entry, seat);
      if (events.length > 0) sitter.hear(events);
    }
    heard[seat] = match.entries.length;
  };
}
