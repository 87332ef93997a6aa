// A round that is over, told heir by heir: who they were, what they said, what it brought.

import type { Identity } from '@pretender/hoax';
import { asSeat, type Seat } from '@pretender/kernel';
import { type Chronicle, type ClaimNote, truthOf } from '../chronicle.ts';
import type { HoaxView } from '../view.ts';

/** The same words with the same fate are told once. */
export interface ToldClaim extends Pick<ClaimNote, 'as' | 'deed'> {
  readonly isTrue: boolean | null;
  /** Null where nobody objected. */
  readonly fate: 'exposed' | 'proved' | 'collapsed' | null;
  readonly count: number;
}

export interface HeirStory {
  readonly seat: Seat;
  readonly card: Identity | null;
  readonly former: Identity | null;
  /** Null where none are played for. */
  readonly points: number | null;
  readonly gained: number;
  readonly claims: readonly ToldClaim[];
  /** Hands raised in doubts that were answered. */
  readonly right: number;
  readonly wrong: number;
}

const FATES = ['exposed', 'proved', 'collapsed'] as const;

function told(chronicle: Chronicle, claims: readonly ClaimNote[]): readonly ToldClaim[] {
  const all = new Map<string, ToldClaim>();
  for (const claim of claims) {
    const isTrue = truthOf(chronicle, claim);
    const fate = FATES.find((known) => known === claim.outcome) ?? null;
    const key = `${claim.as} ${claim.deed} ${isTrue} ${fate}`;
    all.set(key, { as: claim.as, deed: claim.deed, isTrue, fate, count: (all.get(key)?.count ?? 0) + 1 });
  }
  return [...all.values()];
}

export function roundStory(chronicle: Chronicle, { table }: HoaxView): readonly HeirStory[] {
  const { round } = table;
  const claims = chronicle.claims.filter((claim) => claim.round === round);
  const scores = chronicle.scores.filter((score) => score.round === round);
  const hands = (seat: Seat, outcome: ClaimNote['outcome']) =>
    claims.filter((claim) => claim.outcome === outcome && claim.doubters.includes(seat)).length;
  return table.heirs.map(({ former, points }, at) => {
    const seat = asSeat(at);
    const card = chronicle.cards.findLast((each) => each.round === round && each.seat === seat)?.identity ?? null;
    return {
      seat,
      card,
      former,
      points: table.config.suddenDeath ? null : points,
      gained: scores.filter((score) => score.seat === seat).reduce((sum, score) => sum + score.points, 0),
      claims: told(
        chronicle,
        claims.filter((claim) => claim.seat === seat),
      ),
      right: hands(seat, 'exposed'),
      wrong: hands(seat, 'proved'),
    };
  });
}
