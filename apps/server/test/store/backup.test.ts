import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUpFile } from '../../src/store/backup.ts';
import { keepBackups } from '../../src/store/keep-backups.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { line, open, seqs } from './samples.ts';
import { scratchFile, scratchStore } from './scratch.ts';

const beside = (path: string, name: string): string => join(dirname(path), name);

describe('a backup', () => {
  it('is whole while others go on writing, and opens as a store', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    const tables = ['a', 'b', 'c'];
    for (const id of tables) await open(store, id);
    let isOver = false;
    const heads = new Map<string, number>();
    const writer = async (id: string) => {
      for (let seq = 1; !isOver; seq++) {
        await store.append(line(id, seq, { body: 'x'.repeat(3000) }), null);
        heads.set(id, seq);
      }
    };
    const writers = tables.map(writer);
    while (tables.some((id) => (heads.get(id) ?? 0) < 200)) await sleep(5);
    const before = new Map(heads);
    const target = beside(path, 'copy.db');
    await store.backup(target);
    isOver = true;
    await Promise.all(writers);
    const copy = await scratchStore(target);
    for (const id of tables) {
      const kept = await seqs(copy, id);
      expect(kept).toEqual(kept.map((_, index) => index));
      expect(kept.length - 1).toBeGreaterThanOrEqual(before.get(id) ?? 0);
      expect(await copy.tableBy(id)).toMatchObject({ head: kept.length - 1 });
    }
  });

  it('is one file, for nobody else to read, and replaces the one before', async () => {
    const path = scratchFile();
    const target = beside(path, 'copy.db');
    writeFileSync(target, 'old');
    const store = await scratchStore(path);
    await open(store, 'a');
    await store.backup(target);
    await store.close();
    expect(readdirSync(dirname(path)).toSorted()).toEqual(['copy.db', 'store.db']);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(await seqs(await scratchStore(target), 'a')).toEqual([0]);
  });

  it('never lands on the store itself, whatever it is called', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    await open(store, 'a');
    symlinkSync(path, beside(path, 'alias.db'));
    const itself = [path, join(dirname(path), '.', 'store.db'), beside(path, 'alias.db'), `${path}-wal`];
    for (const target of itself) await expect(store.backup(target)).rejects.toThrow('is the store itself');
    expect(await store.append(line('a', 1), null)).toBe('ok');
  });

  it('that cannot be made leaves the one before, and no rest', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    await expect(store.backup(join(dirname(path), 'nowhere', 'copy.db'))).rejects.toThrow('no such file');
    // Whoever breaks the copy is found before it gets its name.
    const target = beside(path, 'copy.db');
    await store.backup(target);
    const good = readFileSync(target);
    await store.close();
    writeFileSync(path, 'broken');
    await expect(backUpFile(path, target)).rejects.toThrow('not a database');
    expect(readFileSync(target).equals(good)).toBe(true);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('a backup from outside', () => {
  it('copies the file if nobody has it', async () => {
    const path = scratchFile();
    const store = await openSqliteStore(path);
    await open(store, 'a');
    await store.close();
    const target = beside(path, 'copy.db');
    expect(await backUpFile(path, target)).toMatchObject({ from: path });
    expect(await seqs(await scratchStore(target), 'a')).toEqual([0]);
  });

  it('takes what a running server has kept, and does not touch the file', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    const target = beside(path, 'copy.db');
    await expect(backUpFile(path, target)).rejects.toThrow('in use by a server that has not kept a backup yet');
    await open(store, 'a');
    await store.backup(`${path}.backup`);
    await store.append(line('a', 1), null);
    const { from, at } = await backUpFile(path, target);
    expect(from).toBe(`${path}.backup`);
    expect(at).toBe(statSync(from).mtimeMs);
    await expect(backUpFile(path, from)).rejects.toThrow('is the store itself');
    await expect(openSqliteStore(path, { waitMs: 0 })).rejects.toMatchObject({ trouble: 'in-use' });
    expect(await store.append(line('a', 2), null)).toBe('ok');
    expect(await seqs(await scratchStore(target), 'a')).toEqual([0]);
  });

  it('makes nothing of a store that is not there', async () => {
    const path = scratchFile();
    await expect(backUpFile(path, beside(path, 'copy.db'))).rejects.toThrow(`there is no store ${path}`);
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});

describe('keeping backups', () => {
  const faults = (list: unknown[]) => (error: unknown) => void list.push(error);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(5);
  };

  it('keeps the newest and the one before', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    await open(store, 'a');
    const found: unknown[] = [];
    const keeping = keepBackups(store, path, { everyMs: 20, onFault: faults(found) });
    onTestFinished(() => keeping.stop());
    await until(() => existsSync(`${path}.backup.previous`));
    await keeping.stop();
    expect(found).toEqual([]);
    await store.close();
    expect(readdirSync(dirname(path)).toSorted()).toEqual(['store.db', 'store.db.backup', 'store.db.backup.previous']);
    expect(await seqs(await scratchStore(`${path}.backup`), 'a')).toEqual([0]);
  });

  it('counts from the last backup, also over a restart', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    const hour = 3_600_000;
    await store.backup(`${path}.backup`);
    const early = keepBackups(store, path, { everyMs: hour, onFault: faults([]) });
    await sleep(50);
    await early.stop();
    expect(existsSync(`${path}.backup.previous`)).toBe(false);
    const longAgo = new Date(Date.now() - 2 * hour);
    utimesSync(`${path}.backup`, longAgo, longAgo);
    const late = keepBackups(store, path, { everyMs: hour, onFault: faults([]) });
    await until(() => existsSync(`${path}.backup.previous`) && existsSync(`${path}.backup`));
    await late.stop();
  });

  it('tells of a backup that fails, and tries again', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    const found: unknown[] = [];
    let calls = 0;
    const unreliable = {
      ...store,
      backup: async (target: string) => {
        calls += 1;
        if (calls === 1) throw new Error('no room');
        await store.backup(target);
      },
    };
    const keeping = keepBackups(unreliable, path, { everyMs: 10, onFault: faults(found) });
    await until(() => existsSync(`${path}.backup`));
    await keeping.stop();
    expect(found).toEqual([new Error('no room')]);
  });
});
