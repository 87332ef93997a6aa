// Worlds to try something in, and what comes of it there: everybody goes on as they usually would until the next turn begins.

import { type Hoax, type HoaxState, hoax, type Identity, imagineHolding, type Move, type View } from '@pretender/hoax';
import {
  type AskId,
  copy,
  type Draws,
  fastDice,
  lapse,
  type Match,
  matchAround,
  missing,
  offersTo,
  openAsks,
  type RawMove,
  type Seat,
  settle,
  submit,
} from '@pretender/kernel';
import type { Player } from '../../player.ts';
import type { Belief } from '../belief/evidence.ts';
import { chanceOf } from './judge.ts';

/** What is thought to be going on: one of the deals that agree with the view, as often as it is believed. */
export function worldOf(view: View, belief: Belief, deal: readonly number[], draws: Draws): HoaxState {
  const cards = deal.map((kind): Identity => belief.identities[kind]);
  return imagineHolding(view, cards, draws);
}

export interface Trial {
  readonly world: HoaxState;
  readonly seat: Seat;
  readonly ask: AskId;
  readonly move: Move;
  /** How everybody is thought to go on, and with which luck. */
  readonly player: Player<Hoax>;
  readonly draws: Draws;
}

const MOST_STEPS = 400;

/** Until the turn is over; false if the match is. */
function playOn({ player, draws }: Trial, match: Match<Hoax>): boolean {
  const { table } = match.state;
  const { number } = table.turn;
  const { round } = table;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    settle(match);
    if (table.king !== null) return false;
    const ask = openAsks(match).at(-1);
    if (ask === undefined) return false;
    if (ask.kind === 'declaration' && (table.turn.number !== number || table.round !== round)) return true;
    const [seat] = missing(match, ask);
    const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
    const move = specs.length === 0 ? null : player(match.views[seat], specs, draws);
    if (move === null || !submit(match, seat, ask.id, move as RawMove).ok) lapse(match, ask.id);
  }
  return true;
}

/** The chance to be crowned after this move, in this world. */
export function chanceAfter(trial: Trial): number {
  const { world, seat, ask, move, draws } = trial;
  const match = matchAround(hoax, copy(world), fastDice(draws.below(2 ** 31)));
  if (!submit(match, seat, ask, move as RawMove).ok) return 0;
  const goesOn = playOn(trial, match);
  const { king } = match.state.table;
  return goesOn ? chanceOf(match.views[seat], seat) : Number(king === seat);
}
