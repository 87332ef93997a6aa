// Who begins the first round.

import type { Deep, Seat } from '@pretender/kernel';
import type { Config } from '../options.ts';

export type Beginning = 'lot' | 'host' | 'oldest';

/** Where nobody has said who the oldest is, the lot decides (H2.5). */
export function beginsBy({ firstPlayer, oldest }: Deep<Config>): Beginning {
  if (firstPlayer === 'random') return 'lot';
  return firstPlayer === 'oldest' && oldest === 0 ? 'lot' : firstPlayer;
}

/** `null`: the lot decides. */
export function firstSeat(config: Deep<Config>): Seat | null {
  const seats = { lot: null, host: 0, oldest: config.oldest - 1 } as const;
  return seats[beginsBy(config)] as Seat | null;
}
