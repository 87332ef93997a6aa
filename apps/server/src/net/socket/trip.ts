// How far away somebody is, by our own pings. Nobody is asked for it: what a client says about time is not believed.

export interface Trip {
  /** When the ping went out that has no answer yet. */
  sentAt: number | null;
  mean: number;
  count: number;
}

/** Later trips count as much as the last few together: lines change, but one late answer says little. */
const REMEMBERED = 8;
/** So many pings follow each other at once, so that the first guess is a good one. */
export const FIRST_PINGS = 4;

export const newTrip = (): Trip => ({ sentAt: null, mean: 0, count: 0 });

export function notePing(trip: Trip, now: number): void {
  trip.sentAt ??= now;
}

/** An answer that nobody asked for is none. */
export function notePong(trip: Trip, now: number): void {
  if (trip.sentAt === null) return;
  trip.count += 1;
  trip.mean += (now - trip.sentAt - trip.mean) / Math.min(trip.count, REMEMBERED);
  trip.sentAt = null;
}

/** One way, in milliseconds. */
export const delayOf = ({ mean }: Trip): number => mean / 2;
