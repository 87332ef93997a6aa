// Two matches that are played alike, seen by one viewer: what it is sent must be the same bytes until a rule says more.

import type { GameTypes, Viewer } from '../contract.ts';
import { type Cause, lapse, type Match, matchAround, submit, toldOf, viewFor } from '../match.ts';
import type { RawMove } from '../specs.ts';
import { copy, firstDifference } from '../tree.ts';

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
export function toldSince<G extends GameTypes>(match: Match<G>, viewer: Viewer, entry: number): G['Event'][] {
  return match.entries.slice(entry).flatMap((each) => toldOf(match.game, each, viewer));
}

export interface Divergence<G extends GameTypes> {
  /** The first events that differ, one in each world; null where that world said less. */
  readonly events: readonly [G['Event'] | null, G['Event'] | null];
  readonly message: string;
}

/** The first difference in what was said; where the same was said, in what is seen and offered. */
export function divergence<G extends GameTypes>(
  viewer: Viewer,
  [a, b]: readonly [Match<G>, Match<G>],
  [fromA, fromB]: readonly [number, number],
): Divergence<G> | null {
  const toldA = toldSince(a, viewer, fromA);
  const toldB = toldSince(b, viewer, fromB);
  for (let i = 0; i < Math.max(toldA.length, toldB.length); i++) {
    const events = [toldA[i] ?? null, toldB[i] ?? null] as const;
    const message = firstDifference(events[0], events[1]);
    if (message)
      return { events, message: `${events[0]?.type ?? 'nothing'} against ${events[1]?.type ?? 'nothing'} ${message}` };
  }
  const seenA = [viewFor(a, viewer), a.game.moves(viewFor(a, viewer))];
  const seenB = [viewFor(b, viewer), b.game.moves(viewFor(b, viewer))];
  if (JSON.stringify(seenA) === JSON.stringify(seenB)) return null;
  return {
    events: [null, null],
    message: `the same was said, but ${firstDifference(seenA, seenB) ?? 'the order of keys differs'}`,
  };
}
