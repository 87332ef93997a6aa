import { copyFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DatabaseSync } from '../../src/store/driver.mjs';
import type { Store } from '../../src/store/store.ts';
import { brokenThread } from './broken-thread.ts';
import { line, open, seqs } from './samples.ts';
import { scratchFile, scratchStore } from './scratch.ts';

/** How many rows of lines are in the journal, and how many lines in their places. In a copy, because whoever looks keeps it locked for a while. */
function rowsIn(path: string): readonly number[] {
  copyFileSync(path, `${path}.copy`);
  const db = new DatabaseSync(`${path}.copy`);
  const counts = ['journal', 'lines'].map((table) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n));
  db.close();
  return counts;
}

const COMMIT = "db().exec('commit');";

/** Commits as usual until a line with this text is in it. */
const onPoison = (fault: string): string => `
  const poisoned = db().prepare("select count(*) as n from journal where entries like '%poison%'").get()?.n;
  if (poisoned) { ${fault} }
  ${COMMIT}`;

const ioError = "throw Object.assign(new Error('disk I/O error'), { errcode: 1034 })";

describe('a disk that fails', () => {
  it('while committing: nobody is told anything, everybody after is refused, and opening it again tells', async () => {
    const path = scratchFile();
    const store = await scratchStore(path, { script: brokenThread({ [COMMIT]: onPoison(ioError) }) });
    await open(store, 'a');
    await open(store, 'b');
    const group = [store.append(line('a', 1, { body: 'poison' }), null), store.append(line('b', 1), null)];
    for (const { status } of await Promise.allSettled(group)) expect(status).toBe('rejected');
    await expect(group[0]).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(group[1]).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.append(line('b', 1), null)).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.read('b', -1)).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.broken).resolves.toMatchObject({ trouble: 'unknown' });
    await store.close();
    const again = await scratchStore(path);
    expect(await seqs(again, 'b')).toEqual([0]);
    expect(await again.append(line('b', 1), null)).toBe('ok');
  });

  it('while lines are put in their places: nobody trusts it any more, and opening it again finds them in the journal', async () => {
    const path = scratchFile();
    const late = `if (db().prepare("select count(*) as n from lines where body = 'poison'").get()?.n) ${ioError}; ${COMMIT}`;
    const store = await scratchStore(path, { script: brokenThread({ [COMMIT]: late }) });
    await open(store, 'a');
    expect(await store.append(line('a', 1, { body: 'poison' }), null)).toBe('ok');
    await expect(store.read('a', -1)).rejects.toMatchObject({ trouble: 'unknown' });
    // Also if nobody writes after that.
    await expect(store.broken).resolves.toMatchObject({ trouble: 'unknown' });
    await expect(store.tableBy('a')).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.append(line('a', 2), null)).rejects.toMatchObject({ trouble: 'unknown' });
    await store.close();
    expect(await seqs(await scratchStore(path), 'a')).toEqual([0, 1]);
  });

  it('with the thread itself: whoever waits is told that nobody knows', async () => {
    const store = await scratchStore(scratchFile(), {
      script: brokenThread({ [COMMIT]: onPoison('process.exit(7)') }),
    });
    await open(store, 'a');
    await expect(store.append(line('a', 1, { body: 'poison' }), null)).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.append(line('a', 1), null)).rejects.toMatchObject({ trouble: 'unknown' });
    await expect(store.read('a', -1)).rejects.toMatchObject({ trouble: 'unknown' });
  });
});

describe('many groups on their way', () => {
  const COUNT = 150;
  /** As if everybody wrote in the same turn of the loop: four groups, one behind the other. */
  const all = (store: Store, body: (seq: number) => string) =>
    Promise.allSettled(
      Array.from({ length: COUNT }, (_, at) => store.append(line('a', at + 1, { body: body(at + 1) }), null)),
    );

  it('are committed one after the other, in order', async () => {
    const store = await scratchStore(scratchFile());
    await open(store, 'a');
    for (const answer of await all(store, String)) expect(answer).toEqual({ status: 'fulfilled', value: 'ok' });
    expect(await seqs(store, 'a')).toEqual(Array.from({ length: COUNT + 1 }, (_, at) => at));
  });

  it('of which one fails: what was before it is kept, and of all after it nobody is told anything', async () => {
    const path = scratchFile();
    const store = await scratchStore(path, { script: brokenThread({ [COMMIT]: onPoison(ioError) }) });
    await open(store, 'a');
    const answers = await all(store, (seq) => (seq === 100 ? 'poison' : 'fine'));
    const kept = answers.findIndex(({ status }) => status === 'rejected');
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(100);
    for (const { status } of answers.slice(kept)) expect(status).toBe('rejected');
    await expect(store.append(line('a', 1), null)).rejects.toMatchObject({ trouble: 'unknown' });
    await store.close();
    expect(await seqs(await scratchStore(path), 'a')).toEqual(Array.from({ length: kept + 1 }, (_, at) => at));
  });

  it('of which one does not fit: those behind it have nothing to go on from', async () => {
    const full = "throw Object.assign(new Error('database or disk is full'), { errcode: 13 })";
    const store = await scratchStore(scratchFile(), { script: brokenThread({ [COMMIT]: onPoison(full) }) });
    await open(store, 'a');
    const answers = await all(store, (seq) => (seq === 100 ? 'poison' : 'fine'));
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, at) => (at < 99 ? 'fulfilled' : 'rejected')));
    expect(await store.append(line('a', 100), null)).toBe('ok');
    expect((await seqs(store, 'a')).length).toBe(101);
  });

  it('are on disk before the store is closed', async () => {
    const path = scratchFile();
    const store = await scratchStore(path);
    await open(store, 'a');
    const written = all(store, String);
    await store.close();
    for (const { status } of await written) expect(status).toBe('fulfilled');
    expect(await seqs(await scratchStore(path), 'a')).toHaveLength(COUNT + 1);
  });
});

describe('a store that can be trusted', () => {
  const isBroken = (store: Store) => Promise.race([store.broken.then(() => true), setImmediate(false)]);

  it('is not called broken because a write was refused, or because it was closed', async () => {
    const store = await scratchStore(scratchFile());
    await open(store, 'a');
    await expect(store.append(line('nowhere', 1), null)).rejects.toMatchObject({ trouble: 'failed' });
    await store.close();
    expect(await isBroken(store)).toBe(false);
  });

  it('is called broken when its thread ends while nobody waits for it', async () => {
    const isOpen = "db().prepare('select count(*) as n from tables').get()?.n";
    const late = `${COMMIT} if (${isOpen}) setTimeout(() => process.exit(7), 1);`;
    const store = await scratchStore(scratchFile(), { script: brokenThread({ [COMMIT]: late }) });
    await open(store, 'a');
    await expect(store.broken).resolves.toMatchObject({ trouble: 'unknown' });
  });
});

describe('a journal of which some lines are in their places', () => {
  it('is read again after the power went: each line once, in order', async () => {
    const path = scratchFile();
    const unsettled = {
      'const MOST_NOTED = 4000;': 'const MOST_NOTED = 4;',
      'function close() {\n  try {\n    settle();': 'function close() {\n  try {',
    };
    const store = await scratchStore(path, { script: brokenThread(unsettled) });
    const names = ['a', 'b', 'c'];
    for (const name of names) await open(store, name);
    // The first is written twice as often, so that it has lines in rows that stay for the others.
    for (let seq = 1; seq <= 6; seq++) {
      const lines = [line('a', 2 * seq - 1), ...['b', 'c'].map((name) => line(name, seq))];
      await Promise.all(lines.map((each) => store.append(each, seq)));
      await store.append(line('a', 2 * seq), seq);
    }
    await store.close();
    const [inJournal, inPlace] = rowsIn(path);
    expect(inJournal).toBeGreaterThan(0);
    expect(inPlace).toBeGreaterThan(names.length);
    const again = await scratchStore(path);
    expect(await seqs(again, 'a')).toEqual(Array.from({ length: 13 }, (_, seq) => seq));
    for (const name of ['b', 'c']) expect(await seqs(again, name)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await again.append(line('a', 13), null)).toBe('ok');
    expect(await again.append(line('b', 7, { cmd: 'cmd-2' }), null)).toBe('cmd-taken');
  });
});

const FIRST = 'const taken = journal.note(entries, packed);';

describe('a full disk', () => {
  it('still tells what is in the journal, which has no room in its place, and goes on when there is room again', async () => {
    const full = "throw Object.assign(new Error('disk full'), { errcode: 13 })";
    const script = brokenThread({
      [COMMIT]: `if (db().prepare("select count(*) as n from lines where body = 'large'").get()?.n) ${full}; ${COMMIT}`,
    });
    const path = scratchFile();
    const store = await scratchStore(path, { script });
    await open(store, 'a');
    expect(await store.append(line('a', 1, { body: 'large' }), null)).toBe('ok');
    for (const expected of [
      [0, 1],
      [0, 1, 2],
    ]) {
      expect(await seqs(store, 'a')).toEqual(expected);
      await store.append(line('a', 2), null);
    }
    await expect(store.setAlive(1)).rejects.toMatchObject({ trouble: 'full' });
    expect(await store.append(line('a', 2), null)).toBe('cmd-taken');
    await store.close();
    const again = await scratchStore(path);
    expect(await seqs(again, 'a')).toEqual([0, 1, 2]);
    expect(await again.append(line('a', 3), null)).toBe('ok');
  });

  it('refuses what has no room, keeps what has, and goes on when there is room again', async () => {
    // The body of a line says how many pages there are from now on.
    const resize = `const [, pages] = /"pages (\\d+)"/.exec(JSON.stringify(entries)) ?? [];
      if (pages) db().exec('pragma max_page_count = ' + pages);
      ${FIRST}`;
    const store = await scratchStore(scratchFile(), { script: brokenThread({ [FIRST]: resize }) });
    await open(store, 'a');
    await open(store, 'b');
    expect(await store.append(line('b', 1, { body: 'pages 40' }), null)).toBe('ok');
    const large = (seq: number) => store.append(line('a', seq, { body: 'x'.repeat(200_000) }), null);
    const together = [large(1), store.append(line('b', 2), null)];
    await expect(together[0]).rejects.toMatchObject({ trouble: 'full' });
    expect(await together[1]).toBe('ok');
    await expect(large(1)).rejects.toMatchObject({ trouble: 'full' });
    expect(await store.append(line('b', 3, { body: 'pages 100000' }), null)).toBe('ok');
    expect(await large(1)).toBe('ok');
    expect(await seqs(store, 'a')).toEqual([0, 1]);
    expect(await seqs(store, 'b')).toEqual([0, 1, 2, 3]);
  });
});
