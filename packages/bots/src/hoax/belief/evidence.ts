// What speaks for each card of each heir, out of one view: what is proved, and what was claimed.

import { type Claim, hoax, IDENTITIES, type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';
import { countOf, isOne, openHeads, possibleBits } from '../knowledge.ts';
import { believeDeal, type DealBelief, type Evidence, isBelow } from './deal.ts';
import { type Reacting, weighReactions } from './reacting.ts';
import { type Speaker, type Styles, speakerOf, weighCards } from './styles.ts';
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
  /** What is taken from reactions and silences; null for who only takes notice of the reaction that is open. */
  readonly reacting: Reacting | null;
  /** How much is made of what was claimed: as much as people's styles say at 1, nothing at 0. */
  readonly sharpness: number;
}

/** That a seat has this card, with a chance of no less than the limit. */
export interface Guess {
  readonly seat: number;
  readonly as: Identity;
  readonly limit: number;
}

type Heir = Public['heirs'][number];

interface Heard extends Speaker {
  readonly styles: Styles;
  readonly weights: readonly number[];
  /** In earlier rounds: whoever has made as many is still the same. */
  readonly claims: number;
}

/** What was last made of each heir's claims: they are asked about far more often than they change. */
const heard = new WeakMap<object, Heard>();

function isSame(last: Heard, styles: Styles, { claimed, candour }: Heir, identities: readonly Identity[]): boolean {
  if (last.styles !== styles || last.claims !== candour.claims) return false;
  for (let kind = 0; kind < identities.length; kind++)
    if (last.claimed[kind] !== claimed[identities[kind]]) return false;
  return true;
}

/** How much an heir's claims speak for each identity. */
export function claimWeights(table: Public, seat: number, styles: Styles): readonly number[] {
  const heir = table.heirs[seat];
  const identities = identitiesIn(table.config);
  const open = countOf(openHeads(heir, identities));
  const last = heard.get(heir);
  if (last !== undefined && last.open === open && isSame(last, styles, heir, identities)) return last.weights;
  const speaker = speakerOf(heir, { identities, open, learned: styles.learned });
  const weights = weighCards(styles, speaker);
  heard.set(heir, { ...speaker, styles, weights, claims: heir.candour.claims });
  return weights;
}

/** The cards that somebody may hold; those that a second card has replaced lie open. */
function copiesIn({ config, heirs }: Public, identities: readonly Identity[]): number[] {
  const copies: number[] = [];
  for (let kind = 0; kind < identities.length; kind++) copies.push(config.identityCopies);
  for (const { former } of heirs) if (former !== null) copies[identities.indexOf(former)]--;
  return copies;
}

/** What somebody sees, how they read it, and what everybody can be. */
interface Known {
  readonly view: View;
  readonly reading: Reading;
  readonly possible: readonly number[];
}

/** What speaks for each card that a seat can have, written into its row. */
function weighSeat({ view, reading, possible }: Known, seat: number, weights: Float64Array, row: number): void {
  const bits = possible[seat];
  const said = isOne(bits) ? null : follow(view, seat, remembered(view.table, seat, reading), reading);
  for (let rest = bits, at = row, kind = 0; rest !== 0; rest >>= 1, at++, kind++)
    if ((rest & 1) !== 0) weights[at] = said === null ? 1 : Math.max(LEAST, said[kind]);
}

function remembered(table: Public, seat: number, { styles, sharpness, reacting }: Reading): readonly number[] {
  const said = claimWeights(table, seat, styles);
  const known = sharpness === 1 ? said : said.map((weight) => weight ** sharpness);
  return reacting === null ? known : weighReactions(known, table, seat, reacting);
}

/** Everything that speaks for anything, written into rows of noughts. */
function evidenceOf(known: Known, weights: Float64Array): Evidence {
  const { claim, config, heirs } = known.view.table;
  const identities = identitiesIn(config);
  const kinds = identities.length;
  for (let seat = 0; seat < heirs.length; seat++) weighSeat(known, seat, weights, seat * kinds);
  if (claim !== null && known.reading.reacting === null)
    weights[claim.seat * kinds + identities.indexOf(claim.as)] *= REACTIONS[claim.kind];
  return { copies: copiesIn(known.view.table, identities), seats: heirs.length, weights };
}

/** Its questions throw where no deal agrees with the view, which cannot be. */
export function believe(view: View, reading: Reading, possible = possibleBits(view)): Belief {
  const identities = identitiesIn(view.table.config);
  const weights = new Float64Array(possible.length * identities.length);
  const { chancesOf, sample } = believeDeal(evidenceOf({ view, reading, possible }, weights));
  return {
    identities,
    chancesOf,
    sample,
    chance: (seat, identity) => chancesOf(seat)[identities.indexOf(identity)] ?? 0,
  };
}

/** Room for evidence that nobody needs after the answer. */
const scratch = new Float64Array(hoax.seats.max * IDENTITIES.length);

/** Is it less likely than that? What `believe` says too, for less work where nothing else is asked. */
export function isLessLikely(known: Known, { seat, as, limit }: Guess): boolean {
  const kind = identitiesIn(known.view.table.config).indexOf(as);
  const bits = known.possible[seat];
  if ((bits & (1 << kind)) === 0) return limit > 0;
  if (isOne(bits)) return limit > 1;
  scratch.fill(0);
  return isBelow(limit, evidenceOf(known, scratch), seat, kind);
}
