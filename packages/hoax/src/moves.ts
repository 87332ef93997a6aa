// What a seat is offered, from its view alone.

import type { Deep, Fields, MoveSpec, Seat } from '@pretender/kernel';
import { ACTIONS } from './roles/index.ts';
import { PLAIN } from './roles/rule.ts';
import { hasAnswered } from './rules/answers.ts';
import { after, isCovered, isDuel, othersIn, uncovered } from './rules/heirs.ts';
import { mostTrios, showable } from './rules/information.ts';
import { fines, tithes } from './rules/legality.ts';
import { choosesKind, mayClaim, STEP_OF, type WindowKind } from './rules/reactions.ts';
import { nextReactions, nextStepOf, ownReaction } from './rules/steps.ts';
import { looseKinds, trios } from './rules/wares.ts';
import type { Action, AskKind, Move, Public, ReactionType, View } from './types.ts';
import { IDENTITIES, WARES, type Ware } from './words.ts';

type PublicAsk = Public['asks'][number];
type Offer = (specs: MoveSpec[], view: View, ask: PublicAsk, seat: Seat) => void;

const NONE: Fields = {};

/** What is sent to a held ask is only kept, so it counts as early. */
function offer(specs: MoveSpec[], ask: PublicAsk, type: Move['type'], fields: Fields = NONE): void {
  specs.push({ ask: ask.id, type, early: ask.held, neutral: type === 'pass' || type === 'decline', fields });
}

const offerCover: Offer = (specs, view, ask, seat) => {
  const own = view.hands[seat]?.identity;
  offer(specs, ask, 'cover', {
    identities: { kind: 'some', of: IDENTITIES.filter((identity) => identity !== own), min: 1, max: 1, repeats: false },
  });
};

const offerTake: Offer = (specs, _view, ask) => {
  offer(specs, ask, 'take', { wares: { kind: 'some', of: WARES, min: 1, max: 1, repeats: true } });
};

const offerDeclaration: Offer = (specs, view, ask, seat) => {
  if (isDuel(view.table))
    offer(specs, ask, 'challenge', {
      identity: { kind: 'one', of: uncovered(view.table, othersIn(view.table, seat)[0]) },
    });
  else offerClaims(specs, view, ask, seat);
  // A second try is a claim, unless nothing can be claimed at all: a Thief among heirs without wares.
  if (!view.table.turn.isSecondTry || specs.length === 0) offerGeneral(specs, view, ask, seat);
};

const offerClaims: Offer = (specs, view, ask, seat) => {
  for (const action of ACTIONS) {
    if (isCovered(view.table, seat, action.as)) continue;
    for (const fields of action.offered(view.table, seat)) offer(specs, ask, 'claim', fields);
  }
};

const offerGeneral: Offer = (specs, view, ask, seat) => {
  const others = othersIn(view.table, seat);
  const informants =
    trios(view.table.heirs[seat].wares) > 0 ? others.filter((target) => mostTrios(view, seat, target) > 0) : [];
  if (informants.length > 0) {
    const most = Math.max(...informants.map((target) => mostTrios(view, seat, target)));
    offer(specs, ask, 'inform', {
      target: { kind: 'one', of: informants },
      trios: { kind: 'number', from: 1, to: most },
    });
  }
  offer(specs, ask, 'accuse', { target: { kind: 'one', of: others }, identity: { kind: 'one', of: IDENTITIES } });
};

/** The forms of a reaction; a fine of two also names the Baron who shares it. */
function reactionForms(table: Public, reaction: ReactionType): readonly Fields[] {
  if (reaction === 'absolve') return [{ ware: { kind: 'one', of: tithes(table) } }];
  if (reaction !== 'sentence') return PLAIN;
  const all = fines(table);
  const barons: Seat[] =
    table.claim?.kind === 'outlaw' ? [...table.turn.barons, table.claim.seat] : [...table.turn.barons];
  const one = all.filter(({ count }) => count === 1).map(({ ware }) => ware);
  const two = all.filter(({ count }) => count === 2).map(({ ware }) => ware);
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
  const isItsStep = !ask.held && ownReaction(ask.kind) === reaction;
  const early = !isItsStep && table.config.tempo === 'courtly';
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
  else offer(specs, ask, 'pay', of.length === 1 ? { ware: { kind: 'one', of, optional: true } } : NONE);
};

function kindsOwed(table: Public, seat: Seat, action: Deep<Action>): Ware[] {
  if (action.do === 'tax') return [action.ware];
  if (action.do !== 'swap') return looseKinds(table.heirs[seat].wares);
  return WARES.filter((ware) => action.deals.some((deal) => deal.with === seat && deal.take === ware));
}

const offerDefence: Offer = (specs, view, ask, seat) => {
  offerPay(specs, view, ask, seat);
  if (mayClaim(view.table, seat, 'immunise')) offerReaction(specs, view.table, ask, 'immunise');
};

const offerStep: Offer = (specs, { table }, ask, seat) => {
  const window = ask.kind as WindowKind;
  offer(specs, ask, 'pass');
  offerReaction(specs, table, ask, STEP_OF[window].reaction);
  const next = nextStepOf(table, seat, window);
  if (next) offerReaction(specs, table, ask, next);
};

const offerPenalty: Offer = (specs, { table }, ask, seat) => {
  const { sentences, offers } = table.turn;
  for (const sentence of sentences)
    offer(specs, ask, 'settle', { to: { kind: 'one', of: [sentence.seat] }, as: { kind: 'one', of: ['judge'] } });
  for (const tithe of offers)
    offer(specs, ask, 'settle', { to: { kind: 'one', of: [tithe.seat] }, as: { kind: 'one', of: ['monk'] } });
  if (mayClaim(table, seat, 'immunise')) offer(specs, ask, 'immunise');
};

const offerShowing: Offer = (specs, { table, hands }, ask, seat) => {
  const hand = hands[seat];
  const { deed } = table.turn;
  if (!hand || deed?.do !== 'inform') return;
  const of = showable(table, seat, hand, table.turn.seat);
  offer(specs, ask, 'show', { identities: { kind: 'some', of, min: deed.trios, max: deed.trios, repeats: false } });
};

const OFFERS: { readonly [K in AskKind]: Offer } = {
  cover: offerCover,
  take: offerTake,
  declaration: offerDeclaration,
  reaction: offerClaimWindow,
  vote: offerVote,
  defence: offerDefence,
  illegality: offerStep,
  sentencing: offerStep,
  indulgence: offerStep,
  penalty: offerPenalty,
  showing: offerShowing,
  recess: (specs, _view, ask) => offer(specs, ask, 'pass'),
  coronation: (specs, { table }, ask, seat) =>
    offer(specs, ask, 'crown', { crowner: { kind: 'one', of: after(table, seat) } }),
};

/** Answers that may be changed until the ask closes: what is sealed, and a hand that comes up late. */
const CHANGEABLE: ReadonlySet<AskKind> = new Set(['cover', 'take', 'vote']);

/** A held ask still takes secret answers: a payment or a pass. */
function offerHeld(specs: MoveSpec[], view: View, ask: PublicAsk, seat: Seat): void {
  if (ask.kind === 'defence' && view.table.claim?.seat !== seat) offerPay(specs, view, ask, seat);
  else if (ask.kind in STEP_OF) offer(specs, ask, 'pass');
}

export function moves(view: View): readonly MoveSpec[] {
  const specs: MoveSpec[] = [];
  const seat = view.viewer;
  if (seat === 'public') return specs;
  const hand = view.hands[seat];
  for (const ask of view.table.asks) {
    if (!hand || !ask.seats.includes(seat)) continue;
    const isOpen = !hasAnswered(hand, ask.id);
    if (ask.held) {
      if (isOpen) offerHeld(specs, view, ask, seat);
    } else if (isOpen || CHANGEABLE.has(ask.kind)) OFFERS[ask.kind](specs, view, ask, seat);
  }
  return specs;
}
