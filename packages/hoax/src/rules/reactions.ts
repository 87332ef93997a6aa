// Who may react as what, by public facts alone: covers, wares, budgets, who is in. No true identity is read here.

import type { Deep, Seat } from '@pretender/kernel';
import type { Config } from '../options.ts';
import { actionRule } from '../roles/index.ts';
import type { ActionRule } from '../roles/rule.ts';
import type { Action, AskKind, Hand, Heir, Public, ReactionType } from '../types.ts';
import type { Identity } from '../words.ts';
import { clockwise, countIn, isDuel, isFinale, isIn } from './heirs.ts';
import { hasLoose, hasLooseKinds } from './wares.ts';

/** The chain, step by step: each window and the reaction it asks for. */
export const STEPS = [
  { window: 'illegality', reaction: 'outlaw' },
  { window: 'sentencing', reaction: 'sentence' },
  { window: 'indulgence', reaction: 'absolve' },
] as const;
export type Step = (typeof STEPS)[number];
export type WindowKind = Step['window'];

const STEP_OF: { readonly [W in WindowKind]: Step } = {
  illegality: STEPS[0],
  sentencing: STEPS[1],
  indulgence: STEPS[2],
};

/** The step that a window asks for. */
export const stepOf = (kind: WindowKind) => STEP_OF[kind];

export function isWindow(kind: AskKind): kind is WindowKind {
  return kind in STEP_OF;
}

/** Whose head stands behind a reaction; read so often that looking it up by name would show. */
function isHeadCovered(covers: Deep<Heir['covers']>, reaction: ReactionType): boolean {
  if (reaction === 'immunise') return covers.magician !== null;
  if (reaction === 'outlaw') return covers.baron !== null;
  return (reaction === 'sentence' ? covers.judge : covers.monk) !== null;
}

/** The head behind each reaction. */
const HEADS: { readonly [R in ReactionType]: Identity } = {
  immunise: 'magician',
  outlaw: 'baron',
  sentence: 'judge',
  absolve: 'monk',
};

/** Exposed in it earlier in this round, although nothing is covered: he alone is held to it. */
export function isForgone(hand: Deep<Hand> | null, reaction: ReactionType): boolean {
  return hand !== null && hand.exposed.length > 0 && hand.exposed.includes(HEADS[reaction]);
}

type Used = Deep<Heir['used']>;

/** What an heir may still claim as a reaction after what he has claimed in this turn (D34, A-17, A-77). */
const BUDGETS: { readonly [B in Config['reactionBudget']]: (used: Used, reaction: ReactionType) => boolean } = {
  oneOfChain: (used, reaction) =>
    reaction === 'immunise' ? !used.immunise : !(used.outlaw || used.sentence || used.absolve),
  oneReaction: (used) => !(used.immunise || used.outlaw || used.sentence || used.absolve),
  unlimited: (used, reaction) => !used[reaction],
};

/** The house rules of the English book: the Magician reacts alone, and who was exposed stays silent (decision 7). */
function isBarredByHouseRule({ config, heirs }: Public, seat: Seat, reaction: ReactionType): boolean {
  const { used, isExposed } = heirs[seat];
  if (config.exposedStaysSilent && isExposed) return true;
  if (!config.magicianReactsAlone) return false;
  return reaction === 'immunise' ? used.outlaw || used.sentence || used.absolve : used.immunise;
}

/** The head is free and the budget allows it. */
export function mayClaim(table: Public, seat: Seat, reaction: ReactionType): boolean {
  if (isBarredByHouseRule(table, seat, reaction)) return false;
  const { covers, used } = table.heirs[seat];
  return !isHeadCovered(covers, reaction) && BUDGETS[table.config.reactionBudget](used, reaction);
}

/** Would this heir lose or swap something by the action of this turn? */
export function isLiable(table: Public, seat: Seat): boolean {
  const { deed } = table.turn;
  return deed?.do === 'claim' && isHit(table, seat, deed.action, actionRule(deed.action));
}

function isHit(table: Public, seat: Seat, action: Deep<Action>, { hits }: ActionRule): boolean {
  const { turn } = table;
  if (!hits || seat === turn.seat || !isIn(table, seat) || turn.immune.includes(seat)) return false;
  return hits(table, seat, action as never);
}

/** Clockwise from the heir whose turn it is. */
export function liable(table: Public): Seat[] {
  const { deed, seat: actor } = table.turn;
  const seats: Seat[] = [];
  const rule = deed?.do === 'claim' ? actionRule(deed.action) : null;
  if (deed?.do !== 'claim' || !rule?.hits) return seats;
  for (let seat = clockwise(table, actor); seat !== actor; seat = clockwise(table, seat))
    if (isHit(table, seat, deed.action, rule)) seats.push(seat);
  return seats;
}

/** Has somebody who is liable something to decide: a Magician to claim, or a kind to choose? */
export function isDefender(table: Public, seat: Seat): boolean {
  return mayClaim(table, seat, 'immunise') || choosesKind(table, seat);
}

export function defenders(table: Public): Seat[] {
  return liable(table).filter((seat) => isDefender(table, seat));
}

/** Only a Monk who collects leaves it to those who pay which kind they give. */
export function isCollection({ turn: { deed } }: Public): boolean {
  return deed?.do === 'claim' && deed.action.do === 'collect';
}

export function choosesKind(table: Public, seat: Seat): boolean {
  return isCollection(table) && hasLooseKinds(table.heirs[seat].wares);
}

const CHAIN_OPENS: { readonly [C in Config['chainWhen']]: (table: Public) => boolean } = {
  always: () => true,
  atMost6: (table) => countIn(table) <= 6,
  never: () => false,
};

/** May this turn's action be declared illegal at all? */
export function opensChain(table: Public): boolean {
  const { turn, config } = table;
  if (turn.deed === null || !isIn(table, turn.seat) || isDuel(table)) return false;
  if (config.illegalScope === 'personal' && turn.deed.do !== 'claim') return false;
  if (config.skipFutile && isFinale(table) && config.reactionBudget !== 'unlimited') return false;
  return CHAIN_OPENS[config.chainWhen](table);
}

/** Who may speak in a step of the chain. */
export function mayStep(table: Public, seat: Seat, { window, reaction }: Step): boolean {
  const { turn } = table;
  if (seat === turn.seat || !isIn(table, seat) || !mayClaim(table, seat, reaction)) return false;
  return (
    window === 'illegality' ||
    hasLoose(table.heirs[turn.seat].wares) ||
    (window === 'indulgence' && turn.sentences.length > 0)
  );
}

export function speakers(table: Public, step: Step): Seat[] {
  const actor = table.turn.seat;
  const seats: Seat[] = [];
  for (let seat = clockwise(table, actor); seat !== actor; seat = clockwise(table, seat)) {
    if (mayStep(table, seat, step)) seats.push(seat);
  }
  return seats;
}
