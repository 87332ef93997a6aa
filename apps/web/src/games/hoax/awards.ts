// Honours at the end of a match, from what everybody knows by then.

import { asSeat, type Seat } from '@pretender/kernel';
import { type Chronicle, type ClaimNote, truthOf } from './chronicle.ts';

const AWARDS = ['longestBluff', 'martyr', 'worstDoubt', 'keenEye', 'honestSoul'] as const;
type AwardKind = (typeof AWARDS)[number];

export interface Award {
  readonly kind: AwardKind;
  readonly seats: readonly Seat[];
  readonly count: number;
}

type Tally = (chronicle: Chronicle, seat: Seat) => number;

const madeBy = ({ claims }: Chronicle, seat: Seat) => claims.filter((claim) => claim.seat === seat);
const count = (claims: readonly ClaimNote[], counts: (claim: ClaimNote) => boolean) => claims.filter(counts).length;

/** Lies in a row within one round; the truth and being caught both end a row. */
const longestBluff: Tally = (chronicle, seat) => {
  let longest = 0;
  let row = 0;
  let round = 0;
  for (const claim of madeBy(chronicle, seat)) {
    const isLie = truthOf(chronicle, claim) === false && claim.outcome !== 'exposed';
    row = isLie ? (claim.round === round ? row : 0) + 1 : 0;
    round = claim.round;
    longest = Math.max(longest, row);
  }
  return longest;
};

/** Enough claims to speak of a habit, and not one that is not known to be true. */
const honestSoul: Tally = (chronicle, seat) => {
  const made = madeBy(chronicle, seat);
  const isHonest = made.every((claim) => truthOf(chronicle, claim) !== false);
  const proven = count(made, (claim) => truthOf(chronicle, claim) === true);
  return isHonest && proven >= 3 ? proven : 0;
};

const TALLIES: { readonly [K in AwardKind]: Tally } = {
  longestBluff,
  martyr: (chronicle, seat) => count(madeBy(chronicle, seat), ({ outcome }) => outcome === 'proved'),
  worstDoubt: ({ claims }, seat) => count(claims, (claim) => claim.outcome === 'proved' && claim.doubters[0] === seat),
  keenEye: ({ claims }, seat) => count(claims, (claim) => claim.outcome === 'exposed' && claim.doubters.includes(seat)),
  honestSoul,
};

/** More than this many at once would honour nobody. */
const MOST_TOGETHER = 3;

export function awardsOf(chronicle: Chronicle, seatCount: number): readonly Award[] {
  const seats = Array.from({ length: seatCount }, (_, seat) => asSeat(seat));
  return AWARDS.map((kind): Award => {
    const tallies = seats.map((seat) => TALLIES[kind](chronicle, seat));
    const best = Math.max(...tallies);
    return { kind, count: best, seats: seats.filter((_, seat) => tallies[seat] === best) };
  }).filter((award) => award.count > 0 && award.seats.length <= MOST_TOGETHER);
}
