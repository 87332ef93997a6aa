// What the panels read from a sitting.

import type { Identity } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { LogLine } from '../../../sitting/log-line.ts';
import { isSeat, type Picture } from '../../../sitting/picture.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { type Chronicle, EMPTY } from '../chronicle.ts';
import { hoaxView } from '../view.ts';

/** Panels are only shown once there is a picture. */
export function pictureOf(sitting: Sitting): Picture {
  return sitting.picture as Picture;
}

export function chronicleOf(sitting: Sitting): Chronicle {
  return (pictureOf(sitting).chronicle as Chronicle | undefined) ?? EMPTY;
}

/** The reader's own seat; null in the gallery. */
export function ownSeat(sitting: Sitting): Seat | null {
  const { viewer } = pictureOf(sitting);
  return isSeat(viewer) ? viewer : null;
}

/** The gallery bets on who is who, and whoever is out of the round: all others have better things to do, and a replay is told already. */
export function mayGuess(sitting: Sitting): boolean {
  if (sitting.kind === 'replay' || sitting.picture === null) return false;
  const seat = ownSeat(sitting);
  return seat === null || (sitting.picture.view !== null && hoaxView(sitting).table.heirs[seat].standing !== 'in');
}

/** A line that is not in the log, to be read like one. */
export function asLine(say: string, args: LogLine['args']): LogLine {
  return { id: 0, round: 0, turn: 0, say, args, seats: [], tone: 'plain', clause: null };
}

/** The head that belongs before a line: whom somebody claims to be. */
export function headOf({ tone, args }: LogLine): Identity | null {
  return tone === 'claim' ? (args.as as Identity) : null;
}

/** What everybody held when the match was over; null before, or where its record cannot be had. */
export async function cardsAtEnd(sitting: Sitting): Promise<readonly Identity[] | null> {
  const hands = (await sitting.allHands()) as readonly { identity: Identity }[] | null;
  return hands?.map(({ identity }) => identity) ?? null;
}
