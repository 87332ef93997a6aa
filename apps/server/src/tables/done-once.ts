// Sent twice, done once: under which name a command is kept in the log, and whether what is kept there came of it.

import type { Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { TableState } from './facts.ts';
import { hashOf } from './keys.ts';
import type { TableLine } from './lines.ts';

/** Ids are of the client's making, so they count only for whoever has the seat now. Spectators have no name to be told apart by but their words, which the log forgets. */
export function nameOf({ chairs }: TableState, viewer: Viewer, command: Command): string {
  if (viewer !== 'public') return `${viewer}.${chairs[viewer].tenant}:${command.id}`;
  return `public:${command.id}:${command.t === 'say' ? hashOf(command.text) : command.t}`;
}

const BECOMES: { readonly [T in Command['t']]: readonly TableLine['kind'][] } = {
  move: ['played'],
  lastCall: ['called'],
  hold: ['held'],
  pause: ['paused'],
  resume: ['resumed'],
  seen: ['seen'],
  autoPass: ['autoPass'],
  order: ['ordered'],
  withdraw: ['orderGone'],
  say: ['said'],
  phrase: ['phrase'],
  mute: ['muted'],
  ready: ['committed', 'ready'],
  open: ['number'],
  rename: ['sat'],
  seatBot: ['sat'],
  clearSeat: ['left'],
  uninvite: ['ticketGone'],
  leave: ['left'],
  giveHost: ['host'],
  takeHost: ['host'],
  silence: ['silenced'],
  change: ['set'],
  start: ['dealing', 'started'],
  rematch: ['dealing', 'started'],
  vote: ['voted'],
  approve: ['backed', 'granted', 'returned'],
};

export function isDoneBy(command: Command, line: TableLine): boolean {
  if (!BECOMES[command.t].includes(line.kind)) return false;
  // Old words are forgotten (`old-words.ts`).
  if (command.t === 'say') return line.kind === 'said' && ['', command.text].includes(line.text);
  if (command.t !== 'move' || line.kind !== 'played') return true;
  const { cause } = line.entry;
  // An answer that was overtaken may have counted for a newer question, under another name.
  return cause.by === 'move' && (cause.ask !== command.ask || cause.move.type === command.move.type);
}
