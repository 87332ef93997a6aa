// Playing for something: everybody pays ten points' worth into the pot, is paid his own, and the king takes the rest.

import type { Public } from '../types.ts';
import { CROWN } from '../words.ts';

/** What each seat gets out of the pot; null while nobody is king or nothing is at stake. */
export function payouts({ config, heirs, king }: Public): readonly number[] | null {
  if (config.stakes === 0 || king === null) return null;
  const paid = heirs.map(({ points }) => config.stakes * points);
  const others = paid.reduce((sum, share, seat) => (seat === king ? sum : sum + share), 0);
  return paid.map((share, seat) => (seat === king ? config.stakes * CROWN * heirs.length - others : share));
}
