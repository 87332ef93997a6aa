// What speaks for each card of each heir, out of one view: what is proved, and what was claimed.

import { type Claim, type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';
import { possibleCards } from '../knowledge.ts';
import { believeDeal, type DealBelief } from './deal.ts';
import { type Speaker, type Styles, weighCards } from './styles.ts';
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

/** How somebody reads the others. */
export interface Reading extends Traces {
  /** How they are thought to speak, before anything is known of them. */
  readonly styles: Styles;
}

type Heir = Public['heirs'][number];

interface Heard extends Speaker {
  readonly styles: Styles;
  readonly weights: readonly number[];
}

/** What was last made of each heir's claims: they are asked about far more often than they change. */
const heard = new WeakMap<object, Heard>();

function isSame(last: Heard, styles: Styles, { claimed, candour }: Heir, identities: readonly Identity[]): boolean {
  if (last.styles !== styles || last.truths !== candour.truths || last.bluffs !== candour.bluffs) return false;
  for (let kind = 0; kind < identities.length; kind++)
    if (last.claimed[kind] !== claimed[identities[kind]]) return false;
  return true;
}

/** How much an heir's claims speak for each identity. */
export function claimWeights(table: Public, seat: number, styles: Styles): readonly number[] {
  const heir = table.heirs[seat];
  const identities = identitiesIn(table.config);
  let open = 0;
  for (const identity of identities) if (heir.covers[identity] === null) open++;
  const last = heard.get(heir);
  if (last !== undefined && last.open === open && isSame(last, styles, heir, identities)) return last.weights;
  const { truths, bluffs } = heir.candour;
  const speaker = { claimed: identities.map((identity) => heir.claimed[identity]), truths, bluffs, open };
  const weights = weighCards(styles, speaker);
  heard.set(heir, { ...speaker, styles, weights });
  return weights;
}

/** The cards that somebody may hold; those that a second card has replaced lie open. */
function copiesIn({ config, heirs }: Public): number[] {
  const identities = identitiesIn(config);
  const copies = identities.map((): number => config.identityCopies);
  for (const { former } of heirs) if (former !== null) copies[identities.indexOf(former)]--;
  return copies;
}

function weightsOf(view: View, seat: number, cards: readonly Identity[], reading: Reading): number[] {
  const identities = identitiesIn(view.table.config);
  const weights = identities.map(() => 0);
  const said = cards.length > 1 ? follow(view, seat, claimWeights(view.table, seat, reading.styles), reading) : null;
  for (const identity of cards) {
    const kind = identities.indexOf(identity);
    weights[kind] = said === null ? 1 : Math.max(LEAST, said[kind]);
  }
  const { claim } = view.table;
  if (claim !== null && claim.seat === seat) weights[identities.indexOf(claim.as)] *= REACTIONS[claim.kind];
  return weights;
}

/** Its questions throw where no deal agrees with the view, which cannot be. */
export function believe(view: View, reading: Reading, possible = possibleCards(view)): Belief {
  const identities = identitiesIn(view.table.config);
  const weights = possible.map((cards, seat) => weightsOf(view, seat, cards, reading));
  const { chancesOf, sample } = believeDeal({ copies: copiesIn(view.table), weights });
  return {
    identities,
    chancesOf,
    sample,
    chance: (seat, identity) => chancesOf(seat)[identities.indexOf(identity)] ?? 0,
  };
}
