// One random legal answer to the open ask, without building every offer. For simulation; the conformance suite
// holds it against `moves` and `check`.

import { type Draws, pick, type Seat, shuffle } from '@pretender/kernel';
import { hasStandingAsk, topAsk } from './asks.ts';
import type { Move } from './move-types.ts';
import { ACTIONS, formsOf } from './roles/index.ts';
import { exhausted, identitiesIn } from './rules/deck.ts';
import { after, isDuel, isIn, othersIn, uncovered } from './rules/heirs.ts';
import { mayInform, mostTrios, showable, worthOf } from './rules/information.ts';
import { fines, tithes } from './rules/legality.ts';
import { choosesKind, type WindowKind } from './rules/reactions.ts';
import { maySpeakAs } from './rules/speaking.ts';
import { mayImmunise, nextReactions, stepReactions } from './rules/steps.ts';
import { looseKinds, waresAtStart } from './rules/wares.ts';
import type { AskKind, Public, ReactionType, View } from './types.ts';
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
      if (table.turn.isSecondTry && canClaim(view, seat)) continue;
      const general =
        kind === ACTIONS.length ? sampleAccusation(table, seat, draws) : sampleInformation(view, seat, draws);
      if (general) return general;
    } else if (isDuel(table)) {
      return { type: 'challenge', identity: pick(draws, uncovered(table, othersIn(table, seat)[0])) };
    } else {
      const { as, rule } = ACTIONS[kind];
      const claim = maySpeakAs(view, seat, as) ? rule.sample(table, seat, draws) : null;
      if (claim) return claim;
    }
  }
};

function canClaim(view: View, seat: Seat): boolean {
  return ACTIONS.some((action) => maySpeakAs(view, seat, action.as) && formsOf(action, view.table, seat).length > 0);
}

function sampleAccusation(table: Public, seat: Seat, draws: Draws): Move {
  const target = pick(draws, othersIn(table, seat));
  return { type: 'accuse', target, identity: pick(draws, uncovered(table, target)) };
}

function sampleInformation(view: View, seat: Seat, draws: Draws): Move | null {
  if (!mayInform(view.table)) return null;
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

/** Accusing at any time is offered beside the window; a ghost cannot. */
function mayAccuseHere({ table }: View, seat: Seat, draws: Draws): boolean {
  return isIn(table, seat) && draws.below(PATIENCE) === 0;
}

/** Where one can let things pass, one does, seven times out of eight; otherwise no claim would ever stand. */
const PATIENCE = 8;

function isPatient(draws: Draws): boolean {
  return draws.below(PATIENCE) !== 0;
}

const answerClaim: Sampler = (view, seat, draws) => {
  if (isPatient(draws)) return PASS;
  if (hasStandingAsk(view.table) && mayAccuseHere(view, seat, draws)) return sampleAccusation(view.table, seat, draws);
  const reactions = nextReactions(view, seat);
  const choice = draws.below(1 + reactions.length);
  return choice === 0 ? DOUBT : sampleReaction(view.table, reactions[choice - 1], draws);
};

const defend: Sampler = (view, seat, draws) => {
  const { table } = view;
  if (mayImmunise(view, seat) && draws.below(2) === 0) return { type: 'immunise' };
  if (choosesKind(table, seat)) return { type: 'pay', ware: pick(draws, looseKinds(table.heirs[seat].wares)) };
  return { type: 'pay' };
};

const speak: Sampler = (view, seat, draws) => {
  if (isPatient(draws)) return PASS;
  const { table } = view;
  const reactions = stepReactions(view, seat, topAsk(table).kind as WindowKind);
  return reactions.length === 0 ? PASS : sampleReaction(table, pick(draws, reactions), draws);
};

const choosePenalty: Sampler = (view, seat, draws) => {
  const { sentences, offers } = view.table.turn;
  const choice = draws.below(sentences.length + offers.length + (mayImmunise(view, seat) ? 1 : 0));
  if (choice < sentences.length) return { type: 'settle', to: sentences[choice].seat, as: 'judge' };
  const offer = offers[choice - sentences.length];
  return offer ? { type: 'settle', to: offer.seat, as: 'monk' } : { type: 'immunise' };
};

const chooseShown: Sampler = ({ table, hands }, seat, draws) => {
  const { deed } = table.turn;
  const hand = hands[seat];
  if (!hand || deed?.do !== 'inform') return PASS;
  const chosen = shuffle(draws, showable(table, seat, hand, table.turn.seat)).slice(0, worthOf(table, deed.trios));
  return { type: 'show', identities: IDENTITIES.filter((identity) => chosen.includes(identity)) };
};

const chooseCover: Sampler = ({ table, hands }, seat, draws) => {
  const own = hands[seat]?.identity;
  const free = identitiesIn(table.config).filter((identity) => identity !== own);
  return { type: 'cover', identities: [pick(draws, free)] };
};

const chooseWares: Sampler = ({ table }, _seat, draws) => {
  const wares = [pick(draws, WARES)];
  while (wares.length < waresAtStart(table)) wares.push(pick(draws, WARES));
  return { type: 'take', wares };
};

const chooseNewCovers: Sampler = ({ table, hands }, seat, draws) => {
  const due = exhausted(table);
  const own = hands[seat]?.identity;
  const free = identitiesIn(table.config).filter((identity) => identity !== own && !due.includes(identity));
  const chosen = [...due, ...shuffle(draws, free)].slice(0, table.heirs[seat].toCover);
  return { type: 'cover', identities: IDENTITIES.filter((identity) => chosen.includes(identity)) };
};

const SAMPLERS: { readonly [K in AskKind]: Sampler } = {
  illegality: speak,
  declaration: declare,
  vote: (_view, _seat, draws) => (draws.below(2) === 0 ? SUPPORT : DECLINE),
  sentencing: speak,
  indulgence: speak,
  defence: defend,
  cover: chooseCover,
  take: chooseWares,
  reaction: answerClaim,
  penalty: choosePenalty,
  showing: chooseShown,
  extra: (view, seat, draws) => (isPatient(draws) ? PASS : (sampleInformation(view, seat, draws) ?? PASS)),
  recover: chooseNewCovers,
  accusing: () => PASS,
  recess: () => PASS,
  coronation: ({ table }, seat, draws) => ({ type: 'crown', crowner: pick(draws, after(table, seat)) }),
};

export function sample(view: View, draws: Draws): Move {
  return SAMPLERS[topAsk(view.table).kind](view, view.viewer as Seat, draws);
}
