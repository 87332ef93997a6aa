// What speaks for each card of each heir, out of one view: what is proved, and what was claimed.

import { type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';
import { possibleCards } from '../knowledge.ts';
import { believeDeal, type DealBelief, type Evidence } from './deal.ts';
import { type Styles, weighCards } from './styles.ts';

export interface Belief extends DealBelief {
  readonly identities: readonly Identity[];
  chance(seat: number, identity: Identity): number;
}

/** No claim proves anything: the least that speaks for a card which is not ruled out. */
const LEAST = 1e-6;

/** Whoever holds the card reacts nearly always, whoever does not now and then: an open reaction speaks so much for it. */
const REACTION = 5.5;

function reactionWeight({ claim }: Public, seat: number, identity: Identity): number {
  return claim !== null && claim.kind !== 'action' && claim.seat === seat && claim.as === identity ? REACTION : 1;
}

/** How much an heir's claims speak for each identity. */
export function claimWeights(table: Public, seat: number, styles: Styles): number[] {
  const { claimed, candour, covers } = table.heirs[seat];
  const identities = identitiesIn(table.config);
  return weighCards(styles, {
    claimed: identities.map((identity) => claimed[identity]),
    ...candour,
    open: identities.filter((identity) => covers[identity] === null).length,
  }).map((weight) => Math.max(LEAST, weight));
}

/** The cards that somebody may hold; those that a second card has replaced lie open. */
function copiesIn({ config, heirs }: Public): number[] {
  return identitiesIn(config).map(
    (identity) => config.identityCopies - heirs.filter(({ former }) => former === identity).length,
  );
}

function evidenceOf(view: View, possible: readonly (readonly Identity[])[], styles: Styles): Evidence {
  const identities = identitiesIn(view.table.config);
  const weights = possible.map((cards, seat) => {
    const said = cards.length > 1 ? claimWeights(view.table, seat, styles) : null;
    return identities.map((identity, kind) =>
      cards.includes(identity) ? (said?.[kind] ?? 1) * reactionWeight(view.table, seat, identity) : 0,
    );
  });
  return { copies: copiesIn(view.table), weights };
}

/** Throws where no deal agrees with the view, which cannot be. */
export function believe(view: View, styles: Styles, possible = possibleCards(view)): Belief {
  const identities = identitiesIn(view.table.config);
  const deal = believeDeal(evidenceOf(view, possible, styles));
  if (deal === null) throw new Error('no deal agrees with this view');
  return { ...deal, identities, chance: (seat, identity) => deal.chancesOf(seat)[identities.indexOf(identity)] ?? 0 };
}
