// The condemned pays one sentence or one indulgence, or claims the Magician against all of them.

import { ask, closeTop } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { tithes } from '../rules/legality.ts';
import { loose, only } from '../rules/wares.ts';
import type { Offer, Sentence, Turn } from '../types.ts';
import { payTo } from './transfer.ts';
import { concludeAction } from './turns.ts';

export function openPenalty(turn: Turn): void {
  ask(turn, 'penalty', [turn.state.table.turn.seat]);
}

export function settle(turn: Turn, { to, as }: Pick<MoveOf<'settle'>, 'to' | 'as'>): void {
  const { sentences, offers } = turn.state.table.turn;
  closeTop(turn);
  turn.emit({ type: 'settled', to, as });
  const sentence = sentences.find(({ seat }) => seat === to);
  const offer = offers.find(({ seat }) => seat === to);
  if (as === 'judge' && sentence) paySentence(turn, sentence);
  if (as === 'monk' && offer) payOffer(turn, offer);
  concludeAction(turn);
}

/** The second ware goes to the Baron whom the Judge named (D43). */
function paySentence(turn: Turn, { seat, ware, count, share }: Readonly<Sentence>): void {
  const { table } = turn.state;
  const condemned = table.turn.seat;
  const due = Math.min(count, loose(table.heirs[condemned].wares, ware));
  const shared = due === 2 && share !== null ? 1 : 0;
  payTo(turn, condemned, seat, only(ware, due - shared));
  if (share !== null) payTo(turn, condemned, share, only(ware, shared));
}

function payOffer(turn: Turn, { seat, ware }: Readonly<Offer>): void {
  const condemned = turn.state.table.turn.seat;
  payTo(turn, condemned, seat, only(ware, tithes(turn.state.table).includes(ware) ? 1 : 0));
}

/** Out of time: one before two, indulgence before sentence, the earliest. */
export function settleCheapest(turn: Turn): void {
  const { sentences, offers } = turn.state.table.turn;
  const small = sentences.find(({ count }) => count === 1);
  if (offers.length > 0) settle(turn, { to: offers[0].seat, as: 'monk' });
  else settle(turn, { to: (small ?? sentences[0]).seat, as: 'judge' });
}
