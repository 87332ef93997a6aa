import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hoax } from '@pretender/hoax';
import {
  beginMatch,
  diceFor,
  missing,
  openAsks,
  recordOf,
  resolveOptions,
  type Seed,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { commitmentOf, dealKey, firstDealKey, numberCommitment, type RecordSheet, toHex } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { botMove } from '../src/play/bots.ts';
import { folderWith, hear } from './heard.ts';

type Json = Record<string, unknown>;
interface SheetJson extends Json {
  record: Json & { entries: { cause: Json & { move?: Json }; events: Json[] }[] };
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora'];
const NONCES = NAMES.map((_, seat) => String(seat).repeat(32));
const SEED = Uint8Array.from({ length: 32 }, (_, at) => 7 * at);

/** A whole match as a table would play it and write it down. */
async function matchFrom(key: string, edition: string): Promise<RecordSheet['record']> {
  const options = { edition };
  const seed: Seed = { kind: 'chacha20', value: key };
  const resolved = resolveOptions(hoax.options, options, NAMES.length);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match = beginMatch(hoax, resolved.config, NAMES.length, diceFor(seed));
  const draws = seededDraws(5, 'players');
  for (settle(match); openAsks(match).length > 0; settle(match)) {
    const [ask] = openAsks(match);
    const [seat] = missing(match, ask);
    expect(submit(match, seat, ask.id, botMove(match, seat, ask, draws)).ok).toBe(true);
  }
  return recordOf(match, { options, names: NAMES, seed }) as unknown as RecordSheet['record'];
}

const ABOUT = { table: 'oak', match: 2, seed: toHex(SEED) };

async function played(edition: string): Promise<RecordSheet> {
  const record = await matchFrom(toHex(await firstDealKey(SEED, NONCES, ABOUT)), edition);
  const commitment = await commitmentOf(SEED);
  return { format: 'pretender-match', version: 1, ...ABOUT, commitment, nonces: NONCES, record };
}

/** Ann and Bob have committed to a number, Cid has not opened his, Dora has none. */
async function playedWithNumbers(): Promise<RecordSheet> {
  const commitment = await commitmentOf(SEED);
  const numbers = await Promise.all(
    NONCES.map(async (nonce, seat) =>
      seat > 1 ? null : { commitment: await numberCommitment(commitment, seat, nonce), nonce },
    ),
  );
  const deal = { ...ABOUT, attempt: 2 };
  const record = await matchFrom(toHex(await dealKey(SEED, numbers, deal)), 'de');
  return { format: 'pretender-match', version: 2, ...deal, commitment, numbers, voided: [2], record };
}

/** In place of an edition: a deal of the second kind. */
const SECOND = 'second';

const sheets = new Map<string, Promise<RecordSheet>>();

/** The file of that match; `change` may tamper with it. */
async function sheetFile(change: (sheet: SheetJson) => unknown = () => {}, edition = 'de'): Promise<string> {
  const sheet = sheets.get(edition) ?? (edition === SECOND ? playedWithNumbers() : played(edition));
  sheets.set(edition, sheet);
  const copy = JSON.parse(JSON.stringify(await sheet)) as SheetJson;
  change(copy);
  const file = join(folderWith({}), 'match.json');
  writeFileSync(file, JSON.stringify(copy));
  return file;
}

/** The last digit becomes another one. */
function nudged(hex: unknown): string {
  return String(hex).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
}

function anEvent({ record }: SheetJson, type: string): Json {
  const event = record.entries.flatMap(({ events }) => events).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`the match has no event ${type}`);
  return event;
}

function aMove({ record }: SheetJson, type: string): Json {
  const move = record.entries.map(({ cause }) => cause.move).find((candidate) => candidate?.type === type);
  if (!move) throw new Error(`the match has no move ${type}`);
  return move;
}

const PROMISE = 'The seed is not the one that was promised';
const DEAL = 'The cards do not come from that seed and 4 nonces';
const PLAY = 'the match gives other events: entry';

describe('verify', () => {
  it.each(['de', 'it', 'fr', 'en'])(
    'finds nothing wrong with a match of edition %s, and says what it looked at',
    async (edition) => {
      const { code, out, err } = await hear(['verify', await sheetFile(undefined, edition)]);
      expect([code, err]).toEqual([0, '']);
      expect(out).not.toContain('✗');
      expect(out.match(/^✓ /gm)).toHaveLength(3);
      for (const part of [
        'Match 2 at table oak',
        'was promised by the commitment',
        'from that seed and 4 nonces',
        'the same events',
      ])
        expect(out).toContain(part);
    },
  );

  it.each<[string, (sheet: SheetJson) => unknown, string, number]>([
    ['the seed', (sheet) => Object.assign(sheet, { seed: nudged(sheet.seed) }), PROMISE, 0],
    ['the commitment', (sheet) => Object.assign(sheet, { commitment: nudged(sheet.commitment) }), PROMISE, 0],
    ['a nonce', (sheet) => Object.assign(sheet, { nonces: [...NONCES.slice(1), 'a'.repeat(32)] }), DEAL, 1],
    ['the number of nonces', (sheet) => Object.assign(sheet, { nonces: [] }), 'that seed alone, without any nonce', 1],
    ['the table', (sheet) => Object.assign(sheet, { table: 'elm' }), DEAL, 1],
    ['the match', (sheet) => Object.assign(sheet, { match: 3 }), DEAL, 1],
    [
      'the key',
      ({ record }) => Object.assign(record, { seed: { kind: 'chacha20', value: 'a'.repeat(64) } }),
      'is another one than the record was played with',
      1,
    ],
    ['a card', (sheet) => Object.assign(anEvent(sheet, 'dealt'), { identity: 'nobody' }), PLAY, 2],
    ['a score', (sheet) => Object.assign(anEvent(sheet, 'scored'), { points: 9 }), PLAY, 2],
    ['a claim', (sheet) => Object.assign(aMove(sheet, 'claim'), { as: 'farmer', do: 'treasury' }), PLAY, 2],
    ['a take', (sheet) => Object.assign(aMove(sheet, 'take'), { wares: ['gold', 'wine'] }), PLAY, 2],
    ['whose move it was', ({ record }) => Object.assign(record.entries[1].cause, { seat: 3 }), PLAY, 2],
    ['a move left out', ({ record }) => record.entries.splice(5, 1), PLAY, 2],
    ['the end cut off', ({ record }) => record.entries.splice(-9), 'it stops before it is over', 2],
    ['the options', ({ record }) => Object.assign(record, { options: { edition: 'fr' } }), PLAY, 2],
    ['the rules', ({ record }) => Object.assign(record, { rules: 0 }), 'recorded under rules 0', 2],
  ])('finds that somebody has touched %s', async (_what, change, part, well) => {
    const { code, out, err } = await hear(['verify', await sheetFile(change)]);
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n').at(-1)).toMatch(/^✗ /);
    expect(out.split('\n').at(-1)).toContain(part);
    expect(out.match(/^✓ /gm) ?? []).toHaveLength(well);
  });

  it('says of a first deal what it proves, and no more', async () => {
    const { out } = await hear(['verify', await sheetFile()]);
    expect(out).toContain('the server had bound itself to its seed');
    expect(out).toContain('could have tried nonces of a seat of their own');
    expect(out).not.toContain('Nobody');
  });

  it('says of a deal with committed numbers that nobody could choose it, under which condition, and who had none', async () => {
    const { code, out, err } = await hear(['verify', await sheetFile(undefined, SECOND)]);
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^✓ /gm)).toHaveLength(4);
    for (const part of [
      'Each number is the one of its commitment: Ann and Bob.',
      'from that seed and 2 numbers',
      'could choose these cards unless all of Ann and Bob are one',
      'can look at the cards',
      'Without a number: Cid and Dora.',
      'Cid did not open a number, so it was dealt 2 times.',
    ])
      expect(out).toContain(part);
  });

  it('claims nothing for a deal without any number', async () => {
    const key = toHex(await dealKey(SEED, [], { ...ABOUT, attempt: 1 }));
    const record = JSON.parse(JSON.stringify(await matchFrom(key, 'de')));
    const file = await sheetFile(
      (sheet) =>
        Object.assign(sheet, {
          record,
          numbers: NAMES.map(() => null),
          attempt: 1,
          voided: [],
          levels: [null, 'wily', null, null],
        }),
      SECOND,
    );
    const { code, out } = await hear(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain('that seed alone, without any number');
    expect(out).toContain('Nobody had a number');
    expect(out).toContain('Without a number: Ann, Cid and Dora.');
  });

  it.each<[string, (sheet: SheetJson) => unknown, string]>([
    [
      'a number',
      (sheet) => Object.assign((sheet.numbers as Json[])[1], { nonce: '9'.repeat(32) }),
      'The number of Bob is not the one of its commitment',
    ],
    [
      'its place',
      ({ numbers }) => (numbers as Json[]).splice(0, 2, ...(numbers as Json[]).slice(0, 2).toReversed()),
      'The number of Ann',
    ],
    [
      'a number left out',
      ({ numbers }) => ((numbers as (Json | null)[])[0] = null),
      'do not come from that seed and 1 number:',
    ],
    [
      'the attempt',
      (sheet) => Object.assign(sheet, { attempt: 3, voided: [2, 3] }),
      'do not come from that seed and 2 numbers:',
    ],
  ])('finds that somebody has touched %s of a deal with numbers', async (_what, change, part) => {
    const { code, out } = await hear(['verify', await sheetFile(change, SECOND)]);
    expect(code).toBe(1);
    expect(out.split('\n').at(-1)).toMatch(/^✗ /);
    expect(out).toContain(part);
  });

  it('takes a match that the table has ended early as far as it went', async () => {
    const file = await sheetFile((sheet) => {
      sheet.record.entries.splice(-9);
      return Object.assign(sheet, { isWoundUp: true });
    });
    const { code, out } = await hear(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain('the table agreed to end it');
  });

  it('does not mind the order of the nonces', async () => {
    const file = await sheetFile((sheet) => Object.assign(sheet, { nonces: NONCES.toReversed() }));
    expect((await hear(['verify', file])).code).toBe(0);
  });

  it.each<[string, (sheet: SheetJson) => unknown, string]>([
    ['of another version', (sheet) => Object.assign(sheet, { version: 9 }), 'sheet version 9 is not known'],
    ['with more in it', (sheet) => Object.assign(sheet, { winner: 'Ann' }), 'a field "winner"'],
    ['without a seed', (sheet) => Reflect.deleteProperty(sheet, 'seed'), 'its seed must be 64 hexadecimal digits'],
    ['without a record', (sheet) => Object.assign(sheet, { record: [] }), 'a record is a JSON object'],
    ['of an unknown game', ({ record }) => Object.assign(record, { game: 'chess' }), 'game "chess" is not known'],
    ['of something else', (sheet) => Object.assign(sheet, { format: 'diary' }), 'its format must be "pretender-match"'],
  ])('refuses a sheet %s in one sentence', async (_what, change, part) => {
    const { code, out, err } = await hear(['verify', await sheetFile(change)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(part);
    expect(err.split('\n')).toHaveLength(1);
  });

  it('says what to do with a bare record', async () => {
    const file = join(folderWith({}), 'match.json');
    expect((await hear(['play', '--watch', '--seats', '3', '--seed', '11', '--save', file])).code).toBe(0);
    const { code, out, err } = await hear(['verify', file]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`pretender replay ${file}`);
  });
});

describe('replay of a sheet', () => {
  it('tells the match in it', async () => {
    const { code, out, err } = await hear(['replay', await sheetFile()]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Round 1:');
    expect(out).toMatch(/gives the same events\.$/);
  });

  it('finds a match that does not follow from its key', async () => {
    const file = await sheetFile((sheet) => Object.assign(anEvent(sheet, 'scored'), { points: 9 }));
    expect((await hear(['replay', file])).code).toBe(1);
  });

  it('refuses a broken sheet', async () => {
    const file = await sheetFile((sheet) => Object.assign(sheet, { nonces: 'none' }));
    const { code, err } = await hear(['replay', file]);
    expect(code).toBe(2);
    expect(err).toContain('is not a match record: its nonces must be a list');
  });
});
