// A reaction counts now if its step is open; otherwise the tempo decides: kept in secret, or shouted at once.

import type { Ask, Seat } from '@pretender/kernel';
import { closeTop, topAsk } from '../asks.ts';
import type { Move, Reaction } from '../move-types.ts';
import { isShouting, ownReaction } from '../rules/steps.ts';
import type { AskKind, Turn } from '../types.ts';
import { closeWindow } from './chain.ts';
import { claimReaction } from './claims.ts';
import { letStand } from './resolve.ts';

export function note(turn: Turn, ask: Ask, seat: Seat, move: Move): void {
  turn.emit({ type: 'noted', seat, ask: ask.id, move });
}

type Answer = (turn: Turn, ask: Ask, seat: Seat, reaction: Reaction) => void;

export const react: Answer = (turn, ask, seat, reaction) => {
  if (!ask.held && ownReaction(ask.kind as AskKind) === reaction.type) claimReaction(turn, seat, reaction);
  else if (isShouting(turn.state.table)) shout(turn, seat, reaction);
  else note(turn, ask, seat, reaction);
};

/** The claim before it stands and can no longer be doubted; windows in between are over (decision 3). */
function shout(turn: Turn, seat: Seat, reaction: Reaction): void {
  const { table } = turn.state;
  if (table.claim) letStand(turn);
  if (topAsk(table).kind === 'illegality' && reaction.type === 'sentence') closeWindow(turn);
  else if (topAsk(table).kind === 'sentencing' && reaction.type === 'absolve') closeWindow(turn);
  if (ownReaction(topAsk(table).kind) === reaction.type) claimReaction(turn, seat, reaction);
}

export function crown(turn: Turn, crowner: Seat): void {
  closeTop(turn);
  turn.emit({ type: 'crowned', crowner });
}
