// What deserves that everybody looks up: a doubt that is decided, an accusation that is judged. How long the table rests for it
// follows from what all have heard, and is the same whichever way it ended.

import type { Event } from '../event-types.ts';

export const MOMENTS = ['doubt', 'collapse', 'accusation'] as const;
export type MomentKind = (typeof MOMENTS)[number];

/** Milliseconds at the usual pace: a claim, the hands, a hush, the card, and what comes of it. */
export const MOMENT_LASTS: { readonly [K in MomentKind]: number } = { doubt: 5000, collapse: 3000, accusation: 5000 };

const DECIDES: { readonly [T in Event['type']]?: MomentKind } = {
  exposed: 'doubt',
  revealed: 'doubt',
  judged: 'accusation',
  accused: 'accusation',
};

interface Found {
  readonly kind: MomentKind;
  /** Which of these events says how it ended: nothing before it does. */
  readonly at: number;
}

/** A vote that is closed and settled nothing: the claim stands. New covers are shown in between, where a card was changed. */
const isCollapse = (events: readonly Event[], at: number): boolean =>
  events[at].type === 'stood' && events[at - 1]?.type === 'closed';

/** In a duel the answer comes right behind the challenge: the card, or a head more that is covered. */
const kindAt = (events: readonly Event[], at: number): MomentKind | undefined => {
  if (isCollapse(events, at)) return 'collapse';
  return events[at - 1]?.type === 'challenged' ? 'doubt' : DECIDES[events[at].type];
};

/** The moment in what one answer or one silence has come to; null where there is none. An answer decides one thing at most. */
export function momentIn(events: readonly Event[]): Found | null {
  for (let at = 0; at < events.length; at++) {
    const kind = kindAt(events, at);
    if (kind !== undefined) return { kind, at };
  }
  return null;
}

/** How long the table rests after it, at the usual pace. */
export function restAfter(events: readonly Event[]): number {
  const found = momentIn(events);
  return found === null ? 0 : MOMENT_LASTS[found.kind];
}
