// How one is seen: what everybody may believe of the own card, and how readily this table doubts what is true.

import { IDENTITIES, type Identity, identitiesIn } from '@pretender/hoax';
import { claimWeights } from '../belief/evidence.ts';
import { speakerOf, weighCards } from '../belief/styles.ts';
import { countOf, openHeads } from '../knowledge.ts';
import type { Manner } from './habits.ts';
import type { Thought } from './thought.ts';

/** How likely the own card seems to the others, after one more claim of each identity; by heads and claims alone. */
export function seenThrough({ view, seat, own, habits: { styles } }: Thought<Manner>): (as: Identity | null) => number {
  const heir = view.table.heirs[seat];
  const identities = identitiesIn(view.table.config);
  const heads = openHeads(heir, identities);
  const open = countOf(heads);
  const at = identities.indexOf(own);
  return (as) => {
    const weights = weighCards(styles, speakerOf(heir, { identities, open, learned: styles.learned }, as));
    let all = 0;
    for (let kind = 0; kind < weights.length; kind++) if ((heads & (1 << kind)) !== 0) all += weights[kind];
    return weights[at] / all;
  };
}

/** How readily this table doubts: true claims of earlier rounds and all of this one, and those that fell or were shown. */
export function doubtRate({ view, habits }: Thought<Manner>): number {
  const { heirs, config } = view.table;
  let claims = 0;
  let doubted = 0;
  for (const { candour, earned, claimed, covers, standing } of heirs) {
    let now = 0;
    let fallen = Number(standing === 'shown');
    for (const identity of IDENTITIES) {
      now += claimed[identity];
      if (covers[identity] === 'doubt') fallen++;
    }
    claims += candour.truths + now;
    doubted += earned.wrongDoubt / config.wrongHoaxPoints + Math.min(fallen, now);
  }
  const weight = habits.doubtedWeight;
  return Math.min(0.95, (habits.doubted * weight + doubted) / (weight + claims));
}

/** The others' weights on every identity that lies open before a seat; the least telling first. */
export function leastTelling({ view, seat, habits }: Thought<Manner>): (identity: Identity) => number {
  const identities = identitiesIn(view.table.config);
  const weights = claimWeights(view.table, seat, habits.styles);
  return (identity) => weights[identities.indexOf(identity)] ?? 0;
}
