// Why something on the board is not offered to this reader now: the first reason that holds, by what the reader can see.

import { type Action, hoax, type Identity, identitiesIn, looseWares, trios } from '@pretender/hoax';
import { type MoveSpec, type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Hint } from './refusals.ts';
import type { Deed } from './speech.ts';
import type { HoaxView } from './view.ts';

/** Everything that has a place on the board or the bar. */
export type Wish = Deed | 'doubt';
type Reaction = 'immunise' | 'outlaw' | 'sentence' | 'absolve';

/** As whom each thing is done; null for what everybody may do in the own name. */
export const SPEAKER: { readonly [W in Wish]: Identity | null } = {
  treasury: 'baron',
  tax: 'baron',
  press: 'monk',
  collect: 'monk',
  cellar: 'judge',
  rent: 'judge',
  earn: 'merchant',
  swap: 'merchant',
  bewitch: 'magician',
  steal: 'thief',
  harvest: 'farmer',
  immunise: 'magician',
  outlaw: 'baron',
  sentence: 'judge',
  absolve: 'monk',
  inform: null,
  accuse: null,
  challenge: null,
  doubt: null,
};

type Reason = readonly [Hint, string | null] | null;
type Look = (view: HoaxView, seat: Seat) => Reason;

const isDuel = ({ table }: HoaxView) => table.finale && table.config.finaleMode === 'duel';
const isMyTurn = ({ table }: HoaxView, seat: Seat) => table.turn.seat === seat;
const isDeclaring = ({ table }: HoaxView) => table.asks.at(-1)?.kind === 'declaration';
const hasLoose = ({ table }: HoaxView, seat: Seat) => Object.values(looseWares(table.heirs[seat].wares)).some(Boolean);

function isOffered({ type, fields }: MoveSpec, wish: Wish): boolean {
  if (type !== 'claim') return type === wish;
  const { do: deed } = fields;
  return deed?.kind === 'one' && deed.of.includes(wish);
}

const outOfRound: Look = ({ table }, seat) => (table.heirs[seat].standing === 'in' ? null : ['out', 'H1.5']);

const speaksAs =
  (who: Identity): Look =>
  ({ table, hands }, seat) => {
    if (!identitiesIn(table.config).includes(who)) return ['notPlayed', 'H21.1'];
    if (table.heirs[seat].covers[who] !== null) return ['headCovered', 'H1.4'];
    return hands[seat]?.exposed.includes(who) ? ['lostHead', 'H21.23'] : null;
  };

const notMyTurn: Look = (view, seat) => {
  if (!isMyTurn(view, seat)) return ['notYourTurn', 'H3.2'];
  if (view.table.turn.hasActed) return ['actedAlready', 'H3.2'];
  return isDeclaring(view) ? null : ['waitForIt', null];
};

const inDuel: Look = (view) => (isDuel(view) ? ['onlyDuel', 'H15.9'] : null);
const secondTry: Look = ({ table }) => (table.turn.isSecondTry ? ['claimFirst', 'H9.2'] : null);

const CHAIN: readonly Reaction[] = ['outlaw', 'sentence', 'absolve'];

/** What is spent of a turn's reactions. */
const budget =
  (reaction: Reaction): Look =>
  ({ table }, seat) => {
    const { used, isExposed } = table.heirs[seat];
    const { reactionBudget, exposedStaysSilent, magicianReactsAlone } = table.config;
    if (isExposed && exposedStaysSilent) return ['silenced', 'H12.10'];
    if (used[reaction]) return ['spent', 'H12.4'];
    const hasSpoken = CHAIN.some((kind) => used[kind]);
    if (reactionBudget === 'oneReaction' && (hasSpoken || used.immunise)) return ['spent', 'H12.2'];
    if (magicianReactsAlone && (reaction === 'immunise' ? hasSpoken : used.immunise)) return ['spent', 'H12.9'];
    return reactionBudget === 'oneOfChain' && hasSpoken && reaction !== 'immunise' ? ['spent', 'H12.1'] : null;
  };

/** Each step of the law is for the others, and each has its own word for that. */
const OWN: { readonly [R in Exclude<Reaction, 'immunise'>]: readonly [Hint, string] } = {
  outlaw: ['ownDeed', 'H11.1'],
  sentence: ['ownFine', 'H11.6'],
  absolve: ['ownMercy', 'H11.9'],
};
const notOwnDeed =
  (reaction: keyof typeof OWN): Look =>
  (view, seat) =>
    isMyTurn(view, seat) ? OWN[reaction] : null;

const lawless: Look = ({ table }) => {
  if (table.config.chainWhen === 'never') return ['noLaw', 'H11.3'];
  const isCrowded = table.heirs.filter(({ standing }) => standing === 'in').length > 6;
  return table.config.chainWhen === 'atMost6' && isCrowded ? ['noLaw', 'H24.10'] : null;
};

const undone: Look = ({ table }) => (table.turn.deed === null ? ['nothingDone', 'H11.1'] : null);
const nothingLoose: Look = (view) => (hasLoose(view, view.table.turn.seat) ? null : ['nothingLoose', 'H11.5']);
const noOutlaw: Look = ({ table }) =>
  table.turn.barons.length > 0 || table.claim?.kind === 'outlaw' ? null : ['noOutlaw', 'H11.5'];
const noSentence: Look = ({ table }) =>
  table.turn.sentences.length > 0 || table.claim?.kind === 'sentence' ? null : ['noSentence', 'H11.5'];

const noDemand: Look = ({ table }) => {
  const { deed } = table.turn;
  const isTheft = deed?.do === 'claim' && deed.action.do === 'steal';
  return isTheft ? ['noShield', 'H4.8'] : ['notHit', 'H10.2'];
};

const answered: Look = ({ table, hands }, seat) => {
  const top = table.asks.at(-1);
  const isDone = top?.seats.includes(seat) && hands[seat]?.answers.some(({ ask }) => ask === top.id);
  return isDone ? ['answered', null] : null;
};

const doubtable: Look = ({ table }, seat) => {
  if (table.claim === null) return ['nothingClaimed', 'H7.3'];
  return table.claim.seat === seat ? ['ownClaim', 'H7.1'] : null;
};

const LAST: Look = () => ['waitForIt', null];

const action = (deed: Action['do'], last: Look = LAST): readonly Look[] => [
  speaksAs(SPEAKER[deed] as Identity),
  notMyTurn,
  inDuel,
  last,
];
const chain = (reaction: keyof typeof OWN, ...looks: readonly Look[]): readonly Look[] => [
  speaksAs(SPEAKER[reaction] as Identity),
  inDuel,
  budget(reaction),
  notOwnDeed(reaction),
  lawless,
  undone,
  ...looks,
];

/** Looked at in this order. */
const LOOKS: { readonly [W in Wish]: readonly Look[] } = {
  treasury: action('treasury'),
  tax: action('tax'),
  press: action('press'),
  collect: action('collect'),
  cellar: action('cellar'),
  rent: action('rent'),
  earn: action('earn'),
  swap: action('swap', () => ['nothingToSwap', 'H4.5']),
  bewitch: action('bewitch'),
  steal: action('steal', () => ['nobodyToRob', 'H3.4']),
  harvest: action('harvest'),
  immunise: [speaksAs('magician'), inDuel, budget('immunise'), answered, noDemand],
  outlaw: chain('outlaw', answered),
  sentence: chain('sentence', noOutlaw, nothingLoose, answered),
  absolve: chain('absolve', noSentence, answered, nothingLoose),
  inform: [
    ({ table }, seat) => (trios(table.heirs[seat].wares) === 0 ? ['noTrio', 'H5.1'] : null),
    (view, seat) => (isMyTurn(view, seat) ? null : ['notYourTurn', 'H3.2']),
    ({ table }) => (table.turn.hasExtra && table.config.infoExtra ? ['boughtAlready', 'H21.17'] : null),
    secondTry,
    (view) => (isDeclaring(view) ? ['nothingToLearn', 'H5.3'] : ['waitForIt', null]),
  ],
  accuse: [({ table }) => (table.config.accuseAnytime ? ['waitForIt', 'H21.7'] : null), notMyTurn, secondTry],
  challenge: [(view) => (isDuel(view) ? null : ['noDuel', 'H15.9']), notMyTurn],
  doubt: [doubtable, answered],
};

/** Null where it is offered. */
export function whyNot(view: HoaxView, wish: Wish, offers: readonly MoveSpec[] = hoax.moves(view)): Refusal | null {
  if (view.viewer === 'public') return refuse('not-seated');
  if (offers.some((spec) => isOffered(spec, wish))) return null;
  for (const look of [outOfRound, ...LOOKS[wish], LAST]) {
    const reason = look(view, view.viewer);
    if (reason !== null) return refuse(reason[0], null, reason[1]);
  }
  return refuse('not-offered');
}
