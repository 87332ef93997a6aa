// How one is seen: what everybody may believe of the own card, and how readily this table doubts what is true.

import { type Identity, identitiesIn } from '@pretender/hoax';
import { claimWeights } from '../belief/evidence.ts';
import { weighCards } from '../belief/styles.ts';
import type { Thought } from './thought.ts';

/** How likely the own card seems to the others, after one more claim of each identity; by heads and claims alone. */
export function seenThrough({ view, seat, own, habits }: Thought): (as: string | null) => number {
  const { claimed, candour, covers } = view.table.heirs[seat];
  const identities = identitiesIn(view.table.config);
  const isOpen = identities.map((identity) => covers[identity] === null);
  const at = identities.indexOf(own);
  return (as) => {
    const weights = weighCards(habits.styles, {
      claimed: identities.map((identity) => claimed[identity] + Number(identity === as)),
      ...candour,
      open: isOpen.filter(Boolean).length,
    });
    return weights[at] / weights.reduce((sum, weight, kind) => sum + (isOpen[kind] ? weight : 0), 0);
  };
}

/** How readily this table doubts: true claims of earlier rounds and all of this one, and those that fell or were shown. */
export function doubtRate({ view, habits }: Thought): number {
  const { heirs, config } = view.table;
  let claims = 0;
  let doubted = 0;
  for (const { candour, earned, claimed, covers, standing } of heirs) {
    const now = Object.values(claimed).reduce((sum, count) => sum + count, 0);
    const fallen = Object.values(covers).filter((why) => why === 'doubt').length + Number(standing === 'shown');
    claims += candour.truths + now;
    doubted += earned.wrongDoubt / config.wrongHoaxPoints + Math.min(fallen, now);
  }
  const weight = habits.doubtedWeight;
  return Math.min(0.95, (habits.doubted * weight + doubted) / (weight + claims));
}

/** The others' weights on every identity that lies open before a seat; the least telling first. */
export function leastTelling({ view, seat, habits }: Thought): (identity: Identity) => number {
  const identities = identitiesIn(view.table.config);
  const weights = claimWeights(view.table, seat, habits.styles);
  return (identity) => weights[identities.indexOf(identity)] ?? 0;
}
