// Which reaction belongs to which ask, and which may be sent while an older claim is still open.

import type { Deep, Seat } from '@pretender/kernel';
import type { AskKind, Claim, Hand, Public, ReactionType, View } from '../types.ts';
import { hasAnswered } from './answers.ts';
import { countIn, isIn } from './heirs.ts';
import { tithes } from './legality.ts';
import {
  defenders,
  isForgone,
  isLiable,
  mayClaim,
  mayStep,
  opensChain,
  STEPS,
  stepOf,
  type WindowKind,
} from './reactions.ts';
import { hasLoose } from './wares.ts';

const OWN_REACTION: { readonly [K in AskKind]: ReactionType | null } = {
  reaction: null,
  illegality: 'outlaw',
  vote: null,
  defence: 'immunise',
  declaration: null,
  sentencing: 'sentence',
  cover: null,
  take: null,
  indulgence: 'absolve',
  penalty: 'immunise',
  showing: null,
  extra: null,
  recover: null,
  accusing: null,
  recess: null,
  coronation: null,
};

/** The reaction that an ask is about. */
export const ownReaction = (kind: AskKind): ReactionType | null => OWN_REACTION[kind];

/** A reaction before its step counts at once (the Italian race); otherwise it is kept in secret (decision 3). */
export function isShouting({ config }: Public): boolean {
  return config.tempo === 'shouting';
}

/** Nobody else has a defence to make, so the chain is the very next step. */
function isDefenceOver(table: Public): boolean {
  const open = table.asks.find(({ kind }) => kind === 'defence');
  if (!open) return defenders(table).length === 0;
  return open.seats.every((seat) => seat === table.claim?.seat);
}

function mayOutlawNext(table: Public, seat: Seat): boolean {
  if (isShouting(table) && !isDefenceOver(table)) return false;
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

/** Everybody who is asked in the held step may speak in it next, unless he has answered it. */
function mayJoin({ table, hands }: View, seat: Seat, kind: AskKind): boolean {
  const held = table.asks.find((open) => open.kind === kind);
  return held?.seats.includes(seat) === true && !hasAnswered(hands[seat] as Deep<Hand>, held.id);
}

type Nexts = (view: View, seat: Seat, kind: Claim['kind']) => ReactionType[];

/** Those of two reactions that are open. */
function both(first: ReactionType | false, second: ReactionType | false): ReactionType[] {
  if (first) return second ? [first, second] : [first];
  return second ? [second] : [];
}

/** What may be sent in the window of each kind of claim, besides a doubt. */
const NEXT: { readonly [K in Claim['kind']]: Nexts } = {
  action: ({ table }, seat) =>
    both(
      isLiable(table, seat) && mayClaim(table, seat, 'immunise') && 'immunise',
      mayOutlawNext(table, seat) && 'outlaw',
    ),
  immunise(view, seat) {
    const { table } = view;
    if (table.claim?.seat === table.turn.seat) return [];
    const joins = mayJoin(view, seat, 'defence') && mayClaim(table, seat, 'immunise');
    return both(joins && 'immunise', mayOutlawNext(table, seat) && 'outlaw');
  },
  outlaw: (view, seat) =>
    both(mayJoin(view, seat, 'illegality') && 'outlaw', mayFollow(view.table, seat, 1) && 'sentence'),
  sentence: (view, seat) =>
    both(mayJoin(view, seat, 'sentencing') && 'sentence', mayFollow(view.table, seat, 2) && 'absolve'),
  absolve: (view, seat) => (mayJoin(view, seat, 'indulgence') ? ['absolve'] : []),
};

/** He was not exposed in it, and there is still something that it could cost: an accusation may have changed that. */
function maySay({ table, hands }: View, seat: Seat, reaction: ReactionType): boolean {
  if (isForgone(hands[seat], reaction)) return false;
  if (reaction === 'sentence') return hasLoose(table.heirs[table.turn.seat].wares);
  return reaction !== 'absolve' || tithes(table).length > 0;
}

/** Reactions that may be sent while the claim on the table can still be doubted. */
export function nextReactions(view: View, seat: Seat): ReactionType[] {
  const { claim } = view.table;
  const reactions = claim === null ? [] : NEXT[claim.kind](view, seat, claim.kind);
  if (reactions.length === 0 || countIn(view.table) < 2) return [];
  return reactions.filter((reaction) => maySay(view, seat, reaction));
}

/** In a window of the chain: that of the next step if somebody's claim in this one already stands. */
function nextStepOf(table: Public, seat: Seat, window: WindowKind): ReactionType | null {
  if (window === 'illegality' && table.turn.barons.length > 0 && mayFollow(table, seat, 1)) return 'sentence';
  if (window === 'sentencing' && table.turn.sentences.length > 0 && mayFollow(table, seat, 2)) return 'absolve';
  return null;
}

/** What may be said in a window of the chain: its own reaction, and perhaps that of the next step. */
export function stepReactions(view: View, seat: Seat, window: WindowKind): ReactionType[] {
  const { table } = view;
  const reactions = both(stepOf(window).reaction, nextStepOf(table, seat, window) ?? false);
  return reactions.filter((reaction) => maySay(view, seat, reaction));
}

/** Against a demand on oneself: still a Magician, by all that this seat knows? */
export function mayImmunise({ table, hands }: View, seat: Seat): boolean {
  return mayClaim(table, seat, 'immunise') && !isForgone(hands[seat], 'immunise');
}
