// Matches of the toy game for tests.

import { expect } from 'vitest';
import {
  type Ask,
  asSeat,
  beginMatch,
  copy,
  type Draws,
  diceFor,
  lapse,
  type Match,
  missing,
  type Options,
  offersTo,
  openAsks,
  pick,
  type RawMove,
  type Receipt,
  randomMove,
  resolveOptions,
  type Seed,
  submit,
  viewFor,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import type { AskKind, Fib } from './toy-types.ts';

interface Setting {
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: Seed;
}

/** Just begun: everybody is asked for a bid. */
export function begun({ seats = 3, options = {}, seed = { kind: 'fast', value: 1 } }: Setting = {}): Match<Fib> {
  const resolved = resolveOptions(fib.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return beginMatch(fib, resolved.config, seats, diceFor(seed));
}

/** All have bid and the first turn is to be taken. */
export function atFirstTurn(setting: Setting = {}, bids: readonly number[] = []): Match<Fib> {
  const match = begun(setting);
  for (let seat = 0; seat < match.state.hands.length; seat++) {
    must(say(match, seat, 'bidding', { type: 'bid', stake: bids[seat] ?? 2, likes: ['fox'] }));
  }
  must(lapse(match, askOf(match, 'bidding').id));
  return match;
}

/** The seat in turn has claimed a fox; the others are asked. */
export function atReaction(setting: Setting = {}): Match<Fib> {
  const match = atFirstTurn(setting);
  must(say(match, match.state.table.turn, 'turn', { type: 'claim', animal: 'fox', wager: 1 }));
  return match;
}

/** The seat that many places after the one in turn. */
export function seatAfter(match: Match<Fib>, places: number): number {
  return (match.state.table.turn + places) % match.state.hands.length;
}

export function askOf(match: Match<Fib>, kind: AskKind): Ask {
  const ask = fib.asks(match.state.table).find((open) => open.kind === kind);
  if (!ask) throw new Error(`nobody is asked for ${kind}`);
  return ask;
}

export function say(match: Match<Fib>, seat: number, kind: AskKind, move: RawMove): Receipt<Fib> {
  return submit(match, asSeat(seat), askOf(match, kind).id, move);
}

export function must(receipt: Receipt<Fib>): void {
  if (!receipt.ok) throw new Error(`refused: ${JSON.stringify(receipt.refusal)}`);
}

/** One random step: now and then time runs out, else somebody whose answer is missing answers, or cheers. */
export function step(match: Match<Fib>, draws: Draws): void {
  const ask = pick(draws, openAsks(match));
  const waiting = missing(match, ask);
  if (waiting.length === 0 || draws.below(10) === 0) {
    must(lapse(match, ask.id));
    return;
  }
  const seat = pick(draws, waiting);
  const offers = offersTo(match, seat);
  if (offers.length === 0) throw new Error(`seat ${seat} is asked for ${ask.kind} and offered nothing`);
  const { spec, move } = randomMove({ game: fib, view: viewFor(match, seat) }, offers, draws);
  must(submit(match, seat, spec.ask, move));
}

export function playOut(match: Match<Fib>, draws: Draws): Match<Fib> {
  while (openAsks(match).length > 0) step(match, draws);
  return match;
}

/** Everything of a match that a refused answer must leave alone. */
export function everything({ state, entries, told }: Match<Fib>): unknown {
  return copy({ state, entries, told });
}

export function expectRefused(match: Match<Fib>, code: string, act: () => Receipt<Fib>): void {
  const before = everything(match);
  expect(act()).toMatchObject({ ok: false, refusal: { code } });
  expect(everything(match)).toEqual(before);
}

/** A claim by the seat in turn, doubted by the next seat: the window is held, the others vote. */
export function atVote(seats = 4): Match<Fib> {
  const match = atReaction({ seats });
  must(say(match, seatAfter(match, 1), 'reaction', { type: 'doubt' }));
  return match;
}
