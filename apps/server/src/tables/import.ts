// The file of a finished match comes in from outside. It is played again before it is believed, and kept as this server
// would have written it, so that the same match is the same file.

import { createHash } from 'node:crypto';
import { type Entry, type GameTypes, type MatchRecord, recordProblem, replay } from '@pretender/kernel';
import { checkFairness, nameSchema, type RecordSheet, readSheet, readWith } from '@pretender/protocol';
import { type Played, playedGame } from './games.ts';

export type Import =
  | { readonly ok: true; readonly id: string; readonly body: string }
  | { readonly ok: false; readonly why: string };

/** A long match has two thousand. */
const MOST_ENTRIES = 20_000;
const ID_DIGITS = 32;

const wrong = (why: string): { ok: false; why: string } => ({ ok: false, why });

function problemOf(sheet: RecordSheet, played: Played | null): string | null {
  const { record } = sheet;
  if (played === null) return `no game is called ${JSON.stringify(record.game.slice(0, 40))}`;
  const { seats, id } = played.game;
  const count = record.names.length;
  if (count < seats.min || count > seats.max)
    return `${id} is for ${seats.min} to ${seats.max} seats, not for ${count}`;
  for (const [seat, name] of record.names.entries()) {
    const reading = readWith(nameSchema, name);
    if (!reading.ok) return `the name at seat ${seat} cannot be shown: ${reading.why}`;
  }
  if (sheet.version === 1 && sheet.nonces.length > count) return 'it has more nonces than seats';
  return record.entries.length > MOST_ENTRIES ? `it has more than ${MOST_ENTRIES} entries` : null;
}

async function dealProblem(sheet: RecordSheet): Promise<string | null> {
  const fairness = await checkFairness(sheet);
  if (!fairness.ok && fairness.why === 'other-number')
    return `the number of seat ${fairness.seat} is not the one that it had committed to`;
  if (!fairness.ok) return 'its seed is not the one that was promised by its commitment';
  return fairness.key === sheet.record.seed.value ? null : 'its cards do not come from its seed and its numbers';
}

/** What the players have added. */
function addedIn(sheet: RecordSheet): object {
  if (sheet.version === 1) return { nonces: sheet.nonces };
  const { attempt, numbers, voided } = sheet;
  const own = numbers.map((number) => number && { commitment: number.commitment, nonce: number.nonce });
  return { attempt, numbers: own, voided };
}

/** With the entries that the rules give, field by field in their own order. */
function bodyOf(sheet: RecordSheet, entries: readonly Entry<GameTypes>[]): string {
  const { format, version, table, match, commitment, seed, levels, isWoundUp, record } = sheet;
  const names = Object.keys(record.options).sort();
  const kept: MatchRecord = {
    version: record.version,
    game: record.game,
    rules: record.rules,
    options: Object.fromEntries(names.map((name) => [name, record.options[name]])),
    names: record.names,
    seed: { kind: 'chacha20', value: record.seed.value as string },
    entries,
  };
  const about = { format, version, table, match, commitment, seed, ...addedIn(sheet) };
  return JSON.stringify({ ...about, levels, isWoundUp, record: kept });
}

async function played(data: unknown): Promise<Import> {
  const reading = readSheet(data, recordProblem);
  if (!reading.ok) return wrong(reading.problem);
  const { sheet } = reading;
  const its = playedGame(sheet.record.game);
  const problem = problemOf(sheet, its) ?? (await dealProblem(sheet));
  if (problem !== null || its === null) return wrong(problem ?? '');
  const again = replay(its.game, sheet.record);
  if (!again.ok) return wrong(`played again, it goes another way at entry ${again.entry}: ${again.message}`);
  const isOver = its.game.outcome(again.match.state.table as never) !== null;
  if (!isOver && !sheet.isWoundUp) return wrong('it stops before the match is over');
  const body = bodyOf(sheet, again.match.entries);
  return { ok: true, id: recordId(body), body };
}

/** Of what is in it. */
export function recordId(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, ID_DIGITS);
}

/** Whatever comes in: what is wrong is said in one line, and nothing is thrown. */
export async function importOf(data: unknown): Promise<Import> {
  try {
    return await played(data);
  } catch {
    return wrong('its moves cannot be played again');
  }
}
