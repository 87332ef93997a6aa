// Which reaction belongs to which ask, and which may be sent while an older claim is still open.

import type { Seat } from '@pretender/kernel';
import type { AskKind, Claim, Public, ReactionType } from '../types.ts';
import { countIn, isIn } from './heirs.ts';
import { defenders, isLiable, mayClaim, mayStep, opensChain, STEPS, type WindowKind } from './reactions.ts';
import { hasLoose } from './wares.ts';

const OWN_REACTION: { readonly [K in AskKind]: ReactionType | null } = {
  cover: null,
  take: null,
  declaration: null,
  reaction: null,
  vote: null,
  defence: 'immunise',
  illegality: 'outlaw',
  sentencing: 'sentence',
  indulgence: 'absolve',
  penalty: 'immunise',
  showing: null,
  recess: null,
  coronation: null,
};

/** The reaction that an ask is about. */
export function ownReaction(kind: AskKind): ReactionType | null {
  return OWN_REACTION[kind];
}

/** Nobody else has a defence to make, so the chain is the very next step. */
function isDefenceOver(table: Public): boolean {
  const open = table.asks.find(({ kind }) => kind === 'defence');
  if (!open) return defenders(table).length === 0;
  return open.seats.every((seat) => seat === table.claim?.seat);
}

function mayOutlawNext(table: Public, seat: Seat): boolean {
  if (table.config.tempo === 'shouting' && !isDefenceOver(table)) return false;
  return opensChain(table) && mayStep(table, seat, STEPS[0]);
}

/** Sentencing follows an illegality that stands, indulgence a sentence; here one of them is still being claimed. */
function mayFollow(table: Public, seat: Seat, step: 1 | 2): boolean {
  return (
    seat !== table.turn.seat &&
    isIn(table, seat) &&
    hasLoose(table.heirs[table.turn.seat].wares) &&
    mayClaim(table, seat, STEPS[step].reaction)
  );
}

/** In a race everybody of the same step may overtake too. */
function mayOvertake(table: Public, seat: Seat, kind: AskKind): boolean {
  return (
    table.config.tempo === 'shouting' && table.asks.some((open) => open.kind === kind && open.seats.includes(seat))
  );
}

type Nexts = (table: Public, seat: Seat) => ReactionType[];

function when(isFirst: boolean, first: ReactionType, isSecond: boolean, second: ReactionType): ReactionType[] {
  if (isFirst) return isSecond ? [first, second] : [first];
  return isSecond ? [second] : [];
}

/** What may be sent in the window of each kind of claim, besides a doubt. */
const NEXT: { readonly [K in Claim['kind']]: Nexts } = {
  action: (table, seat) =>
    when(isLiable(table, seat) && mayClaim(table, seat, 'immunise'), 'immunise', mayOutlawNext(table, seat), 'outlaw'),
  immunise(table, seat) {
    if (table.claim?.seat === table.turn.seat) return [];
    const overtakes = mayOvertake(table, seat, 'defence') && mayClaim(table, seat, 'immunise');
    return when(overtakes, 'immunise', mayOutlawNext(table, seat), 'outlaw');
  },
  outlaw: (table, seat) =>
    when(mayOvertake(table, seat, 'illegality'), 'outlaw', mayFollow(table, seat, 1), 'sentence'),
  sentence: (table, seat) =>
    when(mayOvertake(table, seat, 'sentencing'), 'sentence', mayFollow(table, seat, 2), 'absolve'),
  absolve: (table, seat) => (mayOvertake(table, seat, 'indulgence') ? ['absolve'] : []),
};

/** Reactions that may be sent while the claim on the table can still be doubted. */
export function nextReactions(table: Public, seat: Seat): ReactionType[] {
  const { claim } = table;
  return claim === null || countIn(table) < 2 ? [] : NEXT[claim.kind](table, seat);
}

/** In a window of the chain: its own reaction, and that of the next step if somebody's claim already stands. */
export function nextStepOf(table: Public, seat: Seat, window: WindowKind): ReactionType | null {
  if (window === 'illegality' && table.turn.barons.length > 0 && mayFollow(table, seat, 1)) return 'sentence';
  if (window === 'sentencing' && table.turn.sentences.length > 0 && mayFollow(table, seat, 2)) return 'absolve';
  return null;
}
