import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openSqliteStore } from '@pretender/server/store';
import { describe, expect, it } from 'vitest';
import { folderWith, hear } from './heard.ts';

const OPENED = {
  kind: 'opened',
  settings: { game: 'hoax', seats: 3, options: {} },
  next: { seed: '', commitment: '' },
};

const line = (table: string, seq: number, body: object) => ({
  table,
  seq,
  cmd: null,
  at: 1000 + seq,
  body: JSON.stringify(body),
});

/** Two tables at which a few words were said, and a key. */
async function fileWith(words: readonly object[] = []): Promise<string> {
  const file = join(folderWith({}), 'store.db');
  const store = await openSqliteStore(file);
  for (const [id, code] of [
    ['aaaa', 'OAKS'],
    ['bbbb', 'ELMS'],
  ]) {
    await store.createTable({ id, code, wakeAt: null, isListed: false, createdAt: 1 }, line(id, 0, OPENED));
    const said = ['one', 'two', 'six'].map((text) => ({ kind: 'said', from: 'Ada', seat: 0, text }));
    for (const [at, body] of [...said, ...words].entries()) await store.append(line(id, at + 1, body), null);
  }
  await store.putKey('ffff', { table: 'aaaa', seat: 1 });
  await store.close();
  return file;
}

function change(file: string, from: string, to: string, which: 'first' | 'last' = 'first'): void {
  const bytes = readFileSync(file, 'latin1');
  const at = which === 'first' ? bytes.indexOf(from) : bytes.lastIndexOf(from);
  expect(at).toBeGreaterThan(0);
  writeFileSync(file, bytes.slice(0, at) + to + bytes.slice(at + from.length), 'latin1');
}

describe('verify --store', () => {
  it('says that all holds, and leaves nothing behind', async () => {
    const file = await fileWith();
    expect(await hear(['verify', '--store', file])).toMatchObject({
      code: 0,
      out: `✓ ${file}: 2 tables with 8 sound lines.`,
    });
    expect(readdirSync(dirname(file))).toEqual(['store.db']);
  });

  it('names the table and the line that was changed, and goes on with the others', async () => {
    const file = await fileWith();
    change(file, '"text":"two"', '"text":"ten"');
    const { code, out } = await hear(['verify', '--store', file]);
    expect(out).toMatch(/^✗ table (OAKS|ELMS) \([0-9a-f]{8} in the server's log\): line 2 is not what was written\n/);
    expect(out).toContain(`${file}: 2 tables with 4 sound lines, 1 problem.`);
    expect(code).toBe(1);
  });

  it('finds a key that opens another seat', async () => {
    const file = await fileWith();
    change(file, 'ffff', 'fffe', 'last');
    const { code, out } = await hear(['verify', '--store', file]);
    expect(out).toMatch(/key does not say|damaged/);
    expect(code).toBe(1);
  });

  it('finds lines that hold and of which no table can be made', async () => {
    const { code, out } = await hear(['verify', '--store', await fileWith([{ kind: 'of a later version' }])]);
    expect(out.split('\n').filter((each) => each.startsWith('✗ table'))).toHaveLength(2);
    expect(code).toBe(1);
  });

  it('says of a file with damaged pages that it is', async () => {
    const file = await fileWith();
    const bytes = readFileSync(file);
    bytes.fill(0x55, 4096, 8192);
    writeFileSync(file, bytes);
    const { code, out } = await hear(['verify', '--store', file]);
    expect(out).toMatch(/^✗ /);
    expect(code).toBe(1);
  });

  it('does not touch the file of a running server, and names its backup', async () => {
    const file = await fileWith();
    const store = await openSqliteStore(file);
    const { code, err } = await hear(['verify', '--store', file]);
    expect(err).toBe(
      `pretender: nothing was verified: ${file} is in use by a running server; verify its backup ${file}.backup.`,
    );
    expect(code).toBe(1);
    await store.close();
  });

  it('says that there is no such file, and that one is needed', async () => {
    expect((await hear(['verify', '--store', '/nowhere/store.db'])).err).toContain('nothing was verified');
    expect(await hear(['verify'])).toMatchObject({ code: 2, err: expect.stringContaining('verify needs') });
  });
});
