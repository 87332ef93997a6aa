import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseSync } from '../../src/store/driver.mjs';
import { openSqliteStore, type SqliteOptions } from '../../src/store/sqlite.ts';
import { brokenThread } from './broken-thread.ts';
import { line, open, seqs } from './samples.ts';
import { scratchFile, scratchStore } from './scratch.ts';
import { storeContract } from './store-contract.ts';

const freshWith = (optionsOf: () => SqliteOptions) => async () => {
  const options = optionsOf();
  const path = scratchFile();
  const store = await scratchStore(path, options);
  const reopen = async () => {
    await store.close();
    return scratchStore(path, options);
  };
  return { store, reopen };
};

describe('the store in SQLite', () => storeContract(freshWith(() => ({}))));

describe('the store in SQLite, where lines are put in their places all the time', () => {
  storeContract(freshWith(() => ({ script: brokenThread({ 'const MOST_NOTED = 4000;': 'const MOST_NOTED = 2;' }) })));
});

/** What it leaves in the journal stays there, as after a crash. */
const cutOffThread = () =>
  brokenThread({ '    settle();\n  } catch {\n    // It stays': '    // cut off\n  } catch {\n    // It stays' });

describe('a group of which not all was taken', () => {
  it('is on the disk after a crash with what was taken, and with nothing else', async () => {
    const path = scratchFile();
    const store = await scratchStore(path, { script: cutOffThread() });
    for (const name of ['a', 'b']) await open(store, name);
    const group = [line('a', 1), line('a', 1, { cmd: 'late' }), line('b', 1)];
    const answers = Promise.allSettled(group.map((each) => store.append(each, null)));
    // Nobody asks in between why one was refused: that would put the others in their places.
    await store.close();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const again = await scratchStore(path);
    expect((await again.read('a', 0)).map(({ seq, cmd }) => [seq, cmd])).toEqual([[1, 'cmd-1']]);
    expect(await seqs(again, 'b')).toEqual([0, 1]);
  });
});

describe('a command that was wrongly said to be new', () => {
  /** The first line with it is in its place: whoever reads has lines put there. */
  async function wronged(path: string, options: SqliteOptions = {}) {
    const store = await scratchStore(path, options);
    for (const name of ['a', 'b']) await open(store, name);
    await store.append(line('a', 1, { cmd: 'one' }), null);
    expect(await seqs(store, 'a')).toEqual([0, 1]);
    expect(await store.append(line('a', 2, { cmd: 'one' }), null, [], 'new')).toBe('ok');
    return store;
  }

  it('stays with the line that had it first; the other has none, and nothing else is held up', async () => {
    const store = await wronged(scratchFile());
    expect(await store.append(line('b', 1), null)).toBe('ok');
    expect((await store.read('a', -1)).map(({ seq, cmd }) => [seq, cmd])).toEqual([
      [0, null],
      [1, 'one'],
      [2, null],
    ]);
    expect(await seqs(store, 'b')).toEqual([0, 1]);
  });

  it('holds nobody up when somebody else’s write is taken back', async () => {
    const store = await wronged(scratchFile());
    await expect(store.putKey('hash', { table: 'nowhere', seat: 0 })).rejects.toThrow();
    expect(await store.append(line('b', 1), null)).toBe('ok');
    expect(await seqs(store, 'a')).toEqual([0, 1, 2]);
  });

  it('lets the file be opened after a crash', async () => {
    const path = scratchFile();
    await (await wronged(path, { script: cutOffThread() })).close();
    expect(await seqs(await scratchStore(path), 'a')).toEqual([0, 1, 2]);
  });
});

const edit = (path: string, sql: string): void => {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
};

async function filled(path: string): Promise<void> {
  const store = await openSqliteStore(path);
  await open(store, 'a');
  for (let seq = 1; seq <= 200; seq++) void store.append(line('a', seq, { body: 'x'.repeat(500) }), null);
  await store.close();
}

describe('opening a file', () => {
  it('works in memory, too', async () => {
    const store = await scratchStore(':memory:');
    await open(store, 'a');
    expect(await seqs(store, 'a')).toEqual([0]);
  });

  it('is for one at a time, and says so; the first goes on undisturbed', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    await expect(openSqliteStore(path, { waitMs: 0 })).rejects.toThrow(
      `${path} is in use by another process; only one server at a time can have it.`,
    );
    await open(store, 'a');
    await store.close();
    await expect(scratchStore(path)).resolves.toBeDefined();
  });

  it('leaves one tidy file, for nobody else to read', async () => {
    const path = scratchFile();
    await filled(path);
    expect(readdirSync(dirname(path))).toEqual(['store.db']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('refuses what a later version has written, and leaves it as it is', async () => {
    const path = scratchFile();
    await filled(path);
    edit(path, "insert into kysely_migration values ('999-later', '2030-01-01')");
    await expect(openSqliteStore(path)).rejects.toMatchObject({
      trouble: 'newer',
      message: `${path} was written by a later version of this program (it knows 999-later); start that version.`,
    });
    edit(path, "delete from kysely_migration where name = '999-later'");
    expect(await seqs(await scratchStore(path), 'a')).toHaveLength(201);
  });

  it('refuses what is not a store', async () => {
    const text = scratchFile();
    writeFileSync(text, 'not a database at all, but long enough to look at');
    await expect(openSqliteStore(text)).rejects.toMatchObject({ trouble: 'damaged' });
    const other = scratchFile();
    edit(other, 'create table birds (name text)');
    await expect(openSqliteStore(other)).rejects.toThrow('is a database, but not one of this program');
    await expect(openSqliteStore(`${text}/below/it`)).rejects.toThrow();
  });

  it('refuses a file with damaged pages', async () => {
    const path = scratchFile();
    await filled(path);
    const { size } = statSync(path);
    const { open: openFile } = await import('node:fs/promises');
    const file = await openFile(path, 'r+');
    // The last half, where there are lines; the first page stays, so that it still looks like a database.
    const from = Math.floor(size / 2 / 4096) * 4096;
    await file.write(Buffer.alloc(size - from, 0xa5), 0, size - from, from);
    await file.close();
    await expect(openSqliteStore(path)).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
  });

  it('begins nothing new where a file has gone but its backup has stayed', async () => {
    const path = scratchFile();
    writeFileSync(`${path}.backup`, '');
    await expect(openSqliteStore(path)).rejects.toThrow(`${path} is missing, but its backup ${path}.backup is there`);
    expect(readdirSync(dirname(path))).toEqual(['store.db.backup']);
  });

  it('warns of a SQLite with a known fault, and only of that', async () => {
    const sentences: string[] = [];
    await scratchStore(scratchFile(), { warn: (sentence) => void sentences.push(sentence) });
    const [version] = Object.values(new DatabaseSync(':memory:').prepare('select sqlite_version()').get() ?? {});
    const [, minor, patch] = String(version).split('.').map(Number);
    expect(sentences).toHaveLength(minor < 51 || (minor === 51 && patch < 3) ? 1 : 0);
  });
});
