import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededDraws } from '@pretender/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { lineOfWriter } from './writer-line.ts';
import { type Acknowledged, bundleWriter, startWriter } from './writer-process.ts';

const KILLS = Number(process.env.PRETENDER_KILLS ?? 20);
/** Then a new file, so that files are killed in their first moments, too. */
const KILLS_PER_FILE = 5;
/** Few, and so many that several groups are on their way at once. */
const TABLES = [4, 120] as const;
/** About as long as a start takes, or a few hundred commits. */
const LONGEST_LIFE_MS = 400;
const SECONDS_PER_KILL = 10;

const draws = seededDraws(1, 'store kills');
const folder = mkdtempSync(join(tmpdir(), 'pretender-kill-'));
let bundle = '';

beforeAll(async () => {
  bundle = await bundleWriter(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lives for a while, from its start or from its first line; then not even the exit handlers run. */
async function liveAndDie(path: string, tables: number, from: 'start' | 'line'): Promise<readonly Acknowledged[]> {
  const { child, begun, ended } = startWriter(bundle, { path, tables });
  if (from === 'line') await Promise.race([begun(), ended]);
  await sleep(draws.below(LONGEST_LIFE_MS));
  child.kill('SIGKILL');
  const { acks, complaints } = await ended;
  expect(complaints).toBe('');
  return acks;
}

/** Every acknowledged line is there, once, in its place; gives how many there are that nobody was told of. */
async function checkKept(path: string, tables: number, acks: Map<string, number>): Promise<number> {
  const store = await openSqliteStore(path);
  let untold = 0;
  for (let n = 0; n < tables; n++) {
    const id = `t${n}`;
    const told = acks.get(id) ?? -1;
    const head = (await store.tableBy(id))?.head ?? -1;
    expect(head).toBeGreaterThanOrEqual(told);
    expect(await store.read(id, -1)).toEqual(Array.from({ length: head + 1 }, (_, seq) => lineOfWriter(id, seq)));
    untold += head - told;
    // Now it is known, and must stay as well.
    acks.set(id, head);
  }
  await store.close();
  return untold;
}

describe('kill -9', () => {
  it(`loses no acknowledged line in ${KILLS} kills`, { timeout: KILLS * SECONDS_PER_KILL * 1000 }, async () => {
    let lines = 0;
    let livesWithLines = 0;
    let untold = 0;
    for (let file = 0; file * KILLS_PER_FILE < KILLS; file++) {
      const path = join(folder, `${file}.db`);
      const acks = new Map<string, number>();
      const tables = TABLES[file % TABLES.length];
      for (let kill = 0; kill < KILLS_PER_FILE && file * KILLS_PER_FILE + kill < KILLS; kill++) {
        const told = await liveAndDie(path, tables, kill % 2 === 0 ? 'start' : 'line');
        for (const { table, seq } of told) acks.set(table, Math.max(seq, acks.get(table) ?? -1));
        lines += told.length;
        livesWithLines += told.length > 0 ? 1 : 0;
        untold += await checkKept(path, tables, acks);
      }
    }
    console.log(
      `${KILLS} kills, ${livesWithLines} while writing; ${lines} lines acknowledged, 0 lost, ${untold} untold`,
    );
    expect(livesWithLines).toBeGreaterThanOrEqual(Math.floor((KILLS * 2) / KILLS_PER_FILE));
  });
});

describe('a second process', () => {
  it('is refused while the first one lives, and disturbs nothing', async () => {
    const path = join(folder, 'shared.db');
    const store = await openSqliteStore(path);
    const { code, acks, complaints } = await startWriter(bundle, { path, tables: 1 }).ended;
    expect({ code, acks }).toEqual({ code: 1, acks: [] });
    expect(complaints).toContain(`${path} is in use by another process; only one server at a time can have it.`);
    await store.setAlive(1);
    await store.close();
    const alone = await startWriter(bundle, { path, tables: 1, most: 5 }).ended;
    expect(alone.acks).toHaveLength(6);
  });
});
