// Match records on disk.

import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { diceFor, type MatchRecord, recordProblem, resolveRecord } from '@pretender/kernel';
import { isSheet, type RecordSheet, readSheet } from '@pretender/protocol';
import { Complaint, reasonOf } from './complaint.ts';
import { findGame, GAME_IDS } from './games.ts';
import type { GamePack } from './pack.ts';

export interface OpenRecord {
  readonly file: string;
  readonly pack: GamePack;
  readonly record: MatchRecord;
  readonly config: object;
}

export interface OpenSheet extends OpenRecord {
  readonly sheet: RecordSheet;
}

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${reasonOf(error)}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`${file} is not a match record: it is not JSON.`);
  }
}

/** An event that the game has never heard of cannot be folded, nor told. */
function strangeEvent({ game }: GamePack, { entries }: MatchRecord): string | null {
  for (const [at, { events }] of entries.entries()) {
    const strange = events.find((event) => !Object.hasOwn(game.events, String(event?.type)));
    if (strange !== undefined) return `entry ${at} has an event that ${game.id} does not know`;
  }
  return null;
}

function seedProblem({ seed }: MatchRecord): string | null {
  try {
    diceFor(seed).draws('any');
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** "recorded under …" where the game's rules have changed since; `null` where they are the same. */
export function otherRules({ rules }: MatchRecord, { game }: GamePack): string | null {
  return rules === game.rules ? null : `recorded under rules ${rules}, and these are rules ${game.rules}`;
}

function noRecord(file: string, problem: string): never {
  throw new Complaint(`${file} is not a match record: ${problem}.`);
}

function sheetFrom(file: string, data: unknown): RecordSheet {
  const reading = readSheet(data, recordProblem);
  return reading.ok ? reading.sheet : noRecord(file, reading.problem);
}

/** A bare record, or the one in a sheet. */
function recordFrom(file: string, data: unknown): MatchRecord {
  if (isSheet(data)) return sheetFrom(file, data).record;
  const problem = recordProblem(data);
  return problem === null ? (data as MatchRecord) : noRecord(file, problem);
}

/** Which pack of its game a record is opened with. */
type Chooser = (pack: GamePack) => GamePack;
const asItIs: Chooser = (pack) => pack;

/** The record with its game, if they fit together. */
function matched(file: string, record: MatchRecord, choose: Chooser): OpenRecord {
  const known = findGame(record.game);
  const pack = known === null ? null : choose(known);
  if (pack === null) return noRecord(file, `game "${record.game}" is not known; there is ${GAME_IDS.join(', ')}`);
  const { min, max } = pack.game.seats;
  const count = record.names.length;
  if (count < min || count > max)
    return noRecord(file, `it names ${count} seats, and ${record.game} has ${min} to ${max}`);
  const resolved = resolveRecord(pack.game, record);
  const rules = otherRules(record, pack);
  const misfit = resolved.ok
    ? (strangeEvent(pack, record) ?? pack.misfit?.(record) ?? null)
    : resolved.problems.join('; ');
  if (misfit !== null && rules !== null) throw new Complaint(`${file} was ${rules}: ${misfit}.`);
  const wrong = seedProblem(record) ?? misfit;
  return resolved.ok && wrong === null ? { file, pack, record, config: resolved.config } : noRecord(file, wrong ?? '');
}

export function openRecord(file: string, choose: Chooser = asItIs): OpenRecord {
  return matched(file, recordFrom(file, read(file)), choose);
}

/** A record with the proof that nobody chose its cards. */
export function openSheet(file: string, choose: Chooser = asItIs): OpenSheet {
  const data = read(file);
  if (recordProblem(data) === null)
    throw new Complaint(
      `${file} is a record without the promise of a table, so there is nothing to verify but the moves: pretender replay ${file}`,
    );
  const sheet = sheetFrom(file, data);
  return { ...matched(file, sheet.record, choose), sheet };
}

/** Asked before the match, so that nobody plays for an hour and then loses the record. */
export function checkWritable(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder');
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Complaint(`the match cannot be saved as ${file}: ${reasonOf(error)}.`);
  }
}

export function writeRecord(file: string, record: MatchRecord): void {
  try {
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  } catch (error) {
    throw new Complaint(`the match cannot be saved as ${file}: ${reasonOf(error)}.`);
  }
}
