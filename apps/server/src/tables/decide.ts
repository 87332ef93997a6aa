// Every command, each to the file that decides it.

import type { Command } from '@pretender/protocol';
import { type Actor, type Decider, type Decision, line, refuseWith } from './deciders/decision.ts';
import * as orders from './deciders/orders.ts';
import * as people from './deciders/people.ts';
import * as play from './deciders/play.ts';
import * as talk from './deciders/talk.ts';
import { vote } from './deciders/vote.ts';
import type { TableState } from './facts.ts';

/** Everything but a start and a number, which take time to reckon, and chat, which spectators have too. */
const DECIDERS: { readonly [T in Exclude<Command['t'], 'start' | 'rematch' | 'open' | 'say'>]: Decider<T> } = {
  move: play.move,
  lastCall: play.lastCall,
  hold: play.hold,
  seen: play.seen,
  pause: play.pause,
  resume: play.resume,
  autoPass: (_state, { scope }, { seat }) => line({ kind: 'autoPass', seat, scope }),
  order: orders.order,
  withdraw: orders.withdraw,
  phrase: talk.phrase,
  mute: talk.mute,
  ready: people.ready,
  rename: people.rename,
  seatBot: people.seatBot,
  clearSeat: people.clearSeat,
  uninvite: people.uninvite,
  leave: people.leave,
  giveHost: people.giveHost,
  takeHost: people.takeHost,
  silence: people.silence,
  change: people.change,
  vote,
  approve: people.approve,
};

export function decide(state: TableState, command: Command, actor: Actor): Decision {
  const { viewer } = actor;
  if (command.t === 'say') return talk.say(state, command, viewer);
  if (viewer === 'public') return refuseWith('not-seated');
  if (command.t === 'start' || command.t === 'rematch' || command.t === 'open') return refuseWith('not-now');
  const { now, counted, absent } = actor;
  // Field by field: to add one to a copy is slow.
  const seated = { viewer, now, counted, absent, seat: viewer };
  return (DECIDERS[command.t] as Decider<Command['t']>)(state, command as never, seated);
}
