// What a seat is offered, from its view alone.

import { type Deep, type Fields, type MoveSpec, NO_FIELDS, type Seat } from '@pretender/kernel';
import { hasStandingAsk, topAsk } from './asks.ts';
import type { Move } from './move-types.ts';
import { ACTIONS, formsOf } from './roles/index.ts';
import { PLAIN } from './roles/rule.ts';
import { hasAnswered } from './rules/answers.ts';
import { identitiesIn } from './rules/deck.ts';
import { after, isDuel, othersIn, uncovered } from './rules/heirs.ts';
import { isExtra, mayInform, mostTrios, showable, worthOf } from './rules/information.ts';
import { fines, tithes } from './rules/legality.ts';
import { choosesKind, isWindow, type WindowKind } from './rules/reactions.ts';
import { maySpeakAs } from './rules/speaking.ts';
import { isShouting, mayImmunise, nextReactions, ownReaction, stepReactions } from './rules/steps.ts';
import { looseKinds, trios, waresAtStart } from './rules/wares.ts';
import type { Action, AskKind, Public, ReactionType, View } from './types.ts';
import { type Identity, WARES, type Ware } from './words.ts';

type PublicAsk = Public['asks'][number];
type Offer = (specs: MoveSpec[], view: View, ask: PublicAsk, seat: Seat) => void;

/** What is sent to a held ask is only kept, so it counts as early. */
function offer(specs: MoveSpec[], ask: PublicAsk, type: Move['type'], fields: Fields = NO_FIELDS): void {
  specs.push({ ask: ask.id, type, early: ask.held, neutral: type === 'pass' || type === 'decline', fields });
}

/** One at the start of a round; with a new card as many as before. */
const offerCover: Offer = (specs, { table, hands }, ask, seat) => {
  const own = hands[seat]?.identity;
  const of = identitiesIn(table.config).filter((identity) => identity !== own);
  const count = table.heirs[seat].toCover || 1;
  offer(specs, ask, 'cover', { identities: { kind: 'some', of, min: count, max: count, repeats: false } });
};

const offerTake: Offer = (specs, { table }, ask) => {
  const count = waresAtStart(table);
  offer(specs, ask, 'take', { wares: { kind: 'some', of: WARES, min: count, max: count, repeats: true } });
};

const offerDeclaration: Offer = (specs, view, ask, seat) => {
  const before = specs.length;
  if (isDuel(view.table))
    offer(specs, ask, 'challenge', {
      identity: { kind: 'one', of: uncovered(view.table, othersIn(view.table, seat)[0]) },
    });
  else offerClaims(specs, view, ask, seat);
  // A second try is a claim, unless nothing can be claimed at all: a Thief among heirs without wares.
  const canClaim = specs.length > before;
  if (!view.table.turn.isSecondTry || !canClaim) offerGeneral(specs, view, ask, seat);
  else if (isExtra(view.table) && mayInform(view.table)) offerInform(specs, view, ask, seat);
  // Who accuses at any time does not do it as an action, nor does who buys in addition; he may be left without any.
  const isBeside = hasStandingAsk(view.table) && (isExtra(view.table) || specs.length === before);
  if (!canClaim && isBeside) offer(specs, ask, 'pass');
};

const offerClaims: Offer = (specs, view, ask, seat) => {
  // The actions of one identity stand together on the board.
  let speaker: Identity | '' = '';
  let maySpeak = false;
  for (let i = 0; i < ACTIONS.length; i++) {
    const action = ACTIONS[i];
    if (action.as !== speaker) maySpeak = maySpeakAs(view, seat, action.as);
    speaker = action.as;
    if (!maySpeak) continue;
    const forms = formsOf(action, view.table, seat);
    for (let at = 0; at < forms.length; at++) offer(specs, ask, 'claim', forms[at]);
  }
};

const offerGeneral: Offer = (specs, view, ask, seat) => {
  if (mayInform(view.table)) offerInform(specs, view, ask, seat);
  if (!hasStandingAsk(view.table)) offerAccuse(specs, view, ask, seat);
};

const offerInform: Offer = (specs, view, ask, seat) => {
  const { table } = view;
  if (trios(table.heirs[seat].wares) === 0) return;
  const informants: Seat[] = [];
  let most = 0;
  for (const target of othersIn(table, seat)) {
    const possible = mostTrios(view, seat, target);
    if (possible > 0) informants.push(target);
    if (possible > most) most = possible;
  }
  if (informants.length === 0) return;
  offer(specs, ask, 'inform', {
    target: { kind: 'one', of: informants },
    trios: { kind: 'number', from: 1, to: most },
  });
};

const offerAccuse: Offer = (specs, { table }, ask, seat) => {
  offer(specs, ask, 'accuse', {
    target: { kind: 'one', of: othersIn(table, seat) },
    identity: { kind: 'one', of: identitiesIn(table.config) },
  });
};

const offerExtra: Offer = (specs, view, ask, seat) => {
  offer(specs, ask, 'pass');
  offerInform(specs, view, ask, seat);
};

/** Not while hands are counted or somebody chooses in secret. */
const offerAccuseAside: Offer = (specs, view, ask, seat) => {
  const { kind } = topAsk(view.table);
  if (kind !== 'vote' && kind !== 'showing' && kind !== 'recover') offerAccuse(specs, view, ask, seat);
};

/** The forms of a reaction; a fine of two also names the Baron who shares it. */
function reactionForms(table: Public, reaction: ReactionType): readonly Fields[] {
  if (reaction === 'absolve') return [{ ware: { kind: 'one', of: tithes(table) } }];
  if (reaction !== 'sentence') return PLAIN;
  const barons = table.turn.barons.slice();
  if (table.claim?.kind === 'outlaw') barons.push(table.claim.seat);
  const one: Ware[] = [];
  const two: Ware[] = [];
  for (const { ware, count } of fines(table)) (count === 1 ? one : two).push(ware);
  const forms: Fields[] = [];
  if (one.length > 0)
    forms.push({
      ware: { kind: 'one', of: one },
      count: { kind: 'one', of: [1] },
      share: { kind: 'one', of: barons, optional: true },
    });
  if (two.length > 0)
    forms.push({ ware: { kind: 'one', of: two }, count: { kind: 'one', of: [2] }, share: { kind: 'one', of: barons } });
  return forms;
}

/** Out of its step a reaction is only kept, unless the tempo lets it be shouted. */
function offerReaction(specs: MoveSpec[], table: Public, ask: PublicAsk, reaction: ReactionType): void {
  const own = ownReaction(ask.kind);
  const isItsStep = !ask.held && own !== null && own === reaction;
  const early = !isItsStep && !isShouting(table);
  for (const fields of reactionForms(table, reaction))
    specs.push({ ask: ask.id, type: reaction, early, neutral: false, fields });
}

const offerClaimWindow: Offer = (specs, view, ask, seat) => {
  offer(specs, ask, 'pass');
  offer(specs, ask, 'doubt');
  for (const reaction of nextReactions(view, seat)) offerReaction(specs, view.table, ask, reaction);
};

const offerVote: Offer = (specs, view, ask, seat) => {
  offer(specs, ask, 'support');
  if (!hasAnswered(view.hands[seat] as never, ask.id)) offer(specs, ask, 'decline');
};

/** The kinds he may give; where the action leaves no choice the one kind may be named all the same. */
const offerPay: Offer = (specs, { table }, ask, seat) => {
  const action = table.turn.deed?.do === 'claim' ? table.turn.deed.action : null;
  const of = action ? kindsOwed(table, seat, action) : [];
  if (choosesKind(table, seat)) offer(specs, ask, 'pay', { ware: { kind: 'one', of } });
  else offer(specs, ask, 'pay', of.length === 1 ? { ware: { kind: 'one', of, optional: true } } : NO_FIELDS);
};

function kindsOwed(table: Public, seat: Seat, action: Deep<Action>): Ware[] {
  if (action.do === 'tax') return [action.ware];
  if (action.do !== 'swap') return looseKinds(table.heirs[seat].wares);
  return WARES.filter((ware) => action.deals.some((deal) => deal.with === seat && deal.take === ware));
}

const offerDefence: Offer = (specs, view, ask, seat) => {
  offerPay(specs, view, ask, seat);
  if (mayImmunise(view, seat)) offerReaction(specs, view.table, ask, 'immunise');
};

const offerStep: Offer = (specs, view, ask, seat) => {
  offer(specs, ask, 'pass');
  for (const reaction of stepReactions(view, seat, ask.kind as WindowKind))
    offerReaction(specs, view.table, ask, reaction);
};

const offerPenalty: Offer = (specs, view, ask, seat) => {
  const { sentences, offers } = view.table.turn;
  for (const sentence of sentences)
    offer(specs, ask, 'settle', { to: { kind: 'one', of: [sentence.seat] }, as: { kind: 'one', of: ['judge'] } });
  for (const tithe of offers)
    offer(specs, ask, 'settle', { to: { kind: 'one', of: [tithe.seat] }, as: { kind: 'one', of: ['monk'] } });
  if (mayImmunise(view, seat)) offer(specs, ask, 'immunise');
};

const offerShowing: Offer = (specs, { table, hands }, ask, seat) => {
  const hand = hands[seat];
  const { deed } = table.turn;
  if (!hand || deed?.do !== 'inform') return;
  const of = showable(table, seat, hand, table.turn.seat);
  const count = Math.min(worthOf(table, deed.trios), of.length);
  offer(specs, ask, 'show', { identities: { kind: 'some', of, min: count, max: count, repeats: false } });
};

const OFFERS: { readonly [K in AskKind]: Offer } = {
  reaction: offerClaimWindow,
  illegality: offerStep,
  sentencing: offerStep,
  indulgence: offerStep,
  declaration: offerDeclaration,
  vote: offerVote,
  defence: offerDefence,
  cover: offerCover,
  take: offerTake,
  penalty: offerPenalty,
  showing: offerShowing,
  extra: offerExtra,
  recover: offerCover,
  accusing: offerAccuseAside,
  recess: (specs, _view, ask) => offer(specs, ask, 'pass'),
  coronation: (specs, { table }, ask, seat) =>
    offer(specs, ask, 'crown', { crowner: { kind: 'one', of: after(table, seat) } }),
};

/** Answers that may be changed until the ask closes: what is sealed, and a hand that comes up late. */
const CHANGEABLE: ReadonlySet<AskKind> = new Set(['cover', 'recover', 'take', 'vote']);

/** A held ask still takes secret answers: a payment or a pass. */
function offerHeld(specs: MoveSpec[], view: View, ask: PublicAsk, seat: Seat): void {
  if (ask.kind === 'defence' && view.table.claim?.seat !== seat) offerPay(specs, view, ask, seat);
  else if (isWindow(ask.kind)) offer(specs, ask, 'pass');
}

/** The same as `seats.includes(seat)`, which is a call. */
function isAsked({ seats }: PublicAsk, seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

/** Where everybody who is asked may pass, whatever else there is to say. */
const PASSABLE: ReadonlySet<AskKind> = new Set([
  'reaction',
  'illegality',
  'sentencing',
  'indulgence',
  'extra',
  'recess',
]);

/** Two answers in three are passes, and who passes need not be offered reactions. */
export function likelyMoves(view: View, type: string): readonly MoveSpec[] {
  const specs: MoveSpec[] = [];
  const seat = view.viewer;
  if (type !== 'pass' || typeof seat === 'string' || view.table.asks.length === 0) return specs;
  const ask = topAsk(view.table);
  const hand = view.hands[seat];
  const isOpen = hand !== null && !ask.held && PASSABLE.has(ask.kind);
  if (isOpen && isAsked(ask, seat) && !hasAnswered(hand, ask.id)) offer(specs, ask, 'pass');
  return specs;
}

export function moves(view: View): readonly MoveSpec[] {
  const specs: MoveSpec[] = [];
  const seat = view.viewer;
  if (typeof seat === 'string') return specs;
  const hand = view.hands[seat];
  if (hand === null) return specs;
  const { asks } = view.table;
  for (let i = 0; i < asks.length; i++) {
    const ask = asks[i];
    if (!isAsked(ask, seat)) continue;
    const isOpen = !hasAnswered(hand, ask.id);
    if (ask.held) {
      if (isOpen) offerHeld(specs, view, ask, seat);
    } else if (isOpen || CHANGEABLE.has(ask.kind)) OFFERS[ask.kind](specs, view, ask, seat);
  }
  return specs;
}
