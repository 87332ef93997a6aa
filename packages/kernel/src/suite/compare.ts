// Two matches that are played alike, seen by one viewer: what it is sent must be the same bytes until a rule says more.

import type { GameTypes, Viewer } from '../contract.ts';
import { type Cause, lapse, type Match, matchAround, submit, viewFor } from '../match.ts';
import { isTold } from '../rooms.ts';
import type { RawMove } from '../specs.ts';
import { copy, firstDifference, isIdentical } from '../tree.ts';
import type { Parting } from './subject.ts';
import type { Walk } from './walk.ts';

export function sameMatch<G extends GameTypes>(match: Match<G>): Match<G> {
  return matchAround(match.game, copy(match.state), match.dice);
}

/** Does the same in another match; false if it is refused there. */
export function mirror<G extends GameTypes>(match: Match<G>, cause: Cause<G>): boolean {
  if (cause.by === 'begin') return false;
  return (cause.by === 'lapse' ? lapse(match, cause.ask) : submit(match, cause.seat, cause.ask, cause.move as RawMove))
    .ok;
}

/** Everything said to a viewer from an entry on. */
function toldSince<G extends GameTypes>(match: Match<G>, viewer: Viewer, entry: number): G['Event'][] {
  const told: G['Event'][] = [];
  for (let i = entry; i < match.entries.length; i++)
    for (const event of match.entries[i].events) if (isTold(match.game, event, viewer)) told.push(event);
  return told;
}

export interface Divergence<G extends GameTypes> {
  readonly viewer: Viewer;
  /** The first events that differ, one in each world; null where that world said less. */
  readonly events: Parting<G>;
  readonly message: string;
}

/** How often offers and the order of keys are compared too; they follow from the view, so rarely is often enough. */
const BYTES = 16;
const ORDER = 'the order of keys differs';

/** The first difference in what was said; where the same was said, in what is seen and offered. */
export function divergence<G extends GameTypes>(
  { match: a, isSame }: Walk<G>,
  b: Match<G>,
  viewers: readonly Viewer[],
  [fromA, fromB]: readonly [number, number],
): Divergence<G> | null {
  for (const viewer of viewers) {
    const found = saidOtherwise(viewer, toldSince(a, viewer, fromA), toldSince(b, viewer, fromB));
    if (found) return found;
  }
  const isBytes = a.entries.length % BYTES === 0;
  if (!isBytes && isPrivate(a, fromA) && isPrivate(b, fromB)) return null;
  const isSameTable = isSame.table(a.state.table, b.state.table);
  for (const viewer of viewers) {
    const isSameHand = viewer === 'public' || isSame.hand(a.state.hands[viewer], b.state.hands[viewer]);
    const found = isSameTable && isSameHand && !isBytes ? null : seenOtherwise(viewer, a, b);
    if (found) return found;
  }
  return null;
}

/** Nothing was told to all, so the table is as it was. */
function isPrivate<G extends GameTypes>({ entries, game }: Match<G>, from: number): boolean {
  for (let i = from; i < entries.length; i++)
    if (entries[i].events.some((event) => isTold(game, event, 'public'))) return false;
  return true;
}

function saidOtherwise<G extends GameTypes>(
  viewer: Viewer,
  toldA: G['Event'][],
  toldB: G['Event'][],
): Divergence<G> | null {
  for (let i = 0; i < Math.max(toldA.length, toldB.length); i++) {
    const events = [toldA[i] ?? null, toldB[i] ?? null] as const;
    if (isIdentical(events[0], events[1])) continue;
    const difference = firstDifference(events[0], events[1]) ?? ORDER;
    return {
      viewer,
      events,
      message: `${events[0]?.type ?? 'nothing'} against ${events[1]?.type ?? 'nothing'} ${difference}`,
    };
  }
  return null;
}

function seenOtherwise<G extends GameTypes>(viewer: Viewer, a: Match<G>, b: Match<G>): Divergence<G> | null {
  const [seenA, seenB] = [a, b].map((match) => [viewFor(match, viewer), match.game.moves(viewFor(match, viewer))]);
  if (isIdentical(seenA, seenB)) return null;
  const message = `the same was said, but ${firstDifference(seenA, seenB) ?? ORDER}`;
  return { viewer, events: [null, null], message };
}
