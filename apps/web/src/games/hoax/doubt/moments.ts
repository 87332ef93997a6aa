// What deserves a pause: a doubt that is answered, an accusation, something shown in secret, a new card. Read from what was
// told, against the table before it.

import type { Event, Identity, Public } from '@pretender/hoax';
import type { Seat, Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';

export type Moment =
  | { readonly kind: 'exposed'; readonly seat: Seat; readonly who: Identity; readonly isRemembered: boolean }
  | { readonly kind: 'proved'; readonly seat: Seat; readonly who: Identity; readonly points: number }
  | { readonly kind: 'collapsed'; readonly seat: Seat; readonly who: Identity }
  | {
      readonly kind: 'verdict';
      readonly accuser: Seat;
      readonly target: Seat;
      readonly right: boolean;
      /** Only where the reader may know it. */
      readonly who: Identity | null;
    }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly who: readonly Identity[] }
  | { readonly kind: 'dealt'; readonly who: Identity }
  | { readonly kind: 'finale' };

interface Context {
  readonly events: readonly Event[];
  readonly before: Public;
  readonly viewer: Viewer;
}

type Reader<T extends Event['type']> = (event: Extract<Event, { type: T }>, context: Context) => Moment | null;

const pointsOf = (events: readonly Event[], seat: Seat) =>
  events.reduce((sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.points : sum), 0);

function named(events: readonly Event[]): Identity | null {
  const event = events.find(({ type }) => type === 'named');
  return event?.type === 'named' ? event.identity : null;
}

const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  exposed: ({ seat }, { before }) =>
    before.claim && {
      kind: 'exposed',
      seat,
      who: before.claim.as,
      isRemembered: before.config.memoryHoax,
    },
  revealed: ({ seat, identity }, { events }) => ({
    kind: 'proved',
    seat,
    who: identity,
    points: pointsOf(events, seat),
  }),
  stood: ({ seat }, { events, before }) => {
    const isAnswered = events.some(({ type }) => type === 'revealed' || type === 'exposed');
    if (before.vote === null || isAnswered || before.claim === null) return null;
    return { kind: 'collapsed', seat, who: before.claim.as };
  },
  judged: ({ accuser, target, right }, { events }) => ({
    kind: 'verdict',
    accuser,
    target,
    right,
    who: named(events),
  }),
  accused: ({ accuser, target, right, identity }) => ({ kind: 'verdict', accuser, target, right, who: identity }),
  showed: ({ target, buyer, identities }, { viewer }) =>
    buyer === viewer ? { kind: 'shown', seat: target, who: identities } : null,
  dealt: ({ seat, identity }, { viewer }) => (seat === viewer ? { kind: 'dealt', who: identity } : null),
  redealt: ({ seat, identity }, { viewer }) => (seat === viewer ? { kind: 'dealt', who: identity } : null),
  finaleBegan: () => ({ kind: 'finale' }),
};

export function momentsOf(news: readonly Told[], before: Public, viewer: Viewer): readonly Moment[] {
  const events = news.filter(({ type }) => !type.startsWith('@')) as readonly Event[];
  const context = { events, before, viewer };
  return events.flatMap((event) => (READERS[event.type] as Reader<never> | undefined)?.(event as never, context) ?? []);
}

/** How long each takes to read; what only this reader learns stays until it is sent away. */
const LASTS: { readonly [K in Moment['kind']]: number | null } = {
  exposed: 2800,
  proved: 2800,
  collapsed: 1800,
  verdict: 2800,
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
