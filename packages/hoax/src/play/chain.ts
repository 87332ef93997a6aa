// The chain: illegality, sentence, indulgence. Each is a window in which everybody who may speaks or passes, one
// claim at a time; the next opens only if somebody's claim in this one stands.

import { ask, closeTop, excuse, topAsk } from '../asks.ts';
import { mayStep, opensChain, STEPS, type Step, speakers, stepOf, type WindowKind } from '../rules/reactions.ts';
import type { Turn } from '../types.ts';
import { claimReaction } from './claims.ts';
import { firstEarly } from './early.ts';
import { openPenalty } from './penalty.ts';
import { concludeAction } from './turns.ts';

export function openChain(turn: Turn): void {
  if (opensChain(turn.state.table)) openWindow(turn, STEPS[0]);
  else concludeAction(turn);
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
  const { kind, seats } = topAsk(table);
  const step = stepOf(kind as WindowKind);
  excuse(
    turn,
    seats.filter((seat) => !mayStep(table, seat, step)),
  );
  playEarlyOrWait(turn, step);
}

/** The first early reaction is played; without one the rest is waited for. */
function playEarlyOrWait(turn: Turn, step: Step): void {
  const early = firstEarly(turn.state, step.reaction);
  if (early) claimReaction(turn, early.seat, early.move);
  else if (topAsk(turn.state.table).seats.length === 0) closeWindow(turn);
}

export function closeWindow(turn: Turn): void {
  const step = stepOf(topAsk(turn.state.table).kind as WindowKind);
  closeTop(turn);
  afterWindow(turn, step);
}

function afterWindow(turn: Turn, { window }: Step): void {
  const { barons, sentences } = turn.state.table.turn;
  if (window === 'illegality' && barons.length > 0) openWindow(turn, STEPS[1]);
  else if (window === 'sentencing' && sentences.length > 0) openWindow(turn, STEPS[2]);
  else if (window === 'indulgence') openPenalty(turn);
  else concludeAction(turn);
}
