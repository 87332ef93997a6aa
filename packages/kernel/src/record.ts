// Match records: a finished or running match as JSON. `fold` restores it from its events, without dice, whatever
// later rules say; `replay` plays its causes again and checks that one rules number still gives the same events.

import type { Dice, Game, GameTypes, Seat } from './contract.ts';
import { chachaDice, seedFromHex } from './draws/chacha.ts';
import { fastDice } from './draws/fast.ts';
import { beginMatch, type Entry, lapse, type Match, matchAround, submit, write } from './match.ts';
import { type Options, optionsKept, optionsToKeep, type Resolution, resolveOptions } from './options.ts';
import type { RawMove } from './specs.ts';
import { firstDifference, isReaching } from './tree.ts';

export const RECORD_VERSION = 1;

/** How the draws of a match are seeded: a number for simulation, 64 hexadecimal digits for a live table. */
export type Seed =
  | { readonly kind: 'fast'; readonly value: number }
  | { readonly kind: 'chacha20'; readonly value: string };

export interface MatchRecord<G extends GameTypes = GameTypes> {
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly names: readonly string[];
  readonly seed: Seed;
  readonly entries: readonly Entry<G>[];
}

export function diceFor(seed: Seed): Dice {
  return seed.kind === 'fast' ? fastDice(seed.value) : chachaDice(seedFromHex(seed.value));
}

export function recordOf<G extends GameTypes>(
  match: Match<G>,
  about: { options: Options; names: readonly string[]; seed: Seed },
): MatchRecord<G> {
  const { game, entries } = match;
  const options = optionsToKeep(game.options, about.options);
  return { version: RECORD_VERSION, game: game.id, rules: game.rules, ...about, options, entries: entries.slice() };
}

/** As the record means them: what it does not name is what it was when the record was made. */
export function resolveRecord<G extends GameTypes>(
  game: Game<G>,
  { options, names }: MatchRecord<G>,
): Resolution<G['Config']> {
  return resolveOptions(game.options, optionsKept(game.options, options), names.length);
}

function configOf<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): G['Config'] {
  const resolved = resolveRecord(game, record);
  if (!resolved.ok) throw new Error(`the record's options do not resolve: ${resolved.problems.join('; ')}`);
  return resolved.config;
}

/** The match as its events left it, up to a number of entries. */
export function fold<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  upTo = record.entries.length,
): Match<G> {
  const match = matchAround(game, game.init(configOf(game, record), record.names.length), diceFor(record.seed));
  for (const entry of record.entries.slice(0, upTo)) {
    for (const event of entry.events) write(match, event);
    match.entries.push(entry);
  }
  return match;
}

export type Replay<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G> }
  | { readonly ok: false; readonly entry: number; readonly message: string };

/** Plays the causes again from the seed and compares every event. */
export function replay<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): Replay<G> {
  if (record.rules !== game.rules)
    return { ok: false, entry: 0, message: `recorded under rules ${record.rules}, these are rules ${game.rules}` };
  const resolved = resolveRecord(game, record);
  if (!resolved.ok) return { ok: false, entry: 0, message: resolved.problems.join('; ') };
  const match = beginMatch(game, resolved.config, record.names.length, diceFor(record.seed));
  for (const [index, entry] of record.entries.entries()) {
    const message = index === 0 ? null : playAgain(match, entry);
    const difference = message ?? firstDifference(match.entries[index], entry);
    if (difference) return { ok: false, entry: index, message: difference };
  }
  return { ok: true, match };
}

/** Says why it cannot be played so, or nothing. */
export function playAgain<G extends GameTypes>(match: Match<G>, { cause }: Pick<Entry<G>, 'cause'>): string | null {
  if (cause.by === 'begin') return 'a match begins only once';
  const receipt =
    cause.by === 'lapse'
      ? lapse(match, cause.ask)
      : submit(match, cause.seat as Seat, cause.ask, cause.move as RawMove);
  return receipt.ok ? null : `refused: ${receipt.refusal.code}`;
}

/** Says what is wrong with something that should be a record, or nothing. */
export function recordProblem(data: unknown): string | null {
  if (!isPlain(data)) return 'a record is a JSON object';
  const { version, game, rules, options, names, seed, entries } = data;
  if (version !== RECORD_VERSION) {
    return `record version ${JSON.stringify(version)} is not known; this program reads version ${RECORD_VERSION}`;
  }
  if (typeof game !== 'string' || !Number.isInteger(rules)) return 'a record names its game and its rules number';
  if (!isPlain(options)) return 'a record has options';
  if (!isNameList(names)) return 'a record names its seats';
  if (!isSeed(seed))
    return 'a record has a seed: of kind fast with a whole number, or chacha20 with 64 hexadecimal digits';
  if (!Array.isArray(entries) || !entries.every(isEntry)) return 'a record has entries, each with a cause and events';
  return entries[0]?.cause.by === 'begin' ? null : 'the first entry of a record is the beginning';
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNameList(names: unknown): boolean {
  return (
    Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string' && !/\p{Cc}/u.test(name))
  );
}

function isSeed(seed: unknown): boolean {
  if (!isPlain(seed)) return false;
  if (seed.kind === 'fast') return Number.isSafeInteger(seed.value);
  return seed.kind === 'chacha20' && typeof seed.value === 'string' && /^[0-9a-f]{64}$/.test(seed.value);
}

function isEntry(entry: unknown): boolean {
  if (!isPlain(entry) || !isPlain(entry.cause) || !Array.isArray(entry.events)) return false;
  return (
    isCause(entry.cause) &&
    entry.events.every((event) => isPlain(event) && typeof event.type === 'string' && isHarmless(event))
  );
}

/** Writers index rooms by what events say. */
function isHarmless(value: unknown): boolean {
  if (typeof value === 'string') return !isReaching(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => !isReaching(key) && isHarmless(child));
}

function isCause({ by, seat, ask, move }: Record<string, unknown>): boolean {
  if (by === 'begin') return true;
  if (by === 'lapse') return Number.isInteger(ask);
  return (
    by === 'move' && Number.isInteger(seat) && Number.isInteger(ask) && isPlain(move) && typeof move.type === 'string'
  );
}
