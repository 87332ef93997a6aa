// What deserves a pause for the reader alone: something shown in secret, a new card, the finale. What all look up for is played
// (`acts.ts`).

import type { Event, Identity } from '@pretender/hoax';
import type { Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';

export type Moment =
  | { readonly kind: 'shown'; readonly seat: Seat; readonly who: readonly Identity[] }
  | { readonly kind: 'dealt'; readonly who: Identity }
  | { readonly kind: 'finale' };

type Reader<T extends Event['type']> = (event: Extract<Event, { type: T }>, viewer: Viewer) => Moment | null;

const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  showed: ({ target, buyer, identities }, viewer) =>
    buyer === viewer ? { kind: 'shown', seat: target, who: identities } : null,
  dealt: ({ seat, identity }, viewer) => (seat === viewer ? { kind: 'dealt', who: identity } : null),
  redealt: ({ seat, identity }, viewer) => (seat === viewer ? { kind: 'dealt', who: identity } : null),
  finaleBegan: () => ({ kind: 'finale' }),
};

export function momentsOf(news: readonly Told[], viewer: Viewer): readonly Moment[] {
  const events = news.filter(({ type }) => !type.startsWith('@')) as readonly Event[];
  return events.flatMap((event) => (READERS[event.type] as Reader<never> | undefined)?.(event as never, viewer) ?? []);
}

/** How long each takes to read; what only this reader learns stays until it is sent away. */
const LASTS: { readonly [K in Moment['kind']]: number | null } = {
  shown: null,
  dealt: null,
  finale: 2200,
};
/** On paper the reader goes as fast as they like, and nothing waits for them. */
const ON_PAPER = 2800;

export function lasts({ kind }: Moment, isPaper: boolean): number | null {
  return isPaper ? ON_PAPER : LASTS[kind];
}

/** Whoever has answered has seen their card. */
export function hasAnswered(news: readonly Told[], viewer: Viewer): boolean {
  return (news as readonly Event[]).some((event) => event.type === 'noted' && event.seat === viewer);
}

/** News that cannot wait push aside what was only being read. */
export function queueAfter(queue: readonly Moment[], fresh: readonly Moment[], isPaper: boolean): readonly Moment[] {
  if (isPaper) return fresh.slice(-1);
  return [...queue.filter((moment) => lasts(moment, isPaper) === null), ...fresh];
}
