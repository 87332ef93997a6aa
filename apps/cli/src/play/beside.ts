// Who has something to say beside the turn: everybody looks once at every occasion, the person at the keyboard only at what
// others offer, because offers of one's own are in the menu of one's turn.

import { type Ask, type GameTypes, offersTo, type RawMove, type Seat } from '@pretender/kernel';
import type { Desk } from './desk.ts';
import type { Said } from './human.ts';

interface Listeners {
  /** `null` says nothing. */
  bot(seat: Seat, ask: Ask): RawMove | null;
  /** `null`: this person leaves the match. */
  person(ask: Ask): Promise<Said | null>;
}

type Aside = Said & { readonly seat: Seat };

export function besideOf<G extends GameTypes>(
  { match, pack }: Desk<G>,
  person: Seat | null,
  { bot, person: answerOf }: Listeners,
): () => Promise<Aside | 'leave' | null> {
  const seen = new Set<string>();
  const { bargaining } = pack;
  const isNew = (seat: Seat, ask: Ask): boolean => {
    const occasion = bargaining?.occasion(match.views[seat], ask) ?? null;
    const isInvited = offersTo(match, seat).some(
      (spec) => spec.ask === ask.id && bargaining?.invites.includes(spec.type),
    );
    const key = `${ask.id} ${seat} ${occasion}`;
    if (occasion === null || seen.has(key) || (seat === person && isInvited)) return false;
    seen.add(key);
    return true;
  };
  return async () => {
    const asks = match.game.asks(match.state.table as never).filter(({ mode }) => mode === 'standing');
    for (const ask of bargaining === undefined ? [] : asks)
      for (const seat of ask.seats) {
        if (!isNew(seat, ask)) continue;
        if (seat === person) {
          const said = await answerOf(ask);
          return said === null ? 'leave' : { ...said, seat };
        }
        const move = bot(seat, ask);
        if (move !== null) return { ask: ask.id, move, seat };
      }
    return null;
  };
}
