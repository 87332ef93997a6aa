// One random legal answer to the open ask, without building every offer. For simulation; the conformance suite
// holds it against `moves` and `check`.

import { type Draws, pick, type Seat, shuffle } from '@pretender/kernel';
import { topAsk } from './asks.ts';
import { ACTIONS } from './roles/index.ts';
import { after, isCovered, isDuel, othersIn, uncovered } from './rules/heirs.ts';
import { mostTrios, showable } from './rules/information.ts';
import { fines, tithes } from './rules/legality.ts';
import { choosesKind, mayClaim, STEP_OF, type WindowKind } from './rules/reactions.ts';
import { nextReactions, nextStepOf } from './rules/steps.ts';
import { looseKinds } from './rules/wares.ts';
import type { AskKind, Move, Public, ReactionType, View } from './types.ts';
import { IDENTITIES, WARES } from './words.ts';

type Sampler = (view: View, seat: Seat, draws: Draws) => Move;

const PASS: Move = { type: 'pass' };
const DOUBT: Move = { type: 'doubt' };
const SUPPORT: Move = { type: 'support' };
const DECLINE: Move = { type: 'decline' };

const declare: Sampler = (view, seat, draws) => {
  const { table } = view;
  for (;;) {
    const kind = draws.below(ACTIONS.length + 2);
    if (kind >= ACTIONS.length) {
      if (table.turn.isSecondTry && canClaim(table, seat)) continue;
      const general =
        kind === ACTIONS.length ? sampleAccusation(table, seat, draws) : sampleInformation(view, seat, draws);
      if (general) return general;
    } else if (isDuel(table)) {
      return { type: 'challenge', identity: pick(draws, uncovered(table, othersIn(table, seat)[0])) };
    } else {
      const { as, rule } = ACTIONS[kind];
      const claim = isCovered(table, seat, as) ? null : rule.sample(table, seat, draws);
      if (claim) return claim;
    }
  }
};

function canClaim(table: Public, seat: Seat): boolean {
  return ACTIONS.some(({ as, offered }) => !isCovered(table, seat, as) && offered(table, seat).length > 0);
}

function sampleAccusation(table: Public, seat: Seat, draws: Draws): Move {
  const target = pick(draws, othersIn(table, seat));
  return { type: 'accuse', target, identity: pick(draws, uncovered(table, target)) };
}

function sampleInformation(view: View, seat: Seat, draws: Draws): Move | null {
  const target = pick(draws, othersIn(view.table, seat));
  const most = mostTrios(view, seat, target);
  return most > 0 ? { type: 'inform', target, trios: 1 + draws.below(most) } : null;
}

function sampleReaction(table: Public, type: ReactionType, draws: Draws): Move {
  if (type === 'absolve') return { type, ware: pick(draws, tithes(table)) };
  if (type !== 'sentence') return { type };
  const { ware, count } = pick(draws, fines(table));
  if (count === 1) return { type, ware, count };
  const { barons } = table.turn;
  const standing = table.claim?.kind === 'outlaw' ? [...barons, table.claim.seat] : barons;
  return { type, ware, count, share: pick(draws, standing) };
}

/** Where one can let things pass, one does, seven times out of eight; otherwise no claim would ever stand. */
const PATIENCE = 8;

function isPatient(draws: Draws): boolean {
  return draws.below(PATIENCE) !== 0;
}

const answerClaim: Sampler = (view, seat, draws) => {
  if (isPatient(draws)) return PASS;
  const reactions = nextReactions(view, seat);
  const choice = draws.below(1 + reactions.length);
  return choice === 0 ? DOUBT : sampleReaction(view.table, reactions[choice - 1], draws);
};

const defend: Sampler = ({ table }, seat, draws) => {
  if (mayClaim(table, seat, 'immunise') && draws.below(2) === 0) return { type: 'immunise' };
  if (choosesKind(table, seat)) return { type: 'pay', ware: pick(draws, looseKinds(table.heirs[seat].wares)) };
  return { type: 'pay' };
};

const speak: Sampler = ({ table }, seat, draws) => {
  if (isPatient(draws)) return PASS;
  const window = topAsk(table).kind as WindowKind;
  const next = nextStepOf(table, seat, window);
  return sampleReaction(table, next && draws.below(2) === 0 ? next : STEP_OF[window].reaction, draws);
};

const choosePenalty: Sampler = ({ table }, seat, draws) => {
  const { sentences, offers } = table.turn;
  const choice = draws.below(sentences.length + offers.length + (mayClaim(table, seat, 'immunise') ? 1 : 0));
  if (choice < sentences.length) return { type: 'settle', to: sentences[choice].seat, as: 'judge' };
  const offer = offers[choice - sentences.length];
  return offer ? { type: 'settle', to: offer.seat, as: 'monk' } : { type: 'immunise' };
};

const chooseShown: Sampler = ({ table, hands }, seat, draws) => {
  const { deed } = table.turn;
  const hand = hands[seat];
  if (!hand || deed?.do !== 'inform') return PASS;
  const chosen = shuffle(draws, showable(table, seat, hand, table.turn.seat)).slice(0, deed.trios);
  return { type: 'show', identities: IDENTITIES.filter((identity) => chosen.includes(identity)) };
};

const chooseCover: Sampler = ({ hands }, seat, draws) => {
  const own = hands[seat]?.identity;
  return {
    type: 'cover',
    identities: [
      pick(
        draws,
        IDENTITIES.filter((identity) => identity !== own),
      ),
    ],
  };
};

const SAMPLERS: { readonly [K in AskKind]: Sampler } = {
  cover: chooseCover,
  take: (_view, _seat, draws) => ({ type: 'take', wares: [pick(draws, WARES)] }),
  declaration: declare,
  reaction: answerClaim,
  vote: (_view, _seat, draws) => (draws.below(2) === 0 ? SUPPORT : DECLINE),
  defence: defend,
  illegality: speak,
  sentencing: speak,
  indulgence: speak,
  penalty: choosePenalty,
  showing: chooseShown,
  recess: () => PASS,
  coronation: ({ table }, seat, draws) => ({ type: 'crown', crowner: pick(draws, after(table, seat)) }),
};

export function sample(view: View, draws: Draws): Move {
  return SAMPLERS[topAsk(view.table).kind](view, view.viewer as Seat, draws);
}
