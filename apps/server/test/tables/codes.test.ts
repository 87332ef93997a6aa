// Codes are so long that a guess hits with less than one in a million.

import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { codeLength, LONGEST_CODE } from '../../src/tables/keys.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const LETTERS = 32;

describe('the length of a code', () => {
  it.each([
    [1, 4],
    [2, 5],
    [33, 5],
    [34, 6],
    [1073, 6],
    [1074, 7],
    [34_359, 7],
    [34_360, 8],
    [1_000_000_000, 10],
  ])('for %d tables is %d', (tables, length) => expect(codeLength(tables)).toBe(length));

  it('is never more than is needed, nor longer than a code may be', () => {
    for (let tables = 1; tables < 1e9; tables = tables * 3 + 1) {
      const length = codeLength(tables);
      expect(tables / LETTERS ** length).toBeLessThan(1e-6);
      if (length > 4) expect(tables / LETTERS ** (length - 1)).toBeGreaterThanOrEqual(1e-6);
      expect(length).toBeLessThanOrEqual(LONGEST_CODE);
    }
  });
});

describe('a hall', () => {
  const host = { name: 'Ada', nonce: NONCES[0] };

  async function open(store = openMemoryStore()) {
    const hall = await openHall({ store, world: fakeWorld(Math.random() * 1e9), bots: localBots(), log: quiet });
    const codes = async (count: number) => {
      const lengths: number[] = [];
      for (let at = 0; at < count; at++) {
        const opened = await hall.open(settingsWith(), host);
        if (!opened.ok) throw new Error(opened.refusal.code);
        lengths.push(opened.value.code.length);
      }
      return lengths;
    };
    return { store, hall, codes };
  }

  it('gives longer codes as tables become more, and counts those that were there before', async () => {
    const { store, hall, codes } = await open();
    expect(await codes(3)).toEqual([4, 5, 5]);
    expect((await codes(31)).slice(-2)).toEqual([5, 6]);
    await hall.stop();
    const again = await open(store);
    expect(await again.codes(1)).toEqual([6]);
  });

  it('finds a table by a code of any length, in small letters too', async () => {
    const { hall, store } = await open();
    const line = (table: string) => ({ table, seq: 0, cmd: null, at: 0, body: JSON.stringify(OPENED) });
    for (const code of ['ABCD', 'ABCDEFG', 'ABCDEFGHJKLM']) {
      const id = `${code.toLowerCase()}0123456789abcdef`;
      await store.createTable({ id, code, wakeAt: null, isListed: false, createdAt: 0 }, line(id));
      expect(await hall.look(code.toLowerCase())).toMatchObject({ ok: true, value: { table: id, code } });
      expect(await hall.look(id)).toMatchObject({ ok: true });
    }
  });
});

const OPENED = {
  kind: 'opened',
  settings: settingsWith(),
  next: { seed: 'a'.repeat(64), commitment: 'b'.repeat(64) },
};
