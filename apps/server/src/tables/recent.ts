// What each viewer was told last, so that somebody whose line broke for a moment goes on where it broke. Each has a list
// of its own: whether it is long enough must not depend on what others were told.

import type { Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { reaches, type Telling } from './telling.ts';

export type Recent = Map<Viewer, Told[]>;

/** Enough for a minute away. Who misses more gets a fresh picture. */
const KEPT = 50;

export function keepRecent(recent: Recent, seats: number, told: readonly Telling[]): void {
  if (told.length === 0) return;
  for (let seat = 0; seat < seats; seat++) keepFor(recent, seat as Seat, told);
  keepFor(recent, 'public', told);
}

function keepFor(recent: Recent, viewer: Viewer, told: readonly Telling[]): void {
  const known = recent.get(viewer);
  const list = known ?? [];
  if (known === undefined) recent.set(viewer, list);
  for (const telling of told) if (reaches(telling, viewer)) list.push(telling.event);
  // Now and then, because moving what is left costs more than keeping a few that nobody gets.
  if (list.length > 2 * KEPT) list.splice(0, list.length - KEPT);
}

/** The last so many events for this viewer; null if they are no longer known. */
export function recentFor(recent: Recent, viewer: Viewer, count: number): readonly Told[] | null {
  const list = recent.get(viewer) ?? [];
  return count <= Math.min(KEPT, list.length) ? list.slice(list.length - count) : null;
}
