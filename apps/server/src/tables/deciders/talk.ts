// Commands about what is said beside the game.

import type { Seat, Viewer } from '@pretender/kernel';
import { type Command, type CommandOf, readWith, textSchema } from '@pretender/protocol';
import type { TableState } from '../facts.ts';
import { type Decider, type Decision, line, refuseWith } from './decision.ts';

/** Is this free text for others, as what is said or as an answer to the game? */
export function isTalk({ played }: TableState, command: Command): boolean {
  return command.t === 'say' || (command.t === 'move' && played.isTalk(command.move.type));
}

/** An answer with free text is bound by what binds everything that is said; null if it may be said. */
export function refuseTalk(state: TableState, command: CommandOf<'move'>, seat: Seat): Decision | null {
  if (!isTalk(state, command)) return null;
  if (!state.settings.hasChat) return refuseWith('no-chat');
  if (isSilenced(state, seat)) return refuseWith('no-chat', 'silenced');
  const reading = readWith(textSchema, command.move.text);
  return reading.ok ? null : refuseWith('bad-message', `text ${reading.why}`);
}

function isSilenced({ chairs, isGallerySilent }: TableState, viewer: Viewer): boolean {
  return viewer === 'public' ? isGallerySilent : chairs[viewer].isSilent;
}

export function say(state: TableState, { text }: CommandOf<'say'>, viewer: Viewer): Decision {
  if (!state.settings.hasChat) return refuseWith('no-chat');
  if (isSilenced(state, viewer)) return refuseWith('no-chat', 'silenced');
  const seat = viewer === 'public' ? null : viewer;
  return line({ kind: 'said', from: seat === null ? '' : state.chairs[seat].person.name, seat, text });
}

export const phrase: Decider<'phrase'> = (state, command, { seat }) =>
  isSilenced(state, seat) ? refuseWith('no-chat', 'silenced') : line({ kind: 'phrase', seat, phrase: command.phrase });

/** Whom this seat does not want to read. The list is only kept for its owner's devices; nobody else hears of it. */
export const mute: Decider<'mute'> = (state, { seats, gallery }, { seat }) => {
  if (seats.some((other) => !state.chairs[other])) return refuseWith('no-such-seat');
  const list = [...new Set(seats)].filter((other) => other !== seat).sort((a, b) => a - b);
  return line({ kind: 'muted', seat, seats: list as Seat[], gallery });
};
