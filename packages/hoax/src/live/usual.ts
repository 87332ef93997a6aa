// What most events of a kind have in common: over a socket it is left out and put back (docs/protocol.md). A change here
// changes the protocol.

import type { Event } from '../event-types.ts';

type Usual = {
  readonly [T in Event['type']]?: {
    readonly [F in keyof Extract<Event, { type: T }>]?: Part<Extract<Event, { type: T }>[F]>;
  };
};
type Part<V> = V extends readonly unknown[] ? readonly [] : V extends object ? Partial<V> : V;

export const USUAL = {
  asked: { clock: 'beat', mode: 'window', takes: [] },
  claimed: { claim: { kind: 'action' } },
  moved: { from: 'bank', gold: 0, wine: 0, grain: 0 },
} as const satisfies Usual;
