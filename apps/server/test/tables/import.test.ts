import type { RecordSheet, SecondSheet } from '@pretender/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { importOf } from '../../src/tables/import.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { commitTo, openNumber } from './numbers.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

async function newHall() {
  const world = fakeWorld(5);
  return { world, hall: await openHall({ store: openMemoryStore(), world, bots: localBots(), log: quiet }) };
}

/** A short match, played to its end by bots and by a host who lets everything pass. */
async function playedMatch(): Promise<string> {
  const { world, hall } = await newHall();
  const options = { startPoints: 5, finaleTurnLimit: 8 };
  const opened = await hall.open(settingsWith({ seats: 3, speed: 'brisk', options }), {
    name: 'Ada',
    nonce: NONCES[0],
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const host = fakeClient(() => hall, opened.value.table, opened.value.token);
  await host.connect();
  for (const seat of [1, 2]) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  await commitTo(host, NONCES[3]);
  await host.send({ t: 'start' } as never);
  await world.pass(1);
  await openNumber(host, NONCES[3]);
  while (!host.told.some(({ type }) => type === '@ended')) await world.pass(60_000);
  const sheet = await hall.record(opened.value.table, 1);
  if (!sheet.ok) throw new Error(sheet.refusal.code);
  return String(sheet.value);
}

let file = '';
beforeAll(async () => {
  file = await playedMatch();
});

const sheetWith = (change: (sheet: Changeable) => void): unknown => {
  const sheet = JSON.parse(file) as Changeable;
  change(sheet);
  return sheet;
};
type Changeable = { -readonly [K in keyof RecordSheet]: RecordSheet[K] } & {
  record: {
    rules: number;
    game: string;
    options: Record<string, unknown>;
    names: string[];
    entries: Entry[];
    seed: { value: string };
  };
};
const claimIn = ({ record }: Changeable) =>
  record.entries.findIndex(({ cause }) => (cause as { move?: { type: string } }).move?.type === 'claim');
const numbersIn = (sheet: object) => (sheet as SecondSheet).numbers;
type Entry = { cause: Record<string, unknown>; events: Record<string, unknown>[] };

describe('the file of a finished match', () => {
  it('is kept, comes back with all that was in it, and has the same id however often it is handed in', async () => {
    const { hall } = await newHall();
    const first = await hall.importRecord(file);
    if (!first.ok) throw new Error(String(first.refusal.why));
    expect(first.value).toMatch(/^[0-9a-f]{32}$/);
    expect(await hall.importRecord(file)).toEqual(first);
    const kept = await hall.importedRecord(first.value);
    expect(kept.ok && JSON.parse(String(kept.value))).toEqual(JSON.parse(file));
  });

  it('says who was a bot, and is taken without it too', async () => {
    expect(JSON.parse(file).levels).toEqual([null, 'random', 'random']);
    const { levels: _, ...older } = JSON.parse(file);
    const { hall } = await newHall();
    const taken = await hall.importRecord(JSON.stringify(older));
    const kept = await hall.importedRecord(taken.ok ? taken.value : '');
    expect(kept.ok && JSON.parse(String(kept.value))).toEqual(older);
  });

  it('is taken as far as it went, if the table has ended it early', async () => {
    const { hall, host, guest, table } = await court(true);
    for (const client of [host, guest])
      await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
    const sheet = await hall.record(table, 1);
    const early = JSON.parse(String(sheet.ok && sheet.value));
    expect(early.isWoundUp).toBe(true);
    const taken = await hall.importRecord(JSON.stringify(early));
    const kept = await hall.importedRecord(taken.ok ? taken.value : '');
    expect(kept.ok && JSON.parse(String(kept.value))).toEqual(early);
    expect(JSON.parse(file).isWoundUp).toBeUndefined();
  });

  it('is the same one with its fields in another order', async () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      );
    };
    const [as, other] = [await importOf(JSON.parse(file)), await importOf(turned(JSON.parse(file)))];
    expect(other).toEqual(as);
  });

  it('never becomes a table', async () => {
    const { hall } = await newHall();
    const { table } = JSON.parse(file) as RecordSheet;
    const imported = await hall.importRecord(file);
    for (const id of [table, imported.ok ? imported.value : ''])
      expect(await hall.look(id)).toMatchObject({ ok: false, refusal: { code: 'no-such-table' } });
    expect(await hall.stats()).toMatchObject({ tables: 0, lines: 0 });
  });

  it('is not there under another id', async () => {
    const { hall } = await newHall();
    expect(await hall.importedRecord('0'.repeat(32))).toMatchObject({ ok: false, refusal: { code: 'not-here' } });
  });

  const broken: readonly [string, string, (sheet: Changeable) => void][] = [
    ['another format', 'its format must be', (sheet) => Object.assign(sheet, { format: 'chess' })],
    [
      'another seed',
      'its seed is not the one that was promised',
      (sheet) => Object.assign(sheet, { seed: '0'.repeat(64) }),
    ],
    [
      'a number less',
      'its cards do not come from its seed',
      (sheet) => Object.assign(sheet, { numbers: [null, null, null] }),
    ],
    [
      'another number',
      'the number of seat 0 is not the one',
      (sheet) => Object.assign(sheet, { numbers: [{ ...numbersIn(sheet)[0], nonce: NONCES[2] }, null, null] }),
    ],
    ['another attempt', 'its voided must be', (sheet) => Object.assign(sheet, { attempt: 2 })],
    ['other rules', 'recorded under rules 99', (sheet) => Object.assign(sheet.record, { rules: 99 })],
    ['another game', 'no game is called "chess"', (sheet) => Object.assign(sheet.record, { game: 'chess' })],
    [
      'one seat',
      'hoax is for 3 to',
      (sheet) =>
        Object.assign(sheet, {
          levels: [null],
          numbers: numbersIn(sheet).slice(0, 1),
          record: { ...sheet.record, names: ['Ann'] },
        }),
    ],
    ['a level too few', 'its levels must be a list', (sheet) => Object.assign(sheet, { levels: [null, 'random'] })],
    ['a name that turns round', 'the name at seat 1 cannot be shown', (sheet) => (sheet.record.names[1] = 'A\u202eB')],
    ['an option that is none', 'played again', (sheet) => (sheet.record.options.cheat = 1)],
    ['an end too early', 'it stops before', (sheet) => sheet.record.entries.splice(-5)],
    ['a move left out', 'goes another way at entry', (sheet) => sheet.record.entries.splice(claimIn(sheet), 1)],
    [
      'a changed event',
      'goes another way at entry',
      (sheet) => Object.assign(sheet.record.entries[3].events[0], { seat: 2 }),
    ],
    ['a field too many', 'a field "host"', (sheet) => Object.assign(sheet, { host: 1 })],
  ];
  it.each(broken)('with %s is refused, and says so', async (_name, why, change) => {
    const { hall } = await newHall();
    const answer = await hall.importRecord(JSON.stringify(sheetWith(change)));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'bad-record', why: expect.stringContaining(why) } });
  });

  it.each([null, 7, 'x', [], {}, { format: 'pretender-match' }])('%j is none', async (data) => {
    expect((await importOf(data)).ok).toBe(false);
  });

  it('that is deeper than anything is refused like any other', async () => {
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect((await importOf(sheetWith((sheet) => Object.assign(sheet.record.entries[1].events[0], { deep })))).ok).toBe(
      false,
    );
  });
});
