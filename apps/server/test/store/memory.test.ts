import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../src/store/memory.ts';
import { line, open, seqs } from './samples.ts';
import { storeContract } from './store-contract.ts';

describe('the store in memory', () => {
  storeContract(async () => {
    const store = openMemoryStore();
    return { store, reopen: async () => store.crash('lost') };
  });
});

/** A delay that ends when the test says so. */
function gate() {
  const waiting: (() => void)[] = [];
  return {
    delay: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    async pass(): Promise<void> {
      while (waiting.length === 0) await Promise.resolve();
      waiting.shift()?.();
    },
  };
}

const settled = async (promise: Promise<unknown>) => {
  let is = false;
  const mark = () => {
    is = true;
  };
  promise.then(mark, mark);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return is;
};

describe('mishaps of the store in memory', () => {
  it('gives no line back that is not what was written', async () => {
    const store = openMemoryStore();
    await open(store, 'a');
    for (let seq = 1; seq < 4; seq++) await store.append(line('a', seq), null);
    store.spoil('a', 2, '{"n":9}');
    await expect(store.read('a', -1)).rejects.toMatchObject({ trouble: 'damaged' });
    await expect(store.lineOf('a', 'cmd-2')).rejects.toMatchObject({ trouble: 'damaged' });
    expect((await store.read('a', 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  it('fails once before the commit: nothing is kept', async () => {
    const store = openMemoryStore();
    await open(store, 'a');
    store.failNext('before-commit');
    await expect(store.append(line('a', 1), null)).rejects.toMatchObject({ trouble: 'failed' });
    expect(await seqs(store, 'a')).toEqual([0]);
    expect(await store.append(line('a', 1), null)).toBe('ok');
  });

  it('fails once after the commit: it is kept, and the repeated command is recognised', async () => {
    const store = openMemoryStore();
    await open(store, 'a');
    store.failNext('after-commit');
    await expect(store.append(line('a', 1), null)).rejects.toMatchObject({ trouble: 'unknown' });
    expect(await store.append(line('a', 1), null)).toBe('cmd-taken');
  });

  it('takes as long as it is told, in order', async () => {
    const { delay, pass } = gate();
    const store = openMemoryStore({ delay });
    const opened = open(store, 'a');
    await pass();
    await opened;
    const first = store.append(line('a', 1), null);
    const second = store.append(line('a', 2), null);
    expect(await settled(first)).toBe(false);
    expect(await seqs(store, 'a')).toEqual([0]);
    await pass();
    expect(await first).toBe('ok');
    expect(await settled(second)).toBe(false);
    await pass();
    expect(await second).toBe('ok');
  });

  it.each(['lost', 'kept'] as const)('loses power: what was on its way is %s, and nobody is told', async (way) => {
    const { delay, pass } = gate();
    const store = openMemoryStore({ delay });
    const opened = open(store, 'a');
    await pass();
    await opened;
    const asked = [store.append(line('a', 1), null), store.append(line('a', 2), null), store.tableBy('a')];
    const after = store.crash(way);
    for (const promise of [...asked, store.read('a', 0), store.setAlive(1)]) expect(await settled(promise)).toBe(false);
    expect(await seqs(after, 'a')).toEqual(way === 'kept' ? [0, 1, 2] : [0]);
  });

  it('shares nothing with the store after the crash, nor with its backups', async () => {
    const store = openMemoryStore();
    await open(store, 'a');
    await store.backup('early');
    await store.append(line('a', 1), null);
    const after = store.crash('lost');
    await after.append(line('a', 2), null);
    expect(await seqs(after, 'a')).toEqual([0, 1, 2]);
    expect(await seqs(store.restored('early'), 'a')).toEqual([0]);
    expect(() => store.restored('late')).toThrow('no backup late');
  });
});
