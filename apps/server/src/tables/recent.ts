// What each viewer was told last, so that somebody whose line broke for a moment goes on where it broke. What all are told is kept
// once, everything else for each by itself: whether it is long enough must not depend on what others were told.

import type { Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { reaches, type Telling } from './telling.ts';

interface Own {
  /** How much all had been told before it. */
  readonly after: number;
  readonly event: Told;
}

export interface Recent {
  readonly shared: Told[];
  /** How much all were told before that. */
  gone: number;
  readonly own: Map<Viewer, Own[]>;
  /** From where on this viewer has heard what all were told, if not from the beginning. */
  readonly since: Map<Viewer, number>;
}

export function newRecent(): Recent {
  return { shared: [], gone: 0, own: new Map(), since: new Map() };
}

/** Enough for a minute away. Who misses more gets a fresh picture. */
const KEPT = 50;

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
  const own = { after: total(recent), event };
  const list = recent.own.get(viewer);
  if (list === undefined) recent.own.set(viewer, [own]);
  else if (list.push(own) > KEPT) trim(list);
}

/** The last so many events for this viewer; null if they are no longer known. */
export function recentFor(recent: Recent, viewer: Viewer, count: number): readonly Told[] | null {
  const own = recent.own.get(viewer) ?? [];
  const ofAll = total(recent) - Math.max(recent.gone, recent.since.get(viewer) ?? 0);
  if (count > Math.min(KEPT, own.length + ofAll)) return null;
  const told: Told[] = [];
  for (let [shared, ours] = [total(recent), own.length]; told.length < count; ) {
    if (ours > 0 && own[ours - 1].after >= shared) told.push(own[--ours].event);
    else told.push(recent.shared[--shared - recent.gone]);
  }
  return told.reverse();
}

/** Somebody else is this viewer from now on. */
export function beginAnew(recent: Recent, viewer: Viewer): void {
  recent.own.delete(viewer);
  recent.since.set(viewer, total(recent));
}
