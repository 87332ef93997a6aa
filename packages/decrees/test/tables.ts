// Tables for the tests of single clauses: set up as scenario files do it, or from the auction on.

import { readFileSync } from 'node:fs';
import { type Book, type Config, type Decrees, decrees, decreesWith, type Event, readDeck } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import {
  asSeat,
  beginMatch,
  fastDice,
  type Game,
  lapse,
  type Match,
  type Options,
  offersTo,
  openAsks,
  type RawMove,
  type Receipt,
  resolveOptions,
  settle,
  submit,
} from '@pretender/kernel';

export const NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Name = (typeof NAMES)[number];

export function configOf(options: Options, seats: number): Config {
  const resolved = resolveOptions(decrees.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

export interface Setting {
  readonly options?: Options;
  readonly seats?: number;
  readonly seed?: number;
  readonly position?: Readonly<Record<string, unknown>>;
}

export function tableWith({ options = {}, seats = 5, seed = 1, position = { turn: 'A' } }: Setting): Match<Decrees> {
  const names = NAMES.slice(0, seats);
  const config = configOf(options, seats);
  return decreesScenarios.start({ names, config, position, play: [], twin: null, dice: fastDice(seed) });
}

/** A new match up to the first turn, by time-outs alone. */
export function firstTurn(
  seed: number,
  seats = 5,
  game: Game<Decrees> = decrees,
  options: Options = {},
): Match<Decrees> {
  const match = beginMatch(game, configOf(options, seats), seats, fastDice(seed));
  while (match.state.table.turn.number === 0) runOut(match);
  return match;
}

/** The seat sends this; asks that everybody has answered close. */
export function say(match: Match<Decrees>, name: Name, move: RawMove): void {
  const receipt = trySay(match, name, move);
  if (!receipt.ok) throw new Error(`${name} cannot ${move.type}: ${receipt.refusal.code}`);
  settle(match);
}

export function trySay(match: Match<Decrees>, name: Name, move: RawMove): Receipt<Decrees> {
  const seat = asSeat(NAMES.indexOf(name));
  const specs = offersTo(match, seat).filter(({ type }) => type === move.type);
  // Several offers may be open, each with an ask of its own.
  const spec = specs.find(({ fields: { offer } }) => offer?.kind === 'one' && offer.of[0] === move.offer) ?? specs[0];
  return submit(match, seat, spec?.ask ?? -1, move);
}

/** Everybody who is asked in a window passes. */
export function passAll(match: Match<Decrees>): void {
  for (;;) {
    const [ask] = openAsks(match);
    const seat = ask?.seats.find((each) =>
      offersTo(match, each).some(({ ask: id, type }) => id === ask.id && type === 'pass'),
    );
    if (ask === undefined || seat === undefined) return;
    submit(match, seat, ask.id, { type: 'pass' });
    settle(match);
  }
}

/** Time runs out on everything that is asked. */
export function runOut(match: Match<Decrees>): void {
  for (const ask of openAsks(match)) lapse(match, ask.id);
  settle(match);
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventsOf<T extends Event['type']>(match: Match<Decrees>, type: T): EventOf<T>[] {
  return match.entries.flatMap(({ events }) => events.filter((event): event is EventOf<T> => event.type === type));
}

export const DECK_TEXT = readFileSync(new URL('../src/deck/substitute.json', import.meta.url), 'utf8');

export type DeckData = Record<string, unknown> & {
  cards: Record<string, unknown>[];
  decrees: Record<string, unknown>[];
};

export function deckData(): DeckData {
  return JSON.parse(DECK_TEXT) as DeckData;
}

/** The deck with something changed in it; it must still be a good one. */
export function changedDeck(change: (deck: DeckData) => void): Book {
  const data = deckData();
  change(data);
  const reading = readDeck(JSON.stringify(data, null, 1));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.book;
}

export function gameWith(change: (deck: DeckData) => void): Game<Decrees> {
  return decreesWith(changedDeck(change));
}
