// What deserves a pause: bids opened together, Stagnation and Decline, a promulgation, a deal, a card that was stopped.

import type { Event } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Remark } from '../../face.ts';
import { remarks } from '../remarks.ts';
import type { DecreesView } from '../view.ts';

type MomentKind = 'bids' | 'stagnation' | 'decree' | 'deal' | 'stopped';

export interface Moment {
  readonly kind: MomentKind;
  readonly lines: readonly Remark[];
  /** For the bids: each bidder's. */
  readonly bids: readonly Bid[];
}

interface Bid {
  readonly seat: Seat;
  readonly bid: number;
  readonly paid: number;
  /** Why it costs what it costs. */
  readonly fate: 'won' | 'tied' | 'lowest' | null;
}

const KINDS: { readonly [T in Event['type']]?: MomentKind } = {
  bidsRevealed: 'bids',
  stagnated: 'stagnation',
  promulgated: 'decree',
  traded: 'deal',
  cancelled: 'stopped',
};

function bidsOf(event: Event): Moment['bids'] {
  if (event.type !== 'bidsRevealed') return [];
  const real = event.bids.filter((bid) => bid !== null);
  const [most, least] = [Math.max(...real), Math.min(...real)];
  const fateOf = (seat: Seat, bid: number): Bid['fate'] => {
    if (bid === most) return event.again.includes(seat) ? 'tied' : 'won';
    return bid === least ? 'lowest' : null;
  };
  return event.bids.flatMap((bid, at) => {
    const seat = at as Seat;
    return bid === null ? [] : [{ seat, bid, paid: event.paid[seat], fate: fateOf(seat, bid) }];
  });
}

/** `before` is the view before all of these; what the sentences read from it does not change in between. */
export function momentsOf(news: readonly Told[], before: DecreesView): readonly Moment[] {
  return (news as readonly Event[]).flatMap((event) => {
    const kind = KINDS[event.type];
    return kind ? [{ kind, lines: remarks(event, before), bids: bidsOf(event) }] : [];
  });
}
