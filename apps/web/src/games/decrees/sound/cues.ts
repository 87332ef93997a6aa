// Which sound belongs to what. Each has a twin to see: stones move, stamps come down, the room darkens.

import type { Event } from '@pretender/decrees';
import type { Told } from '@pretender/protocol';
import type { Cue } from './synth.ts';

const OF_EVENT: { readonly [T in Event['type']]?: Cue } = {
  bidsRevealed: 'paper',
  turnBegan: 'bell',
  blamed: 'stone',
  charged: 'stone',
  distributed: 'stone',
  traded: 'stone',
  forwarded: 'paper',
  stamped: 'stamp',
  played: 'keys',
  restructured: 'keys',
  reassigned: 'keys',
  moved: 'paper',
  stagnated: 'gloom',
  promulgated: 'applause',
  ended: 'bell',
};

/** Each sound once for a telling, in the order it comes. */
export function cuesOf(news: readonly Told[]): readonly Cue[] {
  return [...new Set((news as readonly Event[]).flatMap(({ type }) => OF_EVENT[type] ?? []))];
}
