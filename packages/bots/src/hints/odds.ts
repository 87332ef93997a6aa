// What a shrewd heir would think in somebody's place, from that seat's own view alone: for hints, and to say after a match why a
// bot did what it did. A decision follows from its view and its draws, so the same view gives the same reasons at any time.

import { type Identity, identitiesIn, type View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { believe, type Reading } from '../hoax/belief/evidence.ts';
import { limitFor } from '../hoax/court/doubting.ts';
import { COURT } from '../hoax/court/habits.ts';
import { type DoubtRisk, wrongDoubtOf } from '../hoax/shrewd/stakes.ts';

export interface DoubtOdds {
  readonly seat: Seat;
  readonly as: Identity;
  /** That the claim is true. */
  readonly chance: number;
  /** A doubt pays below this. */
  readonly paysBelow: number;
  readonly risk: DoubtRisk;
  /** What the claimant gets for a wrong doubt. */
  readonly points: number;
}

/** How somebody looks at an open claim. */
export interface Opinion {
  readonly reading: Reading;
  /** Below which chance a doubt pays. */
  paysBelow(view: View, seat: Seat): number;
}

const USUAL: Opinion = { reading: COURT, paysBelow: (view, seat) => limitFor(view, seat, COURT) };

/** For the claim that is open, if this seat may doubt it. */
export function doubtOdds(view: View, { reading, paysBelow }: Opinion = USUAL): DoubtOdds | null {
  const { claim } = view.table;
  if (claim === null || view.viewer === 'public' || view.viewer === claim.seat) return null;
  const { risk, points } = wrongDoubtOf(view.table, claim.seat);
  return {
    seat: claim.seat,
    as: claim.as,
    chance: believe(view, reading).chance(claim.seat, claim.as),
    paysBelow: paysBelow(view, view.viewer),
    risk,
    points,
  };
}

export interface Suspicion {
  readonly seat: Seat;
  readonly identity: Identity;
  readonly chance: number;
}

/** The likeliest card of every other heir that is in, the surest first. */
export function suspicions(view: View, reading: Reading = COURT): Suspicion[] {
  const belief = believe(view, reading);
  return view.table.heirs
    .flatMap(({ standing }, at) => {
      if (standing !== 'in' || at === view.viewer) return [];
      const seat = at as Seat;
      const all = identitiesIn(view.table.config).map((identity) => ({
        seat,
        identity,
        chance: belief.chance(seat, identity),
      }));
      return [all.reduce((most, each) => (each.chance > most.chance ? each : most))];
    })
    .toSorted((a, b) => b.chance - a.chance);
}
