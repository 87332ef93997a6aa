// Commands about the match itself. Moves are played into it at once; if the line is not written after all, the table is
// folded anew from its log.

import { type AskId, isTold, type Seat, submit } from '@pretender/kernel';
import type { CommandOf } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { mayCall, mayHold, restOf } from '../clock.ts';
import { isPlaying, openAsk, type TableState } from '../facts.ts';
import { type Decider, type Decision, line, refuseByRules, refuseWith } from './decision.ts';
import { refuseTalk } from './talk.ts';

const HOLDS_PER_ROUND = 2;
const PAUSES_PER_ROUND = 1;

export function move(state: TableState, command: CommandOf<'move'>, { seat }: { seat: Seat }): Decision {
  if (!isPlaying(state) || state.match === null || state.pausedBy !== null) return refuseWith('not-now');
  const unsaid = refuseTalk(state, command, seat);
  if (unsaid !== null) return unsaid;
  const receipt = submit(state.match, seat, command.ask, command.move as never);
  if (receipt.ok) return line({ kind: 'played', entry: receipt.entry });
  const overtaker = OVERTAKEN.has(receipt.refusal.code) ? overtakerOf(state, command.ask, seat) : null;
  return overtaker === null ? refuseByRules(receipt.refusal) : refuseWith('too-late', overtaker);
}

/** How the rules refuse what was right a moment ago. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'not-offered']);

/**
 * What somebody else said to the same ask, heard by everybody, so that it is over or held now; null if it was not that. Of what
 * stands beside the turn everybody hears that it is over, and not why.
 */
function overtakerOf({ match, played }: TableState, ask: AskId, seat: Seat): string | null {
  if (match === null) return null;
  const { game, state, entries } = match;
  if (game.asks(state.table as never).some(({ id, held }) => id === ask && !held)) return null;
  const said = entries.findLast(({ cause, events }) => {
    if (cause.by !== 'move' || cause.ask !== ask || cause.seat === seat) return false;
    return !played.isBeside(cause.move.type) && events.some((event) => isTold(game, event, 'public'));
  });
  return said?.cause.by === 'move' ? said.cause.move.type : null;
}

function isOpen(state: TableState, ask: AskId): boolean {
  return state.pausedBy === null && openAsk(state)?.id === ask;
}

export const lastCall: Decider<'lastCall'> = (state, { ask }, { seat, now }) => {
  if (!isOpen(state, ask)) return refuseWith('stale');
  const isNext = state.match !== null && state.played.nextSeat(state.match.state.table) === seat;
  if (!isNext || !mayCall(state.clock, paceOf(state.settings), now)) return refuseWith('not-now');
  return line({ kind: 'called', ask });
};

/** Is this seat asked now, and has it any holds left? */
export function mayAskForTime(state: TableState, seat: Seat): boolean {
  const isAsked = openAsk(state)?.seats.includes(seat) === true;
  return isAsked && mayHold(state.clock, state.played.holds) && state.chairs[seat].holds < HOLDS_PER_ROUND;
}

export const hold: Decider<'hold'> = (state, { ask }, { seat }) => {
  if (!isOpen(state, ask)) return refuseWith('stale');
  return mayAskForTime(state, seat) ? line({ kind: 'held', ask, seat }) : refuseWith('not-now');
};

/** Is there anybody else who is here and has not seen enough? Bots have seen it all. */
function isWaitedFor({ chairs }: TableState, ask: AskId, but: readonly Seat[]): boolean {
  return chairs.some(({ person, seen }, seat) => {
    return person.kind === 'person' && seen !== ask && !but.includes(seat as Seat);
  });
}

export const seen: Decider<'seen'> = (state, { ask }, { seat, now, absent }) => {
  if (!isOpen(state, ask)) return refuseWith('stale');
  if (restOf(state.clock, now) === 0) return refuseWith('not-now');
  return line({ kind: 'seen', ask, seat, isOver: !isWaitedFor(state, ask, [seat, ...absent]) });
};

export const pause: Decider<'pause'> = (state, _command, { seat }) => {
  if (!isPlaying(state) || state.pausedBy !== null) return refuseWith('not-now');
  if (seat === state.host) return line({ kind: 'paused', seat: null });
  return state.chairs[seat].pauses < PAUSES_PER_ROUND ? line({ kind: 'paused', seat }) : refuseWith('not-now');
};

export const resume: Decider<'resume'> = (state, _command, { seat }) => {
  if (state.pausedBy === null) return refuseWith('not-now');
  const isHis = state.pausedBy === seat || seat === state.host;
  return isHis ? line({ kind: 'resumed' }) : refuseWith('not-host');
};
