// A second identity: who is wrongly doubted for the first time in a round draws a new card and stays in.

import { type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop, topAsk } from '../asks.ts';
import { answerOf } from '../rules/answers.ts';
import { exhausted, identitiesIn } from '../rules/deck.ts';
import { coveredOf } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import type { Identity } from '../words.ts';
import { exhaust } from './exhaust.ts';
import { award } from './points.ts';
import { letStand } from './resolve.ts';

const POINTS = 2;

export function mayRenew({ state }: Turn, seat: Seat): boolean {
  const { table, vault } = state;
  return table.config.secondIdentity && table.heirs[seat].former === null && vault.spare.length > 0;
}

/** His card lies face up. The new one is the next of those put aside; as many heads as before are to be covered. */
export function renew(turn: Turn, seat: Seat): void {
  const { table, vault } = turn.state;
  if (award(turn, seat, POINTS, 'wrongDoubt')) return;
  const toCover = Math.max(coveredOf(table, seat).length, exhausted(table).length);
  turn.emit({ type: 'renewed', seat, toCover });
  turn.emit({ type: 'redealt', seat, identity: vault.spare[0] });
  exhaust(turn, seat);
  if (toCover > 0) ask(turn, 'recover', [seat]);
  else letStand(turn);
}

/** The new covers are shown; what he had claimed still happens, and he keeps what he has. */
export function openNewCovers(turn: Turn): void {
  const { table, hands } = turn.state;
  const { id, seats } = topAsk(table);
  const [seat] = seats;
  const identities = [...(answerOf(hands[seat], id, 'cover')?.identities ?? anyCovers(turn, seat))];
  closeTop(turn);
  turn.emit({ type: 'covered', seat, identities, why: 'renewed' });
  letStand(turn);
}

/** Missed: what is exhausted, then the first of a random order that are not the own card. */
function anyCovers(turn: Turn, seat: Seat): Identity[] {
  const { table, hands } = turn.state;
  const due = exhausted(table);
  const order = shuffled(turn.draws('missed new covers', table.round, seat), identitiesIn(table.config));
  const free = order.filter((identity) => identity !== hands[seat].identity && !due.includes(identity));
  const chosen = [...due, ...free].slice(0, table.heirs[seat].toCover);
  return identitiesIn(table.config).filter((identity) => chosen.includes(identity));
}
