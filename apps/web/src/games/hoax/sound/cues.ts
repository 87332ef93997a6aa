// Which sound belongs to what. Each has a twin to see: wares fly, hands point, cards turn, the ring closes.

import type { Event, Ware } from '@pretender/hoax';
import type { Told } from '@pretender/protocol';
import type { Cue } from './synth.ts';

const OF_WARE: { readonly [W in Ware]: Cue } = { gold: 'coin', wine: 'cask', grain: 'straw' };
const OF_EVENT: { readonly [T in Event['type']]?: Cue } = {
  doubted: 'murmur',
  exposed: 'gavel',
  revealed: 'gavel',
  judged: 'gavel',
  accused: 'gavel',
  won: 'fanfare',
  finaleBegan: 'bell',
};

/** Each sound once for a telling, in the order it comes. */
export function cuesOf(news: readonly Told[]): readonly Cue[] {
  const cues = (news as readonly Event[]).flatMap((event): Cue[] => {
    if (event.type === 'moved')
      return (Object.keys(OF_WARE) as Ware[]).filter((ware) => event[ware] > 0).map((ware) => OF_WARE[ware]);
    const cue = OF_EVENT[event.type];
    return cue ? [cue] : [];
  });
  return [...new Set(cues)];
}
