// What each viewer was told last, so that somebody whose line broke for a moment goes on where it broke. What all are told is kept
// once, everything else for each by itself: whether it is long enough must not depend on what others were told.

import type { Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { reaches, type Telling } from './telling.ts';

/** What not all were told. */
interface Own {
  /** How much all had been told before somebody became this viewer. */
  readonly since: number;
  readonly told: { readonly after: number; readonly event: Told }[];
}

export interface Recent {
  readonly shared: Told[];
  /** How much all were told before that. */
  gone: number;
  /** By the viewer's place. */
  readonly own: (Own | undefined)[];
}

export function newRecent(): Recent {
  return { shared: [], gone: 0, own: [] };
}

/** Spectators first, then the seats. */
const placeOf = (viewer: Viewer): number => (viewer === 'public' ? 0 : viewer + 1);

/** Enough for a minute away. Who misses more gets a fresh picture. */
const KEPT = 50;

const NOTHING: Own = { since: 0, told: [] };

const total = ({ gone, shared }: Recent): number => gone + shared.length;

/** Now and then, because moving what is left costs more than keeping a few that nobody gets. How many have gone. */
function trim(list: unknown[]): number {
  return list.length > 2 * KEPT ? list.splice(0, list.length - KEPT).length : 0;
}

export function keepRecent(recent: Recent, seats: number, told: readonly Telling[]): void {
  for (const telling of told) {
    if (telling.to === 'all') recent.shared.push(telling.event);
    else keepOwn(recent, seats, telling);
  }
  recent.gone += trim(recent.shared);
}

function keepOwn(recent: Recent, seats: number, telling: Telling): void {
  for (let seat = 0; seat < seats; seat++) if (reaches(telling, seat as Seat)) keepFor(recent, seat as Seat, telling);
  if (reaches(telling, 'public')) keepFor(recent, 'public', telling);
}

function keepFor(recent: Recent, viewer: Viewer, { event }: Telling): void {
  const telling = { after: total(recent), event };
  const own = recent.own[placeOf(viewer)];
  if (own === undefined) recent.own[placeOf(viewer)] = { since: 0, told: [telling] };
  else if (own.told.push(telling) > KEPT) trim(own.told);
}

/** The last so many events for this viewer; null if they are no longer known. */
export function recentFor(recent: Recent, viewer: Viewer, count: number): readonly Told[] | null {
  const { since, told } = recent.own[placeOf(viewer)] ?? NOTHING;
  const ofAll = total(recent) - Math.max(recent.gone, since);
  if (count > Math.min(KEPT, told.length + ofAll)) return null;
  const last: Told[] = [];
  for (let [shared, own] = [total(recent), told.length]; last.length < count; ) {
    if (own > 0 && told[own - 1].after >= shared) last.push(told[--own].event);
    else last.push(recent.shared[--shared - recent.gone]);
  }
  return last.reverse();
}

/** Somebody else is this viewer from now on. */
export function beginAnew(recent: Recent, viewer: Viewer): void {
  recent.own[placeOf(viewer)] = { since: total(recent), told: [] };
}
