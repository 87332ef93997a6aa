// Those whom an action hits pay or claim the Magician; then it is carried out.

import type { Ask, Seat } from '@pretender/kernel';
import { ask, closeTop, excuse, topAsk } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { actionRule } from '../roles/index.ts';
import type { Payment } from '../roles/rule.ts';
import { answerOf } from '../rules/answers.ts';
import { isIn } from '../rules/heirs.ts';
import { choosesKind, defenders, isCollection, isDefender, isLiable, liable } from '../rules/reactions.ts';
import { loose, looseKinds } from '../rules/wares.ts';
import type { Public, Turn } from '../types.ts';
import type { Ware } from '../words.ts';
import { openChain } from './chain.ts';
import { claimReaction } from './claims.ts';
import { firstEarly } from './early.ts';
import { estate } from './transfer.ts';
import { endTurn } from './turns.ts';

export function openDefence(turn: Turn): void {
  const { table } = turn.state;
  const owing = liable(table);
  const seats = owing.filter((seat) => isDefender(table, seat));
  if (seats.length === 0) {
    execute(turn, payments(turn, owing, null));
    return;
  }
  ask(turn, 'defence', seats);
  playEarlyOrWait(turn);
}

export function resumeDefence(turn: Turn): void {
  const { table } = turn.state;
  const stillAsked = defenders(table);
  excuse(
    turn,
    topAsk(table).seats.filter((seat) => !stillAsked.includes(seat)),
  );
  playEarlyOrWait(turn);
}

function playEarlyOrWait(turn: Turn): void {
  const early = firstEarly(turn.state, 'immunise');
  if (early) claimReaction(turn, early.seat, early.move);
  else if (topAsk(turn.state.table).seats.length === 0) closeDefence(turn);
}

/** Everybody has paid, is immune or has let the time run out: what is owed is handed over together. */
export function closeDefence(turn: Turn): void {
  const { table } = turn.state;
  const owing = (table.turn.debtors ?? []).filter((seat) => isLiable(table, seat));
  const due = payments(turn, owing, topAsk(table).id);
  closeTop(turn);
  execute(turn, due);
}

function payments(turn: Turn, owing: readonly Seat[], askId: number | null): Payment[] {
  const isCollected = isCollection(turn.state.table);
  const due: Payment[] = [];
  for (const seat of owing) due.push({ seat, ware: isCollected ? kindGiven(turn, seat, askId) : null });
  return due;
}

/** What he chose, if he still has it loose. */
function kindGiven({ state: { table, hands } }: Turn, seat: Seat, askId: number | null): Ware {
  const isFree = askId !== null && choosesKind(table, seat);
  const chosen = isFree ? answerOf(hands[seat], askId, 'pay')?.ware : undefined;
  const isLoose = chosen !== undefined && loose(table.heirs[seat].wares, chosen) > 0;
  return isLoose ? chosen : fullest(table, seat);
}

/** The only kind there is to give is given, also if others come into the house before it is collected. */
export function pay(turn: Turn, ask: Ask, seat: Seat, { ware }: MoveOf<'pay'>): void {
  const { table } = turn.state;
  const only = isCollection(table) ? looseKinds(table.heirs[seat].wares)[0] : undefined;
  const given = ware ?? only;
  turn.emit({
    type: 'noted',
    seat,
    ask: ask.id,
    move: given === undefined ? { type: 'pay' } : { type: 'pay', ware: given },
  });
}

const TIES: readonly Ware[] = ['grain', 'wine', 'gold'];

/** Unless he chose: the kind he has most of, loose. */
function fullest(table: Public, seat: Seat): Ware {
  const { wares } = table.heirs[seat];
  return TIES.reduce((best, ware) => (loose(wares, ware) > loose(wares, best) ? ware : best));
}

/** A wrongly doubted heir's action still happens; then all he has goes to the bank. */
function execute(turn: Turn, due: readonly Payment[]): void {
  const { table } = turn.state;
  const { deed, seat } = table.turn;
  if (deed?.do === 'claim') actionRule(deed.action).execute(turn, deed.action as never, due);
  if (isIn(table, seat)) openChain(turn);
  else {
    estate(turn, seat, 'bank');
    endTurn(turn);
  }
}
