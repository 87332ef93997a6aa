// Any byte of a file may change by itself: then everything reads as it was written, or is said to be damaged. Never anything else.

import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { seededDraws } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { Line, Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { brokenThread } from './broken-thread.ts';
import { line, open } from './samples.ts';
import { scratchFile, scratchStore } from './scratch.ts';

const FLIPS = Number(process.env.PRETENDER_FLIPS ?? 150);
const MS_PER_FLIP = 1000;
const TABLES = ['a', 'b', 'c', 'd'];
const DAMAGED = 'damaged' as const;

/** It is closed as by a kill: its journal is full, and its log stays beside it. */
const killed = () =>
  brokenThread({
    '    settle();\n  } catch {\n    // It stays': '    // cut off\n  } catch {\n    // It stays',
    '  database?.close();\n': "  database?.exec('pragma wal_checkpoint(restart)');\n",
  });

async function write(store: Store): Promise<void> {
  for (const id of TABLES) {
    await open(store, id, { isListed: true });
    await store.putKey(`key-of-${id}`, { table: id, seat: 1 });
  }
  for (let seq = 1; seq < 30; seq++)
    await Promise.all(TABLES.map((id) => store.append(line(id, seq, { body: `{"of":"${id}","n":${seq}}` }), null)));
  await store.forget('b', 3, () => '{}');
  await store.setAlive(1_800_000_000_000);
}

const orDamaged = <T>(reading: Promise<T>): Promise<T | typeof DAMAGED> =>
  reading.catch((error: unknown) => {
    // The names of columns are in the file as well; where one is changed, nothing of that table is read.
    if (error instanceof StoreError && (error.trouble === 'damaged' || /^no such column/.test(error.message)))
      return DAMAGED;
    throw error;
  });

type Everything = Readonly<Record<string, unknown>>;

async function readAll(path: string): Promise<Everything | typeof DAMAGED> {
  // The names of tables and columns are in the file as well: then it is refused for another reason.
  const store = await openSqliteStore(path, { warn: () => {} }).catch(() => DAMAGED);
  if (typeof store === 'string') return DAMAGED;
  const found: Record<string, unknown> = {};
  for (const id of TABLES) {
    found[`lines of ${id}`] = await orDamaged(store.read(id, -1));
    found[`line by command of ${id}`] = await orDamaged(store.lineOf(id, 'cmd-7'));
    found[`key of ${id}`] = await orDamaged(store.keyOwner(`key-of-${id}`));
    const row = await orDamaged(store.tableBy(id));
    found[`code of ${id}`] = row === DAMAGED || row === null ? row : row.code;
  }
  found.alive = await orDamaged(store.lastAlive());
  await store.close();
  return found;
}

/** What was found in the place of what was written, but for what is not served: nothing, or that it is damaged. */
function wrongIn(found: Everything, written: Everything): string[] {
  return Object.keys(written).filter((name) => {
    const [is, was] = [found[name], written[name]];
    if (is === DAMAGED || is === null) return false;
    // A table under another code is not found by its own, and cannot be read.
    if (name.startsWith('code of ') && found[name.replace('code', 'lines')] === DAMAGED) return false;
    const isGone = Array.isArray(is) && is.length === 0 && found[name.replace('lines', 'code')] === null;
    return !isGone && JSON.stringify(is) !== JSON.stringify(was);
  });
}

function flipOne(path: string, name: string, seed: number, suffixes: readonly string[]): string {
  const draws = seededDraws(seed, name);
  const copy = `${path}.flipped`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true });
  for (const suffix of suffixes) copyFileSync(`${path}${suffix}`, `${copy}${suffix}`);
  const bytes = readFileSync(copy);
  const at = draws.below(bytes.length);
  bytes[at] ^= 1 << draws.below(8);
  writeFileSync(copy, bytes);
  return copy;
}

it(`one bit of a whole file, ${FLIPS} times`, { timeout: FLIPS * MS_PER_FLIP }, async () => {
  const path = scratchFile();
  const store = await scratchStore(path);
  await write(store);
  await store.close();
  const written = await readAll(path);
  if (written === DAMAGED) throw new Error('nothing was flipped yet');
  let noticed = 0;
  for (let seed = 0; seed < FLIPS; seed++) {
    const found = await readAll(flipOne(path, 'flips', seed, ['']));
    if (found === DAMAGED) noticed++;
    else {
      expect({ seed, wrong: wrongIn(found, written) }).toEqual({ seed, wrong: [] });
      if (JSON.stringify(found) !== JSON.stringify(written)) noticed++;
    }
  }
  console.log(`${FLIPS} flips: ${noticed} noticed, the others changed nothing that is read`);
  expect(noticed).toBeGreaterThan(FLIPS / 20);
});

it(`one bit of a file that a killed server has left, ${FLIPS} times`, { timeout: FLIPS * MS_PER_FLIP }, async () => {
  const path = scratchFile();
  const store = await scratchStore(path, { script: killed() });
  await write(store);
  await store.close();
  const left = `${path}.left`;
  const suffixes = ['', '-wal'].filter((suffix) => existsSync(`${path}${suffix}`));
  for (const suffix of suffixes) copyFileSync(`${path}${suffix}`, `${left}${suffix}`);
  expect(readFileSync(left, 'latin1')).toContain('"of":"a"');
  const whole = flipOne(left, 'none', 0, suffixes);
  for (const suffix of suffixes) copyFileSync(`${left}${suffix}`, `${whole}${suffix}`);
  const written = await readAll(whole);
  if (written === DAMAGED) throw new Error('nothing was flipped yet');
  expect((written['lines of d'] as readonly Line[]).length).toBe(30);
  for (let seed = 0; seed < FLIPS; seed++) {
    const found = await readAll(flipOne(left, 'left', seed, suffixes));
    if (found !== DAMAGED) expect({ seed, wrong: wrongIn(found, written) }).toEqual({ seed, wrong: [] });
  }
});
