// What reactions and silences say. Most heirs react as often whoever they are, and tell nothing by it; some, people above all, speak
// up when it is true and keep quiet when it is not. Who is which is not known: what they did in all of a round is weighed for both.

import { type Identity, identitiesIn, type Public } from '@pretender/hoax';

/** How people react: how many of them as their card says, and how often those speak as whom they are, and as whom they are not. */
export interface Reacting {
  /** Before anything is known of somebody. */
  readonly earnest: number;
  readonly truly: number;
  readonly falsely: number;
  /** How often all others speak, whoever they are: against a loss, and in the chain. */
  readonly saving: number;
  readonly meddling: number;
}

type Heir = Public['heirs'][number];
type Reaction = keyof Heir['chances'];

const HEADS: readonly (readonly [Reaction, Identity])[] = [
  ['immunise', 'magician'],
  ['outlaw', 'baron'],
  ['sentence', 'judge'],
  ['absolve', 'monk'],
];

/** Of the claims of both kinds so many are true, as far as rounds that are over show. */
const EARNEST_TRUTH = 0.85;
const BLIND_TRUTH = 0.45;

function earnestOdds({ candour: { truths, bluffs } }: Heir, { earnest }: Reacting): number {
  const told = (EARNEST_TRUTH / BLIND_TRUTH) ** truths * ((1 - EARNEST_TRUTH) / (1 - BLIND_TRUTH)) ** bluffs;
  return (earnest / (1 - earnest)) * told;
}

/** How likely these reactions and silences are. */
function likelihood(rate: number, reacted: number, chances: number): number {
  return rate ** reacted * (1 - rate) ** Math.max(0, chances - reacted);
}

/** The same weights, by how much what a seat has reacted to, and not, speaks for each card. */
export function weighReactions(
  weights: readonly number[],
  { heirs, config }: Public,
  seat: number,
  reacting: Reacting,
): readonly number[] {
  const heir = heirs[seat];
  const { chances, reactions } = heir;
  const seen = HEADS.filter(([reaction]) => chances[reaction] > 0);
  if (seen.length === 0) return weights;
  let blind = 1;
  let others = earnestOdds(heir, reacting);
  for (const [reaction] of seen) {
    const rate = reaction === 'immunise' ? reacting.saving : reacting.meddling;
    blind *= likelihood(rate, reactions[reaction], chances[reaction]);
    others *= likelihood(reacting.falsely, reactions[reaction], chances[reaction]);
  }
  const identities = identitiesIn(config);
  const told = weights.slice();
  for (const [reaction, identity] of seen) {
    const ratio =
      likelihood(reacting.truly, reactions[reaction], chances[reaction]) /
      likelihood(reacting.falsely, reactions[reaction], chances[reaction]);
    told[identities.indexOf(identity)] *= (blind + others * ratio) / (blind + others);
  }
  return told;
}
