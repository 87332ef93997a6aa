// One field of the claim sheet: how often a seat claimed an identity in this round, and what became of it.

import type { Identity } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Chronicle } from '../chronicle.ts';
import type { HoaxView } from '../view.ts';

/** In the order of how much they say. */
export const MARKS = ['covered', 'exposed', 'proved', 'doubted', 'shown'] as const;
export type Mark = (typeof MARKS)[number];

export interface Field {
  readonly count: number;
  readonly marks: readonly Mark[];
}

export function fieldOf(chronicle: Chronicle, view: HoaxView, seat: Seat, who: Identity): Field {
  const { table, hands, viewer } = view;
  const claims = chronicle.claims.filter(
    (claim) => claim.round === table.round && claim.seat === seat && claim.as === who,
  );
  const has = (outcome: string) => claims.some((claim) => claim.outcome === outcome);
  const own = viewer === 'public' ? null : hands[viewer];
  // A table that plays by memory is not reminded.
  const isCaught = has('exposed') && !table.config.memoryHoax;
  const isOn: { readonly [M in Mark]: boolean } = {
    // Who was caught has it covered, as everybody knows.
    covered: table.heirs[seat].covers[who] !== null && !isCaught,
    exposed: isCaught,
    proved: has('proved'),
    doubted: has('collapsed'),
    shown: own?.seen[seat].includes(who) === true,
  };
  return { count: claims.length, marks: MARKS.filter((mark) => isOn[mark]) };
}
