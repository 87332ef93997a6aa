// Which sound belongs to what. Each has a twin to see: stones move, stamps come down, the room darkens.

import type { Event } from '@pretender/decrees';
import type { Told } from '@pretender/protocol';
import type { SoundKind } from '../../../settings/preferences.ts';
import type { Felt } from '../../../shell/beat/buzz.ts';
import type { Cue } from './synth.ts';

const OF_EVENT: { readonly [T in Event['type']]?: readonly [Cue, SoundKind] } = {
  bidsRevealed: ['paper', 'soundClaims'],
  blamed: ['stone', 'soundThings'],
  charged: ['stone', 'soundThings'],
  distributed: ['stone', 'soundThings'],
  traded: ['stone', 'soundThings'],
  forwarded: ['paper', 'soundThings'],
  stamped: ['stamp', 'soundThings'],
  played: ['keys', 'soundClaims'],
  restructured: ['keys', 'soundClaims'],
  reassigned: ['keys', 'soundClaims'],
  moved: ['paper', 'soundThings'],
  stagnated: ['gloom', 'soundClaims'],
  promulgated: ['applause', 'soundEnd'],
  ended: ['bell', 'soundEnd'],
};
const FELT: { readonly [T in Event['type']]?: Felt } = {
  reacted: 'doubt',
  cancelled: 'doubt',
  bidsRevealed: 'reveal',
  stagnated: 'reveal',
};

/** Each sound once for a telling, in the order it comes, of the kinds that are wanted. */
export function cuesOf(news: readonly Told[], hears: (kind: SoundKind) => boolean): readonly Cue[] {
  const cues = (news as readonly Event[]).flatMap(({ type }): Cue[] => {
    const [cue, kind] = OF_EVENT[type] ?? [];
    return cue && kind && hears(kind) ? [cue] : [];
  });
  return [...new Set(cues)];
}

/** The last of a telling: a device can do one thing at a time. */
export function feltOf(news: readonly Told[]): Felt | null {
  return (news as readonly Event[]).flatMap(({ type }) => FELT[type] ?? []).at(-1) ?? null;
}
