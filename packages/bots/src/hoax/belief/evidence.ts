// What speaks for each card of each heir, out of one view: what is proved, and what was claimed.

import { type Claim, type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';
import { possibleCards } from '../knowledge.ts';
import { believeDeal, type DealBelief, type Evidence } from './deal.ts';
import { type Styles, weighCards } from './styles.ts';
import { follow, type Traces } from './traces.ts';

export interface Belief extends DealBelief {
  readonly identities: readonly Identity[];
  chance(seat: number, identity: Identity): number;
}

/** No claim proves anything: the least that speaks for a card which is not ruled out. */
const LEAST = 1e-6;

/** Whoever holds the card reacts nearly always, whoever does not now and then: an open reaction speaks so much for it. */
const REACTIONS: { readonly [K in Claim['kind']]: number } = {
  action: 1,
  immunise: 3,
  outlaw: 5.8,
  sentence: 6,
  absolve: 8,
};

function reactionWeight({ claim }: Public, seat: number, identity: Identity): number {
  return claim !== null && claim.seat === seat && claim.as === identity ? REACTIONS[claim.kind] : 1;
}

/** How somebody reads the others. */
export interface Reading extends Traces {
  /** How they are thought to speak, before anything is known of them. */
  readonly styles: Styles;
}

/** How much an heir's claims speak for each identity. */
export function claimWeights(table: Public, seat: number, styles: Styles): readonly number[] {
  const { claimed, candour, covers } = table.heirs[seat];
  const identities = identitiesIn(table.config);
  return weighCards(styles, {
    claimed: identities.map((identity) => claimed[identity]),
    ...candour,
    open: identities.filter((identity) => covers[identity] === null).length,
  });
}

/** The cards that somebody may hold; those that a second card has replaced lie open. */
function copiesIn({ config, heirs }: Public): number[] {
  return identitiesIn(config).map(
    (identity) => config.identityCopies - heirs.filter(({ former }) => former === identity).length,
  );
}

function evidenceOf(view: View, possible: readonly (readonly Identity[])[], reading: Reading): Evidence {
  const identities = identitiesIn(view.table.config);
  const weights = possible.map((cards, seat) => {
    const said = cards.length > 1 ? follow(view, seat, claimWeights(view.table, seat, reading.styles), reading) : null;
    return identities.map((identity, kind) =>
      cards.includes(identity) ? Math.max(LEAST, said?.[kind] ?? 1) * reactionWeight(view.table, seat, identity) : 0,
    );
  });
  return { copies: copiesIn(view.table), weights };
}

/** Throws where no deal agrees with the view, which cannot be. */
export function believe(view: View, reading: Reading, possible = possibleCards(view)): Belief {
  const identities = identitiesIn(view.table.config);
  const deal = believeDeal(evidenceOf(view, possible, reading));
  if (deal === null) throw new Error('no deal agrees with this view');
  return { ...deal, identities, chance: (seat, identity) => deal.chancesOf(seat)[identities.indexOf(identity)] ?? 0 };
}
