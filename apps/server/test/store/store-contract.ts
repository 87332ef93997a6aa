// What every store keeps. A suite for each kind of store runs it.

import { describe, expect, it } from 'vitest';
import { type Fresh, line, open, row, seqs } from './samples.ts';
import { tables } from './table-contract.ts';

function lines(fresh: Fresh): void {
  it('gives lines back as they were written, in order, after any number', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    const odd = line('a', 1, { body: '{"text":"ü 🂡 \\u0000 \'\\"--"}', at: Date.UTC(2300, 1) });
    expect(await store.append(odd, null)).toBe('ok');
    for (let seq = 2; seq <= 12; seq++) await store.append(line('a', seq), null);
    expect((await store.read('a', 3, 7)).map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect((await store.read('a', 0))[0]).toEqual(odd);
    expect((await store.read('a', 9)).map(({ seq }) => seq)).toEqual([10, 11, 12]);
    expect(await store.read('a', 12)).toEqual([]);
    expect(await store.read('nobody', -1)).toEqual([]);
    expect(await store.tableBy('a')).toMatchObject({ head: 12 });
  });

  it('takes a number once and a command once; a repeated command is told as such', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    expect(await store.append(line('a', 1), 50)).toBe('ok');
    expect(await store.append(line('a', 1, { cmd: 'x' }), 60)).toBe('seq-taken');
    expect(await store.append(line('a', 1, { cmd: null }), 60)).toBe('seq-taken');
    expect(await store.append(line('a', 2, { cmd: 'cmd-1' }), 60)).toBe('cmd-taken');
    expect(await store.append(line('a', 1), 60)).toBe('cmd-taken');
    expect(await store.tableBy('a')).toMatchObject({ head: 1, wakeAt: 50 });
    expect(await store.lineOf('a', 'cmd-1')).toEqual(line('a', 1));
    expect(await store.lineOf('a', 'x')).toBeNull();
  });

  it('knows commands by their table, and lines that nobody commanded', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    await open(store, 'b');
    for (const table of ['a', 'b']) expect(await store.append(line(table, 1, { cmd: 'same' }), null)).toBe('ok');
    for (const seq of [2, 3]) expect(await store.append(line('a', seq, { cmd: null }), null)).toBe('ok');
    expect(await seqs(store, 'a')).toEqual([0, 1, 2, 3]);
  });

  it('keeps what follows a line with it, or neither', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    const following = [2, 3].map((seq) => line('a', seq, { cmd: null }));
    expect(await store.append(line('a', 1), 70, following)).toBe('ok');
    expect(await seqs(store, 'a')).toEqual([0, 1, 2, 3]);
    expect(await store.tableBy('a')).toMatchObject({ head: 3, wakeAt: 70 });
    expect(await store.append(line('a', 3, { cmd: 'x' }), 80, [line('a', 4)])).toBe('seq-taken');
    expect(await store.append(line('a', 4), 80)).toBe('ok');
    expect(await seqs(store, 'a')).toEqual([0, 1, 2, 3, 4]);
  });

  it('forgets words: the line has another body, and all lines still hold, also when it is opened again', async () => {
    const { store, reopen } = await fresh();
    await open(store, 'a');
    for (let seq = 1; seq < 5; seq++) await store.append(line('a', seq), null);
    await Promise.all([2, 3, 4].map((seq) => store.forget('a', seq, () => '{}')));
    await store.append(line('a', 5), null);
    await store.forget('a', 3, () => '{"again":1}');
    const again = await reopen();
    expect((await again.read('a', 0)).map(({ body }) => body)).toEqual(['{"n":1}', '{}', '{}', '{}', '{"n":5}']);
    expect(await again.lineOf('a', 'cmd-3')).toEqual(line('a', 3, { body: '{}' }));
    expect(await again.append(line('a', 6), null)).toBe('ok');
    expect(await seqs(again, 'a')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('refuses a gap, and a table that is not there', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    await expect(store.append(line('a', 2), null)).rejects.toThrow('line 2 of table a cannot follow line 0');
    await expect(store.append(line('b', 0), null)).rejects.toThrow('no table b');
    expect(await seqs(store, 'a')).toEqual([0]);
  });
}

function groups(fresh: Fresh): void {
  it('keeps everybody else in a group where some lines are not taken and some cannot be', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    await open(store, 'b');
    const answers = await Promise.allSettled([
      store.append(line('a', 1, { cmd: 'one' }), 10),
      store.append(line('a', 1, { cmd: 'two' }), 20),
      store.append(line('b', 1, { cmd: 'one' }), null),
      store.append(line('a', 2, { cmd: 'one' }), 30),
      store.putKey('hash', { table: 'nobody', seat: 0 }),
      store.append(line('nobody', 1), null),
      store.append(line('a', 2, { cmd: 'three' }), 40),
      store.putKey('hash', { table: 'a', seat: 0 }),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      'ok',
      'seq-taken',
      'ok',
      'cmd-taken',
      'failed',
      'failed',
      'ok',
      undefined,
    ]);
    expect(await store.tableBy('a')).toMatchObject({ head: 2, wakeAt: 40 });
    expect(await seqs(store, 'b')).toEqual([0, 1]);
    expect(await store.keyOwner('hash')).toEqual({ table: 'a', seat: 0 });
  });

  it('takes a line whose command is said to be new, and nothing else about it is believed', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    expect(await store.append(line('a', 1, { cmd: 'one' }), null, [], 'new')).toBe('ok');
    expect(await store.append(line('a', 1, { cmd: 'two' }), null, [], 'new')).toBe('seq-taken');
    expect(await store.append(line('a', 1, { cmd: 'one' }), null, [], 'new')).toBe('cmd-taken');
    await expect(store.append(line('a', 3, { cmd: 'two' }), null, [], 'new')).rejects.toThrow('cannot follow line 1');
    expect(await store.append(line('a', 2, { cmd: 'two' }), null, [], 'new')).toBe('ok');
    expect(await store.lineOf('a', 'one')).toMatchObject({ seq: 1 });
    expect(await store.append(line('a', 3, { cmd: 'one' }), null)).toBe('cmd-taken');
    expect(await seqs(store, 'a')).toEqual([0, 1, 2]);
  });

  it('lets one of many win each number, whoever writes at once', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    const writer = async (name: string): Promise<number> => {
      let won = 0;
      for (let seq = 1; seq <= 20; seq++) {
        const answer = await store.append(line('a', seq, { cmd: `${name}-${seq}` }), null);
        if (answer === 'ok') won += 1;
      }
      return won;
    };
    const won = await Promise.all(['x', 'y', 'z'].map(writer));
    expect(won.reduce((sum, n) => sum + n)).toBe(20);
    expect(await seqs(store, 'a')).toEqual(Array.from({ length: 21 }, (_, seq) => seq));
  });
}

function rest(fresh: Fresh): void {
  it('knows which tables want to be woken, the longest waiting first', async () => {
    const { store } = await fresh();
    await open(store, 'a', { wakeAt: 30 });
    await open(store, 'b', { wakeAt: 10 });
    await open(store, 'c');
    expect(await store.due(30)).toEqual(['b']);
    expect(await store.due(31)).toEqual(['b', 'a']);
    await store.append(line('b', 1), null);
    await store.append(line('c', 1), 20);
    expect(await store.due(31)).toEqual(['c', 'a']);
  });

  it('keeps keys, gives one another owner, and drops all of a seat', async () => {
    const { store } = await fresh();
    await open(store, 'a');
    await open(store, 'b');
    for (const hash of ['h1', 'h2']) await store.putKey(hash, { table: 'a', seat: 1 });
    await store.putKey('h3', { table: 'a', seat: 2 });
    await store.putKey('h2', { table: 'b', seat: 1 });
    await store.dropKeys({ table: 'a', seat: 1 });
    expect(await store.keyOwner('h1')).toBeNull();
    expect(await store.keyOwner('h2')).toEqual({ table: 'b', seat: 1 });
    expect(await store.keyOwner('h3')).toEqual({ table: 'a', seat: 2 });
  });

  it('keeps a record under its id, and the first one there', async () => {
    const { store } = await fresh();
    expect(await store.record('r1')).toBeNull();
    await store.putRecord('r1', 5, '{"a":1}', 9);
    await store.putRecord('r1', 6, '{"a":2}', 9);
    expect(await store.record('r1')).toBe('{"a":1}');
    expect(await store.record('r2')).toBeNull();
  });

  it('keeps only so many records, the newest', async () => {
    const { store } = await fresh();
    for (const [at, id] of ['r1', 'r2', 'r3'].entries()) await store.putRecord(id, at, `{"at":${at}}`, 2);
    expect(await store.record('r1')).toBeNull();
    expect(await store.record('r2')).toBe('{"at":1}');
    expect(await store.record('r3')).toBe('{"at":2}');
  });

  it('remembers when the server was last alive', async () => {
    const { store } = await fresh();
    expect(await store.lastAlive()).toBeNull();
    await store.setAlive(1_800_000_000_000);
    await store.setAlive(1_800_000_000_500);
    expect(await store.lastAlive()).toBe(1_800_000_000_500);
  });

  it('holds everything when it is opened again', async () => {
    const { store, reopen } = await fresh();
    await open(store, 'a', { wakeAt: 3, isListed: true });
    await store.append(line('a', 1), 9);
    await store.putKey('h', { table: 'a', seat: 3 });
    await store.setAlive(77);
    const again = await reopen();
    expect(await again.tableBy('a')).toEqual({ ...row('a', { wakeAt: 9, isListed: true }), head: 1 });
    expect(await again.read('a', -1)).toEqual([line('a', 0, { cmd: null }), line('a', 1)]);
    expect(await again.keyOwner('h')).toEqual({ table: 'a', seat: 3 });
    expect(await again.lastAlive()).toBe(77);
    expect(await again.append(line('a', 1, { cmd: 'z' }), null)).toBe('seq-taken');
    expect(await again.append(line('a', 2), null)).toBe('ok');
  });

  it('writes what was asked before it was closed, and refuses what comes after', async () => {
    const { store, reopen } = await fresh();
    await open(store, 'a');
    const before = store.append(line('a', 1), null);
    const closing = store.close();
    await expect(store.append(line('a', 2), null)).rejects.toMatchObject({ trouble: 'closed' });
    await expect(store.read('a', 0)).rejects.toMatchObject({ trouble: 'closed' });
    expect(await before).toBe('ok');
    await closing;
    await store.close();
    expect(await seqs(await reopen(), 'a')).toEqual([0, 1]);
  });
}

export function storeContract(fresh: Fresh): void {
  describe('tables', () => tables(fresh));
  describe('lines', () => lines(fresh));
  describe('groups', () => groups(fresh));
  describe('the rest', () => rest(fresh));
}
