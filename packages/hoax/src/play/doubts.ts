// "Hoax!": a doubt, the hands that carry it, and the answer, which the table gives truthfully and at once.

import type { Seat } from '@pretender/kernel';
import { ask, closeTop, topAsk } from '../asks.ts';
import { removeFrom } from '../events/answers.ts';
import type { Config } from '../options.ts';
import { answerOf } from '../rules/answers.ts';
import { doubters } from '../rules/doubters.ts';
import { isFinale } from '../rules/heirs.ts';
import { handsNeeded, suffices } from '../rules/threshold.ts';
import type { Claim, Public, Turn } from '../types.ts';
import { exhaust } from './exhaust.ts';
import { endFinale, maybeBeginFinale } from './finale.ts';
import { award } from './points.ts';
import { prompt } from './prompts.ts';
import { goOn, letStand } from './resolve.ts';
import { mayRenew, renew } from './second.ts';
import { estate } from './transfer.ts';

export function doubt(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'doubted', seat, need: handsNeeded(turn.state.table) });
  if (isCarried(turn.state.table)) answerDoubt(turn);
  else askHands(turn);
}

function isCarried(table: Public): boolean {
  return table.vote !== null && suffices(table, table.vote.hands);
}

/** Everybody at once, or one after the other from the claimant (D49); a late "I doubt too" counts as a hand. */
function askHands(turn: Turn): void {
  const undecided = undecidedSeats(turn.state.table);
  const seats = turn.state.table.config.hoaxVote === 'inTurn' ? undecided.slice(0, 1) : undecided;
  ask(turn, 'vote', seats, [{ ask: topAsk(turn.state.table).id, type: 'doubt', as: 'support' }]);
}

function undecidedSeats(table: Public): Seat[] {
  const { claim, vote } = table;
  if (!claim || !vote) return [];
  const seats = doubters(table, claim.seat);
  for (const seat of vote.hands) removeFrom(seats, seat);
  for (const seat of vote.declined) removeFrom(seats, seat);
  return seats;
}

/** Raising a hand: seen at once, or kept until all are opened together (`sealed`). */
export function support(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'supported', seat });
  continueVote(turn);
}

/** In turn, a declined hand is seen; otherwise nobody learns of it. */
export function declineInTurn(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'declined', seat });
  continueVote(turn);
}

function continueVote(turn: Turn): void {
  const { table } = turn.state;
  if (isCarried(table)) {
    answerDoubt(turn);
    return;
  }
  if (table.config.hoaxVote !== 'inTurn') return;
  const possible = [...(table.vote?.hands ?? []), ...undecidedSeats(table)];
  if (suffices(table, possible)) moveOn(turn);
  else collapse(turn);
}

/** The next seat gets an ask of its own on the same vote. */
function moveOn(turn: Turn): void {
  closeTop(turn);
  askHands(turn);
}

const CLOSE: { readonly [V in Config['hoaxVote']]: (turn: Turn) => void } = {
  hands: collapse,
  inTurn: (turn) => declineInTurn(turn, topAsk(turn.state.table).seats[0]),
  sealed: openSealed,
};

/** Time is up, or everybody has decided. */
export function closeVote(turn: Turn): void {
  CLOSE[turn.state.table.config.hoaxVote](turn);
}

function openSealed(turn: Turn): void {
  const { table, hands } = turn.state;
  const { id, seats } = topAsk(table);
  const raised = seats.filter((seat) => answerOf(hands[seat], id, 'support'));
  for (const seat of raised) turn.emit({ type: 'supported', seat });
  if (isCarried(table)) answerDoubt(turn);
  else collapse(turn);
}

/** Not enough hands: the claim stands and cannot be doubted again. Whether it was true is not even looked at. */
function collapse(turn: Turn): void {
  closeTop(turn);
  letStand(turn);
}

function answerDoubt(turn: Turn): void {
  const { table, hands } = turn.state;
  const { claim, vote } = table;
  if (!claim || !vote) return;
  const raised = [...vote.hands];
  if (topAsk(table).kind === 'vote') closeTop(turn);
  // What is doubted goes from the table with the answer.
  const doubted = { kind: claim.kind, seat: claim.seat, as: claim.as };
  if (hands[doubted.seat].identity === doubted.as) wrongDoubt(turn, doubted, raised);
  else rightDoubt(turn, doubted);
}

type Doubted = Pick<Claim, 'kind' | 'seat' | 'as'>;

function rightDoubt(turn: Turn, claim: Doubted): void {
  turn.emit({ type: 'exposed', seat: claim.seat });
  prompt(turn, 'rightDoubt', [claim.seat]);
  goOn(turn, claim, 'falls');
}

/** The card is shown; its owner is out, richer by some points, and what he claimed still happens. */
function wrongDoubt(turn: Turn, claim: Doubted, raised: readonly Seat[]): void {
  const { table } = turn.state;
  const { seat } = claim;
  const decidesFinale = isFinale(table);
  turn.emit({ type: 'revealed', seat, identity: claim.as });
  prompt(turn, 'wrongDoubt', raised);
  if (decidesFinale) {
    endFinale(turn, { winner: seat, loser: raised[0], how: 'wrongDoubt' });
    return;
  }
  if (mayRenew(turn, seat)) {
    renew(turn, seat);
    return;
  }
  if (award(turn, seat, table.config.wrongHoaxPoints, 'wrongDoubt')) return;
  turn.emit({ type: 'left', seat, standing: 'shown' });
  if (claim.kind !== 'action') estate(turn, seat, 'bank');
  exhaust(turn);
  maybeBeginFinale(turn, 'elimination');
  turn.emit({ type: 'stood', seat });
  goOn(turn, claim, 'stands');
}
