// The stack of asks, as the writers change it: what is opened holds what is below, what is closed frees it again.

import type { Seat } from '@pretender/kernel';
import { kindOf } from '../asks.ts';
import type { Move, Reaction } from '../move-types.ts';
import type { AskKind, Hand, OpenAsk, ReactionType, Table } from '../types.ts';
import { dropAnswer, removeAt } from './answers.ts';

export function pushAsk(table: Table, ask: OpenAsk): void {
  const { asks } = table;
  const below = asks.length > 0 ? asks[asks.length - 1] : null;
  if (below !== null && below.mode !== 'standing') below.held = true;
  asks.push(ask);
  table.nextAsk = ask.id + 1;
}

export function popAsk({ asks }: Table): void {
  asks.pop();
  if (asks.length > 0) asks[asks.length - 1].held = false;
}

/** Opens an ask that belongs to what has just happened: a turn's declaration, a claim's window. */
export function openAsk(table: Table, kind: AskKind, seats: Seat[]): void {
  const { clock, mode } = kindOf(kind);
  pushAsk(table, { id: table.nextAsk, kind, seats, clock, mode, held: false, takes: [] });
}

function isReaction(move: Move): move is Reaction {
  const { type } = move;
  return type === 'immunise' || type === 'outlaw' || type === 'sentence' || type === 'absolve';
}

/** Drops the answer to an ask that closes; a reaction that it held waits on as a plan. */
export function keepReaction(hand: Hand, ask: number): void {
  const answer = dropAnswer(hand, ask);
  if (answer === null || !isReaction(answer.move)) return;
  dropPlan(hand, answer.move.type);
  hand.plans.push(answer.move);
}

export function dropPlan({ plans }: Hand, reaction: ReactionType): void {
  if (plans.length === 0) return;
  const at = plans.findIndex(({ type }) => type === reaction);
  if (at >= 0) removeAt(plans, at);
}
