// Who controls whom: arrows from one ministry to another, never in a circle.

import { type Refusal, refuse } from '@pretender/kernel';
import type { Public } from '../types.ts';
import type { Arrow, Change, Ministry } from '../words.ts';

type Arrows = readonly Arrow[];

function reach(arrows: Arrows, from: Ministry, found: Set<Ministry>): void {
  for (const [above, under] of arrows) {
    if (above !== from || found.has(under)) continue;
    found.add(under);
    reach(arrows, under, found);
  }
}

/** Everything reachable by one or more arrows, in the order of the board. */
export function below({ arrows, ministries }: Public, ministry: Ministry): Ministry[] {
  const found = new Set<Ministry>();
  reach(arrows, ministry, found);
  return ministries.filter((each) => found.has(each));
}

/** The uncontrolled ministries from which this one is reached; itself if nothing controls it. Vacancies do not matter. */
export function tops(table: Public, ministry: Ministry): Ministry[] {
  const isControlled = (each: Ministry): boolean => table.arrows.some(([, under]) => under === each);
  if (!isControlled(ministry)) return [ministry];
  return table.ministries.filter((each) => !isControlled(each) && below(table, each).includes(ministry));
}

function sameArrow([a, b]: Arrow, [c, d]: Arrow): boolean {
  return a === c && b === d;
}

function without(arrows: Arrows, arrow: Arrow): Arrows {
  return arrows.filter((each) => !sameArrow(each, arrow));
}

function isCircular(arrows: Arrows): boolean {
  return arrows.some(([from]) => {
    const found = new Set<Ministry>();
    reach(arrows, from, found);
    return found.has(from);
  });
}

/** Why this change cannot be made, or nothing. The result counts, for reversals too. */
export function refuseChange(table: Public, { change, arrow, to }: Partial<Change>): Refusal | null {
  const { arrows, config } = table;
  // A card may bring no arrow at all.
  if (change === undefined || arrow === undefined) return refuse('missing', 'arrow', 'D5.2');
  const exists = arrows.some((each) => sameArrow(each, arrow));
  if (change !== 'add' && !exists) return refuse('no-such-arrow', 'arrow', 'D5.2');
  if (change === 'remove') return null;
  if (change === 'add' && arrows.length >= config.maxArrows) return refuse('no-arrow-left', 'change', 'D5.3');
  const placed = placedBy(change, arrow, to);
  if (placed === null) return refuse('missing', 'to', 'D5.2');
  const rest = change === 'add' ? arrows : without(arrows, arrow);
  if (placed[0] === placed[1]) return refuse('circular', 'arrow', 'D5.1');
  if (arrows.some((each) => sameArrow(each, placed))) return refuse('same-arrow', 'arrow', 'D5.1');
  if (isCircular([...rest, placed])) return refuse('circular', 'arrow', 'D5.1');
  const hasOther = config.singleController && rest.some(([, under]) => under === placed[1]);
  return hasOther ? refuse('second-controller', 'arrow', 'D5.4') : null;
}

function placedBy(change: Change['change'], arrow: Arrow, to: Arrow | undefined): Arrow | null {
  if (change === 'add') return arrow;
  if (change === 'reverse') return [arrow[1], arrow[0]];
  return to ?? null;
}

/** The arrows after a change that can be made. */
export function changed(arrows: Arrows, { change, arrow, to }: Change): Arrow[] {
  const placed = change === 'remove' ? null : placedBy(change, arrow, to);
  const rest: Arrow[] = [];
  for (const each of arrows) {
    if (change === 'add' || !sameArrow(each, arrow)) rest.push([each[0], each[1]]);
    // In its place, so that the others keep theirs.
    else if (placed !== null) rest.push([placed[0], placed[1]]);
  }
  if (change === 'add' && placed !== null) rest.push([placed[0], placed[1]]);
  return rest;
}
