// Which sound belongs to what. Each has a twin to see: wares fly, hands point, cards turn, the ring closes.

import type { Event, Ware } from '@pretender/hoax';
import type { Told } from '@pretender/protocol';
import type { SoundKind } from '../../../settings/preferences.ts';
import type { Felt } from '../../../shell/beat/buzz.ts';
import type { Cue } from './synth.ts';

const OF_WARE: { readonly [W in Ware]: Cue } = { gold: 'coin', wine: 'cask', grain: 'straw' };
const OF_EVENT: { readonly [T in Event['type']]?: readonly [Cue, SoundKind] } = {
  doubted: ['murmur', 'soundClaims'],
  exposed: ['gavel', 'soundClaims'],
  revealed: ['gavel', 'soundClaims'],
  judged: ['gavel', 'soundClaims'],
  accused: ['gavel', 'soundClaims'],
  won: ['fanfare', 'soundEnd'],
  finaleBegan: ['bell', 'soundEnd'],
};
const FELT: { readonly [T in Event['type']]?: Felt } = {
  doubted: 'doubt',
  accused: 'doubt',
  exposed: 'reveal',
  revealed: 'reveal',
  judged: 'reveal',
};

/** Each sound once for a telling, in the order it comes, of the kinds that are wanted. */
export function cuesOf(news: readonly Told[], hears: (kind: SoundKind) => boolean): readonly Cue[] {
  const cues = (news as readonly Event[]).flatMap((event): Cue[] => {
    if (event.type === 'moved') {
      const wares = hears('soundThings') ? (Object.keys(OF_WARE) as Ware[]) : [];
      return wares.filter((ware) => event[ware] > 0).map((ware) => OF_WARE[ware]);
    }
    const [cue, kind] = OF_EVENT[event.type] ?? [];
    return cue && kind && hears(kind) ? [cue] : [];
  });
  return [...new Set(cues)];
}

/** The last of a telling: a device can do one thing at a time. */
export function feltOf(news: readonly Told[]): Felt | null {
  return (news as readonly Event[]).flatMap(({ type }) => FELT[type] ?? []).at(-1) ?? null;
}
