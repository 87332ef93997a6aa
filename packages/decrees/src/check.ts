// What specs cannot say: fields that depend on each other. From the view alone, so a refusal cannot leak.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import { type Book, cardNamed } from './deck/book.ts';
import type { Move, MoveOf } from './move-types.ts';
import { ministryOf } from './rules/board.ts';
import { memoryOf } from './rules/card-ops.ts';
import { refusePlay } from './rules/cards.ts';
import { refuseCounter, refuseNewOffer } from './rules/deals.ts';
import { refuseReassignment } from './rules/directors.ts';
import { refuseChange } from './rules/graph.ts';
import { forcedCards } from './rules/keeping.ts';
import { refusePromise } from './rules/promises.ts';
import type { View } from './types.ts';
import type { Ministry } from './words.ts';

type Checker<T extends Move['type']> = (view: View, seat: Seat, move: MoveOf<T>, book: Book) => Refusal | null;

const fine = () => null;

const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

const checkDistribution: Checker<'distribute'> = ({ table }, seat, { blame }) => {
  const named = Object.entries(blame) as [Ministry, number][];
  if (named.every(([ministry, amount]) => table.posts[ministry].blame === amount))
    return refuse('changes-nothing', 'blame', 'D4.2');
  const before = named.reduce((sum, [ministry]) => sum + table.posts[ministry].blame, 0);
  if (ministryOf(table, seat) === null) return refuse('no-ministry', 'blame', 'D4.5');
  return before === total(blame) ? null : refuse('sum-differs', 'blame', 'D4.5');
};

const CHECKS: { readonly [T in Move['type']]: Checker<T> } = {
  bid: fine,
  assign: fine,
  draw: fine,
  treasury: fine,
  manoeuvres: fine,
  end: fine,
  play({ table }, seat, { card: id, with: slots }, book) {
    const card = cardNamed(book, id);
    const stage = { book, table, seat, with: slots, memory: {} };
    return refusePlay({ ...stage, memory: memoryOf(stage, card.ops) }, card);
  },
  distribute: checkDistribution,
  forward: fine,
  move: fine,
  stamp: fine,
  investigate: fine,
  reassign: ({ table }, _seat, { directors }) => refuseReassignment(table, directors),
  restructure: ({ table }, _seat, move) => refuseChange(table, move),
  react: fine,
  pass: fine,
  pick: fine,
  top: fine,
  remove: ({ table }, _seat, { personal, ministry }) =>
    total(personal) + total(ministry as Record<string, number>) > (table.promulgation?.budget ?? 0)
      ? refuse('over-budget', null, 'D7.6')
      : null,
  agree: fine,
  object: fine,
  offer: ({ table, hands }, seat, { transfers }) =>
    hands[seat] === null ? null : refuseNewOffer(table, hands[seat], seat, transfers),
  counter({ table, hands }, seat, { offer, transfers }) {
    const deal = hands[seat]?.deals.find((each) => each.offer === offer);
    return !deal || hands[seat] === null ? null : refuseCounter(table, hands[seat], seat, { deal, transfers });
  },
  accept({ hands }, seat, { offer }) {
    const deal = hands[seat]?.deals.find((each) => each.offer === offer);
    if (!deal || hands[seat] === null) return null;
    return forcedCards(hands[seat], seat, deal.transfers) === null ? refuse('name-your-cards', null, 'D11.5') : null;
  },
  decline: fine,
  withdraw: fine,
  promise: ({ hands }, seat, { to }) => (hands[seat] === null ? null : refusePromise(hands[seat], seat, to)),
  publish: fine,
  mark: ({ table }, seat, { note, as }) =>
    table.notes[note][as].includes(seat) ? refuse('changes-nothing', 'as', 'D11.12') : null,
};

export function check(book: Book, view: View, move: Move): Refusal | null {
  return CHECKS[move.type](view, view.viewer as Seat, move as never, book);
}
