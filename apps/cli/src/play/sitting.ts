// One match from the deal to the coronation, without a clock: a window closes as soon as everybody has answered.

import {
  type Ask,
  type Draws,
  type Entry,
  type GameTypes,
  type Match,
  missing,
  openAsks,
  pick,
  type Refusal,
  type Seat,
  settle,
  submit,
} from '@pretender/kernel';
import type { Said } from './human.ts';

export interface Sitting<G extends GameTypes> {
  readonly match: Match<G>;
  readonly draws: Draws;
  /** `null`: this seat leaves, and the match ends here. */
  answer(seat: Seat, ask: Ask): Said | null | Promise<Said | null>;
  /** Somebody's word beside the turn; `null` if nobody has one now. */
  beside(): Promise<(Said & { readonly seat: Seat }) | 'leave' | null>;
  hear(entry: Entry<G>): void;
  refuse(seat: Seat, refusal: Refusal): void;
}

/** Plays on until the match is over or somebody leaves; true if it is over. */
export async function playOn<G extends GameTypes>(sitting: Sitting<G>): Promise<boolean> {
  const { match, draws } = sitting;
  let heard = 0;
  for (;;) {
    settle(match);
    for (; heard < match.entries.length; heard++) sitting.hear(match.entries[heard]);
    const ask = openAsks(match).find(({ mode }) => mode !== 'standing');
    if (ask === undefined) return true;
    const aside = await sitting.beside();
    if (aside === 'leave') return false;
    // In any order: nobody is always the first to react.
    const seat = aside?.seat ?? pick(draws, missing(match, ask));
    const said = aside ?? (await sitting.answer(seat, ask));
    if (said === null) return false;
    const receipt = submit(match, seat, said.ask, said.move);
    if (!receipt.ok) sitting.refuse(seat, receipt.refusal);
  }
}
