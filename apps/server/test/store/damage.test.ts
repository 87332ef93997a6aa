// What somebody finds who changes the file behind the store's back: never another line than was written.

import { describe, expect, it } from 'vitest';
import { DatabaseSync } from '../../src/store/driver.mjs';
import type { Store } from '../../src/store/store.ts';
import { brokenThread } from './broken-thread.ts';
import { line, open, seqs } from './samples.ts';
import { scratchFile, scratchStore } from './scratch.ts';

const edit = (path: string, sql: string): void => {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
};

/** Two tables of ten lines, in their places. */
async function filled(path: string): Promise<void> {
  const store = await scratchStore(path);
  for (const id of ['a', 'b']) {
    await open(store, id);
    for (let seq = 1; seq < 10; seq++) await store.append(line(id, seq), null);
    await store.putKey(`key-${id}`, { table: id, seat: 1 });
  }
  await store.close();
}

async function afterwards(path: string, sql: string): Promise<Store> {
  await filled(path);
  edit(path, sql);
  return scratchStore(path);
}

const ten = Array.from({ length: 10 }, (_, seq) => seq);
const damaged = { trouble: 'damaged' };

describe('a table of which something was changed on the disk', () => {
  it.each([
    ['a letter', `update lines set body = '{"n":7}' where table_id = 'a' and seq = 4`, 'line 4 '],
    ['a time', `update lines set at = at + 1 where table_id = 'a' and seq = 5`, 'line 5 '],
    ['a command', `update lines set cmd = 'cmd-x' where table_id = 'a' and seq = 5`, 'line 5 '],
    ['a command that is gone', `update lines set cmd = null where table_id = 'a' and seq = 5`, 'line 5 '],
    [
      'two lines for each other',
      `update lines set body = '{"n":' || (13 - seq) || '}' where table_id = 'a' and seq in (6, 7)`,
      'line 6 ',
    ],
    ['a line that is gone', `delete from lines where table_id = 'a' and seq = 3`, 'line 3 '],
    ['an end that is gone', `delete from lines where table_id = 'a' and seq = 9`, 'line 9 '],
    [
      'an end that is gone, and a head that knows nothing of it',
      `delete from lines where table_id = 'a' and seq = 9; update tables set head = 8 where id = 'a'`,
      'line 8 ',
    ],
    ['a head', `update tables set head = 7 where id = 'a'`, 'line 7 '],
    ['a line too many', `insert into lines (table_id, seq, cmd, at, body) values ('a', 10, null, 5, '{}')`, 'line 9 '],
    [
      'lines of another table',
      `update lines set table_id = 'c' where table_id = 'a'; update lines set table_id = 'a' where table_id = 'b'; update lines set table_id = 'b' where table_id = 'c'`,
      'line 0 ',
    ],
  ])('is not read: %s', async (_, sql, where) => {
    const store = await afterwards(scratchFile(), `pragma foreign_keys = off; ${sql}`);
    const reading = store.read('a', -1);
    await expect(reading).rejects.toMatchObject(damaged);
    await expect(reading).rejects.toThrow(where);
    if (!sql.includes("'c'")) expect(await seqs(store, 'b')).toEqual(ten);
  });

  it('is not read in part, where the part is concerned, and no line is found by its command', async () => {
    const store = await afterwards(scratchFile(), `update lines set body = '{"n":7}' where table_id = 'a' and seq = 4`);
    await expect(store.read('a', 2, 6)).rejects.toMatchObject(damaged);
    await expect(store.read('a', 3)).rejects.toMatchObject(damaged);
    await expect(store.lineOf('a', 'cmd-4')).rejects.toMatchObject(damaged);
    expect((await store.read('a', 4)).map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9]);
  });

  it.each([
    ['what is left', `update lines set body = '{"n":0}' where seq = 4 and table_id = 'a'`],
    ['that they are forgotten', `update lines set forgotten = null where seq = 4 and table_id = 'a'`],
    ['their hash', `update lines set forgotten = 'x' || substr(forgotten, 2) where seq = 4 and table_id = 'a'`],
  ])('is not read where words were forgotten: %s', async (_, sql) => {
    const path = scratchFile();
    await filled(path);
    const store = await scratchStore(path);
    await store.forget('a', 4, () => '{}');
    expect(await seqs(store, 'a')).toEqual(ten);
    await store.close();
    edit(path, sql);
    await expect((await scratchStore(path)).read('a', -1)).rejects.toThrow('line 4 ');
  });

  it('opens to nobody by a key of which the seat was changed', async () => {
    const store = await afterwards(scratchFile(), `update keys set seat = 2 where table_id = 'a'`);
    await expect(store.keyOwner('key-a')).rejects.toMatchObject(damaged);
    expect(await store.keyOwner('key-b')).toEqual({ table: 'b', seat: 1 });
  });
});

/** What it leaves in the journal stays there, as after a crash. */
const cutOffThread = () =>
  brokenThread({ '    settle();\n  } catch {\n    // It stays': '    // cut off\n  } catch {\n    // It stays' });

describe('a journal that was left by a crash and changed on the disk', () => {
  /** The last lines of both tables wait in it, those of one commit in one row. */
  async function left(sql: string): Promise<Store> {
    const path = scratchFile();
    const store = await scratchStore(path, { script: cutOffThread() });
    for (const id of ['a', 'b']) await open(store, id);
    for (let seq = 1; seq < 4; seq++)
      await Promise.all(['a', 'b'].map((id) => store.append(line(id, seq, { body: `<${id}${seq}>` }), null)));
    await store.close();
    edit(path, sql);
    return scratchStore(path);
  }

  it('gives the lines back that it has, if nothing was changed', async () => {
    const store = await left('select 1');
    for (const id of ['a', 'b']) expect(await seqs(store, id)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['a letter', `update journal set entries = replace(entries, '<a2>', '<a5>')`],
    ['a command', `update journal set entries = replace(entries, '"a",null,2,"cmd-2"', '"a",null,2,"cmd-7"')`],
    ['a number', `update journal set entries = replace(entries, '"a",null,2,', '"a",null,1,')`],
    ['the last number', `update journal set entries = replace(entries, '"a",null,3,', '"a",null,1,')`],
    ['the first number', `update journal set entries = replace(entries, '"a",null,1,', '"a",null,5,')`],
    [
      'the first number, as if it were in its place',
      `update journal set entries = replace(entries, '"a",null,1,', '"a",null,0,')`,
    ],
    ['a number that is far ahead', `update journal set entries = replace(entries, '"a",null,3,', '"a",null,7,')`],
  ])('says so at the table concerned: %s', async (_, sql) => {
    const store = await left(sql);
    await expect(store.read('a', -1)).rejects.toMatchObject(damaged);
    expect(await seqs(store, 'b')).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['no JSON', `update journal set entries = replace(entries, '[[', '{[')`],
    ['a table that is not there', `update journal set entries = replace(entries, '"a",null,3,', '"x",null,3,')`],
    ['an entry that is gone', `update journal set entries = replace(entries, '["a",null,3,"cmd-3",1003,4],', '')`],
  ])('is refused where nobody can say which table is concerned: %s', async (_, sql) => {
    await expect(left(sql)).rejects.toMatchObject(damaged);
  });
});

/** As the version before this one had it. */
const WITHOUT_CHECKSUMS = `
  alter table tables drop column checksum; alter table lines drop column checksum; alter table lines drop column forgotten;
  alter table keys drop column checksum; alter table journal drop column checksums;
  delete from kysely_migration where name = '004-checksums'`;

describe('a file of an earlier version, which has no checksums', () => {
  /** Some lines are in their places, and some in the journal of a server that was killed. */
  async function old(): Promise<string> {
    const path = scratchFile();
    await filled(path);
    const store = await scratchStore(path, { script: cutOffThread() });
    for (let seq = 10; seq < 13; seq++)
      await Promise.all(['a', 'b'].map((id) => store.append(line(id, seq), null, [], 'new')));
    await store.close();
    edit(path, WITHOUT_CHECKSUMS);
    return path;
  }

  it('is trusted as it is, with what a killed server has left, and held to it from then on', async () => {
    const path = await old();
    const store = await scratchStore(path);
    const all = Array.from({ length: 13 }, (_, seq) => seq);
    for (const id of ['a', 'b']) expect(await seqs(store, id)).toEqual(all);
    expect(await store.keyOwner('key-a')).toEqual({ table: 'a', seat: 1 });
    await store.append(line('a', 13), null);
    expect(await seqs(store, 'a')).toEqual([...all, 13]);
    await store.close();
    edit(path, `update lines set body = '{"n":7}' where table_id = 'a' and seq = 4`);
    const again = await scratchStore(path);
    await expect(again.read('a', -1)).rejects.toThrow('line 4 is not what was written');
    expect(await seqs(again, 'b')).toEqual(all);
  });

  it('says at the table what cannot follow in what a killed server has left', async () => {
    const path = await old();
    edit(path, `update journal set entries = replace(entries, '"a",null,11,', '"a",null,17,')`);
    const store = await scratchStore(path);
    await expect(store.read('a', -1)).rejects.toMatchObject(damaged);
    expect(await seqs(store, 'b')).toHaveLength(13);
  });
});
