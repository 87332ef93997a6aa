// A window of the chain in which everything could have been said in the Beat of the claim before it: whoever wanted to speak has
// spoken early, and nobody need be asked again. It follows from what everybody has heard, never from what somebody has sent.

import type { Entry, Seat } from '@pretender/kernel';
import type { Event } from '../event-types.ts';
import { isWindow } from '../rules/reactions.ts';
import { isShouting } from '../rules/steps.ts';
import type { Hoax, Public } from '../types.ts';

type Moment = Entry<Hoax>;

/** What was said, what became of it, and whoever spoke in between; nothing of this follows by itself from a silence. */
const SAID: ReadonlySet<Event['type']> = new Set<Event['type']>(['claimed', 'stood', 'exposed', 'revealed']);

const isSecret = ({ events }: Moment) => events.every(({ type }) => type === 'noted');

/** A window of the chain or a defence ran out, and nobody had spoken in it. */
function isSilence({ cause, events }: Moment): boolean {
  return cause.by === 'lapse' && events[0]?.type === 'closed' && !events.some(({ type }) => SAID.has(type));
}

/** What everybody has heard, backwards; long matches have long stories, and only the end of it matters. */
function* backwards(story: readonly Moment[]): Generator<Moment> {
  for (let at = story.length - 1; at >= 0; at--) if (!isSecret(story[at])) yield story[at];
}

/**
 * Whose claim was the last that anybody made, if its whole Beat went by in silence, and everything since. A doubt or an
 * accusation in it would have kept somebody from saying more.
 */
function lastUndisputed(story: readonly Moment[]): Seat | null {
  let stood: Seat | null = null;
  for (const moment of backwards(story)) {
    const [first] = moment.events;
    if (stood !== null) {
      const claimed = moment.events.findLast((event) => event.type === 'claimed');
      return claimed?.claim.seat === stood ? stood : null;
    }
    if (first?.type === 'stood' && moment.cause.by === 'lapse') stood = first.seat;
    else if (!isSilence(moment)) return null;
  }
  return null;
}

/**
 * Is the window that is open now over already? In the Beat of a claim all others may send early what these windows are for; its
 * claimant may not, so one that asks him as well is a window of its own.
 */
export function isHeard(table: Public, story: readonly Moment[]): boolean {
  const ask = table.asks.findLast(({ mode }) => mode !== 'standing');
  if (ask === undefined || !isWindow(ask.kind) || isShouting(table)) return false;
  const claimant = lastUndisputed(story);
  return claimant !== null && !ask.seats.includes(claimant);
}
