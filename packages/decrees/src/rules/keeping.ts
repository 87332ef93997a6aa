// Whether a deal can still be kept, and with which cards.

import type { Deep, Seat } from '@pretender/kernel';
import type { Hand, Lack, Public, Transfer } from '../types.ts';
import type { CardId } from '../words.ts';
import { countOf, holdsAll } from './board.ts';
import { isOverCap, partiesOf } from './deals.ts';

/**
 * The cards with which this seat can answer what it is asked for, where it has no choice; `null` where it has. That
 * follows from how many cards it holds: if it did not, a plain acceptance would say that they are all of one kind.
 */
export function forcedCards(hand: Deep<Hand>, seat: Seat, transfers: readonly Deep<Transfer>[]): CardId[][] | null {
  const asked = transfers.filter(({ from, ask }) => from === seat && ask !== null);
  if (asked.length === 0) return [];
  const named = asked.flatMap(({ ask }) => (ask === null || ask === 'any' ? [] : [ask]));
  const given = transfers.flatMap(({ from, cards }) => (from === seat && cards !== null ? cards : []));
  if (!holdsAll(hand.cards, [...given, ...named])) return null;
  const left = [...hand.cards];
  for (const card of [...given, ...named]) left.splice(left.indexOf(card), 1);
  const anyOf = asked.filter(({ ask }) => ask === 'any');
  const wanted = anyOf.reduce((sum, { count }) => sum + count, 0);
  if (anyOf.length > 1 || (anyOf.length === 1 && wanted !== left.length)) return null;
  return asked.map(({ ask, count }) => (ask !== null && ask !== 'any' ? [ask] : left.splice(0, count)));
}

interface Failing {
  readonly seat: Seat;
  readonly lack: Lack;
}

/** What all can see: blame that is not there any more, or more than a seat may take over. */
function lackInSight(table: Public, transfers: readonly Deep<Transfer>[], seat: Seat): Lack | null {
  const count = transfers.filter(({ from }) => from === seat).reduce((sum, { blame }) => sum + blame, 0);
  if (count > table.players[seat].personal) return { of: 'blame', count };
  return isOverCap(table, transfers, seat) ? { of: 'room', count: table.config.tradeBlameCap } : null;
}

function lackInHand(hand: Deep<Hand>, transfers: readonly Deep<Transfer>[], seat: Seat): Lack | null {
  const cards = transfers.flatMap((each) => (each.from === seat ? (each.cards ?? []) : []));
  const isShort = cards.some((card) => countOf(cards, card) > countOf(hand.cards, card));
  return isShort ? { of: 'cards', count: cards.length } : null;
}

/**
 * Who cannot keep a deal any more, and why; `null` if everybody can. Reads every hand, so what all can see comes first:
 * then nothing is said about anybody's cards.
 */
export function whoCannotKeep(
  table: Public,
  hands: readonly Deep<Hand>[],
  transfers: readonly Deep<Transfer>[],
): Failing | null {
  const parties = partiesOf(transfers);
  const lacks = [
    ...parties.map((seat) => ({ seat, lack: lackInSight(table, transfers, seat) })),
    ...parties.map((seat) => ({ seat, lack: lackInHand(hands[seat], transfers, seat) })),
  ];
  return lacks.find((each): each is Failing => each.lack !== null) ?? null;
}
