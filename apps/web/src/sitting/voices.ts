// Who has a voice, as far as everybody can reckon it: the server decides, and says what is carried.

import type { Seat } from '@pretender/kernel';
import type { Away } from '@pretender/protocol';
import type { Picture } from './picture.ts';

/** Somebody who is away, in the page's own time. */
export interface PageAway {
  readonly seat: Seat;
  /** `performance.now()` from which their voice does not count; null while nobody is here, when that stands still. */
  readonly voiceUntil: number | null;
  /** From when a bot may play for them. */
  readonly botFrom: number;
}

export function awayFrom(away: readonly Away[], now: number): readonly PageAway[] {
  return away.map(({ seat, voice, bot }) => ({
    seat,
    voiceUntil: voice === null ? null : now + voice,
    botFrom: now + bot,
  }));
}

/** In whole seconds; 0 for a time that is past. */
const secondsUntil = (time: number | null | undefined, now: number): number =>
  time === null || time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / 1000));

const awayAt = ({ away }: Picture, seat: Seat): PageAway | undefined => away.find((each) => each.seat === seat);

export const botIn = (picture: Picture, seat: Seat, now: number) => secondsUntil(awayAt(picture, seat)?.botFrom, now);
/** Until the seat can be given away. */
export const seatIn = (picture: Picture, seat: Seat, now: number) =>
  secondsUntil(awayAt(picture, seat)?.voiceUntil, now);

/** When it is counted. `isLive`: a match is played in which whoever is away is missed; otherwise nobody loses a voice by that. */
export interface Count {
  readonly now: number;
  readonly isLive: boolean;
}

function votersIn(picture: Picture, { now, isLive }: Count): Seat[] {
  const hasVoice = (seat: Seat): boolean => {
    const until = awayAt(picture, seat)?.voiceUntil;
    return !isLive || until === undefined || until === null || until > now;
  };
  return picture.people.flatMap(({ kind }, at) => (kind === 'person' && hasVoice(at as Seat) ? [at as Seat] : []));
}

/** Whoever has got a seat from the table has a say about others with the next match. */
export const isNewcomer = ({ newcomers }: Picture, seat: Seat): boolean => newcomers.includes(seat);

export interface Voices {
  readonly have: number;
  readonly need: number;
}

function count(voters: readonly Seat[], ayes: readonly Seat[], least: number): Voices {
  const have = ayes.filter((seat) => voters.includes(seat)).length;
  return { have, need: Math.max(least, Math.floor(voters.length / 2) + 1) };
}

/** More than half of those who have a voice. */
export const voicesFor = (picture: Picture, ayes: readonly Seat[], when: Count): Voices =>
  count(votersIn(picture, when), ayes, 1);

/** To give a seat away: two at least, where two can be had. */
export function voicesForSeat(
  picture: Picture,
  { seat, ayes }: { seat: Seat; ayes: readonly Seat[] },
  when: Count,
): Voices {
  const voters = votersIn(picture, when).filter((other) => other !== seat && !isNewcomer(picture, other));
  return count(voters, ayes, Math.min(2, voters.length));
}

/** Somebody else sits there now: nobody asks for that seat any more, and what its person was for does not count. */
export function withoutVoice({ requests, motions }: Picture, seat: Seat): Pick<Picture, 'requests' | 'motions'> {
  const drop = <T extends { readonly ayes: readonly Seat[] }>(open: T): T => ({
    ...open,
    ayes: open.ayes.filter((other) => other !== seat),
  });
  return {
    requests: requests.filter((other) => other.seat !== seat).map(drop),
    motions: motions.map(drop).filter(({ ayes }) => ayes.length > 0),
  };
}
