// The Heirs of Hoax on the kernel: only wiring.

import type { Ask, Deep, Game, Outcome, Seat } from '@pretender/kernel';
import { check } from './check.ts';
import { events } from './events.ts';
import { imagine } from './imagine.ts';
import { likelyMoves, moves } from './moves.ts';
import { MOST_SEATS, options } from './options.ts';
import { lapse, play } from './play/index.ts';
import { beginMatch } from './play/rounds.ts';
import { hasAnswered } from './rules/answers.ts';
import { sample } from './sample.ts';
import { init } from './setup.ts';
import type { Hoax, Table, View } from './types.ts';

function outcome({ king, crowner, heirs }: Deep<Table>): Outcome | null {
  return king === null || crowner === null ? null : { winners: [king], scores: heirs.map(({ points }) => points) };
}

function answered(view: View, ask: Ask): boolean {
  const hand = view.hands[view.viewer as Seat];
  return hand !== null && hasAnswered(hand, ask.id);
}

export const hoax: Game<Hoax> = {
  id: 'hoax',
  rules: 1,
  seats: { min: 3, max: MOST_SEATS },
  options,
  init,
  begin: beginMatch,
  asks: (table) => table.asks,
  answered,
  moves,
  likelyMoves,
  check,
  sample,
  play,
  lapse,
  events,
  imagine,
  outcome,
};

export type { Event, Occasion } from './event-types.ts';
export { imagineHolding } from './imagine.ts';
export type { Move } from './move-types.ts';
export type { Config } from './options.ts';
export { HOAX_REFUSALS, type HoaxRefusal } from './refusals.ts';
export { type Beginning, beginsBy } from './rules/beginning.ts';
export { identitiesIn } from './rules/deck.ts';
export { doubters } from './rules/doubters.ts';
export { payouts } from './rules/stakes.ts';
export { handsNeeded } from './rules/threshold.ts';
export { looseWares, trios } from './rules/wares.ts';
export type { Action, Claim, Deal, Hand, Heir, Hoax, HoaxState, Public, Table, Vault, View, Wares } from './types.ts';
export { IDENTITIES, type Identity, WARES, type Ware } from './words.ts';
