// What every store keeps of tables: found, listed, gone through and dropped.

import { expect, it } from 'vitest';
import { type Fresh, line, open, row, seqs } from './samples.ts';

export function tables(fresh: Fresh): void {
  it('opens a table with its first line, found by id and by code', async () => {
    const { store } = await fresh();
    await open(store, 'a', { wakeAt: 7, isListed: true, createdAt: 5 });
    const kept = { id: 'a', code: 'C-a', head: 0, wakeAt: 7, isListed: true, createdAt: 5 };
    expect(await store.tableBy('a')).toEqual(kept);
    expect(await store.tableBy('C-a')).toEqual(kept);
    expect(await store.tableBy('b')).toBeNull();
    expect(await store.read('a', -1)).toEqual([line('a', 0, { cmd: null })]);
  });

  it('goes through all tables in steps, and says when each was last written to', async () => {
    const { store } = await fresh();
    for (const id of ['c', 'a', 'b']) await open(store, id, { wakeAt: id === 'a' ? 7 : null });
    await store.append(line('b', 1, { at: 5000 }), null);
    const first = await store.survey('', 2);
    expect(first).toEqual([
      { id: 'a', head: 0, wakeAt: 7, lastAt: 1000 },
      { id: 'b', head: 1, wakeAt: null, lastAt: 5000 },
    ]);
    expect((await store.survey('b', 2)).map(({ id }) => id)).toEqual(['c']);
  });

  it('drops a table with its lines and keys, if it is as it was left, and no other', async () => {
    const { store, reopen } = await fresh();
    for (const id of ['a', 'b']) {
      await open(store, id);
      await store.putKey(`key-${id}`, { table: id, seat: 0 });
    }
    await store.append(line('a', 1), null);
    expect(await store.dropTable('a', 0)).toBe(false);
    expect(await seqs(store, 'a')).toEqual([0, 1]);
    expect(await store.dropTable('a', 1)).toBe(true);
    expect(await store.dropTable('a', 1)).toBe(false);
    const again = await reopen();
    expect(await again.tableBy('a')).toBeNull();
    expect(await seqs(again, 'a')).toEqual([]);
    expect(await again.keyOwner('key-a')).toBeNull();
    expect(await again.keyOwner('a')).toBeNull();
    expect(await again.keyOwner('key-b')).toEqual({ table: 'b', seat: 0 });
    expect(await seqs(again, 'b')).toEqual([0]);
    expect((await again.survey('', 9)).map(({ id }) => id)).toEqual(['b']);
  });

  it('drops no table to which something was written just before', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    const both = Promise.all([store.append(line('a', 1), null), store.dropTable('a', 0)]);
    expect(await both).toEqual(['ok', false]);
    expect(await seqs(store, 'a')).toEqual([0, 1]);
  });

  it('drops a table to which nobody has a key', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    expect(await store.dropTable('a', 0)).toBe(true);
    expect(await store.tableBy('a')).toBeNull();
  });

  it('takes a code once, and leaves nothing of a table that did not get it', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    expect(await store.createTable(row('b', { code: 'C-a' }), line('b', 0))).toBe('code-taken');
    expect(await store.tableBy('b')).toBeNull();
    expect(await store.read('b', -1)).toEqual([]);
  });

  it('gives a code to one of two who ask at once', async () => {
    const { store } = await fresh();
    const both = ['a', 'b'].map((id) => store.createTable(row(id, { code: 'same' }), line(id, 0)));
    expect(await Promise.all(both)).toEqual(['ok', 'code-taken']);
  });

  it('refuses an id that is taken, and a first line of another table', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    await expect(store.createTable(row('a', { code: 'other' }), line('a', 0))).rejects.toThrow('a table a already');
    await expect(store.createTable(row('b'), line('a', 1))).rejects.toThrow('cannot open b');
    expect(await seqs(store, 'a')).toEqual([0]);
  });

  it('lists the youngest listed tables first', async () => {
    const { store } = await fresh();
    for (const [id, createdAt] of Object.entries({ a: 1, b: 3, c: 2, d: 4 }))
      await open(store, id, { createdAt, isListed: id !== 'd' });
    const ids = async (most: number) => (await store.listed(most)).map(({ id }) => id);
    expect(await ids(9)).toEqual(['b', 'c', 'a']);
    expect(await ids(2)).toEqual(['b', 'c']);
    await store.setListed('b', false);
    await store.setListed('d', true);
    expect(await ids(9)).toEqual(['d', 'c', 'a']);
  });
}
