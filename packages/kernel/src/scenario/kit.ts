// What a game brings so that scenario files can set its table up and look at it.

import type { Ask, Dice, Game, GameTypes, Seat } from '../contract.ts';
import type { Match } from '../match.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A finding in words, or null if all is as expected. */
export type Finding = string | null;

export interface Scene<G extends GameTypes> {
  readonly match: Match<G>;
  readonly names: readonly string[];
  /** The match as it was before the first entry, as a copy. */
  readonly before: Match<G>['state'];
  /** Where the match's log stood when the last entry of `play` began that was not a check. */
  readonly since: { entries: number };
}

export interface StartOptions<G extends GameTypes> {
  readonly names: readonly string[];
  readonly config: G['Config'];
  readonly position: Data;
  /** What is going to be played, and the second world: cards that nobody named must fit both. */
  readonly play: readonly Data[];
  readonly twin: Data | null;
  readonly dice: Dice;
}

export interface ScenarioKit<G extends GameTypes> {
  readonly game: Game<G>;
  readonly positionKeys: readonly string[];
  readonly twinKeys: readonly string[];
  /** Every move and its fields; anything else is a slip of the pen. */
  readonly moveFields: Readonly<Record<string, readonly string[]>>;
  /** Fields of moves that hold a seat's name, and words that may stand there instead. */
  readonly seatFields: readonly string[];
  readonly seatWords: readonly string[];
  /** Where a name alone does not say whether a field holds a seat: the fields of a move with seats for names. */
  readFields?(type: string, fields: Data, names: readonly string[]): Data;
  /** The table just before the first entry. */
  start(options: StartOptions<G>): Match<G>;
  /** The full position of a second world: hidden facts of the first, those that the twin names replaced. */
  twinPosition(position: Data, twin: Data, scene: Scene<G>): Data;
  readonly expectations: Readonly<Record<string, (scene: Scene<G>, expected: unknown) => Finding>>;
  /** Asks that are answered by seeded random choices unless the file names them. */
  isSetup(ask: Ask): boolean;
  /** Nobody passes any further: the next turn is to be declared, or the round or the match is over. */
  isAtRest(match: Match<G>): boolean;
  /** Passing goes round from this seat. */
  turnSeat(match: Match<G>): Seat;
}

export function fail(message: string): never {
  throw new Error(message);
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asData(value: unknown, what: string): Data {
  return isData(value) ? value : fail(`${what} must be a map`);
}

export function allowKeys(data: Data, keys: readonly string[], what: string): void {
  for (const key of Object.keys(data)) {
    if (!keys.includes(key)) fail(`unknown key "${key}" in ${what}; known are ${keys.join(', ')}`);
  }
}

/** The entry of `play` has no such key: said in a word of its own, because it is often left out. */
export function given(entry: Data, key: string): unknown {
  return entry[key] === undefined || entry[key] === null ? fail(`the entry has no "${key}"`) : entry[key];
}

export function asList(value: unknown, what: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(`${what} is a list`);
}

/** Names that must be those of seats, so that a slip of the pen is no seat that is missing. */
export function seatList(names: readonly string[], value: unknown, what: string): readonly string[] {
  return asList(value, what).map((name) => names[seatOf(names, name)]);
}

export function seatOf(names: readonly string[], name: unknown): Seat {
  const seat = names.indexOf(String(name));
  return seat >= 0 ? (seat as Seat) : fail(`no seat is called "${String(name)}"; there are ${names.join(', ')}`);
}

export function noMove(type: unknown, moveFields: Readonly<Record<string, unknown>>): string {
  return `no move is called "${String(type)}"; there are ${Object.keys(moveFields).join(', ')}`;
}

/** Compares two lists as sets and says what is different. */
export function differenceOfSets(expected: readonly unknown[], actual: readonly unknown[], what: string): Finding {
  const wanted = [...expected].map(String).sort().join(', ');
  const found = [...actual].map(String).sort().join(', ');
  return wanted === found ? null : `${what}: expected [${wanted}], found [${found}]`;
}

export function difference(expected: unknown, actual: unknown, what: string): Finding {
  return expected === actual ? null : `${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`;
}
