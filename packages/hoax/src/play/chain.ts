// The chain: illegality, sentence, indulgence. Each is a window in which everybody who may speaks or passes, one
// claim at a time; the next opens only if somebody's claim in this one stands.

import type { Deep, Seat } from '@pretender/kernel';
import { ask, closeTop, excuse, topAsk } from '../asks.ts';
import { answerOf } from '../rules/answers.ts';
import { clockwise } from '../rules/heirs.ts';
import { isReactionLegal } from '../rules/legality.ts';
import { mayStep, opensChain, STEP_OF, STEPS, type Step, speakers, type WindowKind } from '../rules/reactions.ts';
import type { Hand, Public, Reaction, Turn } from '../types.ts';
import { claimReaction } from './claims.ts';
import { openPenalty } from './penalty.ts';
import { endTurn } from './turns.ts';

export function openChain(turn: Turn): void {
  if (opensChain(turn.state.table)) openWindow(turn, STEPS[0]);
  else endTurn(turn);
}

function openWindow(turn: Turn, step: Step): void {
  const seats = speakers(turn.state.table, step);
  if (seats.length === 0) {
    afterWindow(turn, step);
    return;
  }
  ask(turn, step.window, seats);
  playEarlyOrWait(turn, step);
}

/** Back in a window: those who may no longer speak are let off. */
export function resumeWindow(turn: Turn): void {
  const { table } = turn.state;
  const step = STEP_OF[topAsk(table).kind as WindowKind];
  excuse(turn, (seat) => mayStep(table, seat, step));
  playEarlyOrWait(turn, step);
}

/** The first early reaction is played; without one the rest is waited for. */
function playEarlyOrWait(turn: Turn, step: Step): void {
  const { table, hands } = turn.state;
  const open = topAsk(table);
  const origin = originOf(table, step);
  for (let seat = clockwise(table, origin); seat !== origin; seat = clockwise(table, seat)) {
    const reaction = earlyReaction(hands[seat], open.id, step.reaction);
    if (reaction && open.seats.includes(seat) && isReactionLegal(table, reaction)) {
      claimReaction(turn, seat, reaction);
      return;
    }
  }
  if (open.seats.length === 0) closeWindow(turn);
}

/** Early reactions are played in seat order from the claimant they answer. */
function originOf(table: Public, { window }: Step): Seat {
  const { turn } = table;
  if (window === 'sentencing') return turn.barons[turn.barons.length - 1];
  if (window === 'indulgence') return turn.sentences[turn.sentences.length - 1].seat;
  return turn.seat;
}

export function earlyReaction(hand: Deep<Hand>, askId: number, type: Reaction['type']): Deep<Reaction> | null {
  const answer = answerOf(hand, askId, type);
  return answer ?? (hand.plan?.type === type ? hand.plan : null);
}

export function closeWindow(turn: Turn): void {
  const step = STEP_OF[topAsk(turn.state.table).kind as WindowKind];
  closeTop(turn);
  afterWindow(turn, step);
}

function afterWindow(turn: Turn, { window }: Step): void {
  const { barons, sentences } = turn.state.table.turn;
  if (window === 'illegality' && barons.length > 0) openWindow(turn, STEPS[1]);
  else if (window === 'sentencing' && sentences.length > 0) openWindow(turn, STEPS[2]);
  else if (window === 'indulgence') openPenalty(turn);
  else endTurn(turn);
}
