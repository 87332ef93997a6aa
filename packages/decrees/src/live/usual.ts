// What most events of a kind have in common: over a socket it is left out and put back (docs/protocol.md). A change here
// changes the protocol.

import type { Event } from '../event-types.ts';

type Usual = { readonly [T in Event['type']]?: Partial<Extract<Event, { type: T }>> };

export const USUAL = {
  asked: { clock: 'beat', mode: 'window' },
  spent: { actions: 1, mark: null },
  piled: { by: 1 },
} as const satisfies Usual;
