// What was said long ago loses its words on the disk, and nothing else.

import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { openHall } from '../../src/tables/hall.ts';
import { WORDS_KEPT } from '../../src/tables/old-words.ts';
import { scratchFile } from '../store/scratch.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { openRound, type Round, reopen, setUp } from './round.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const saidIn = async ({ store, table }: Pick<Round, 'store' | 'table'>) =>
  (await store.read(table, -1)).map(({ body }) => JSON.parse(body)).filter(({ kind }) => kind === 'said');

/** As fast as one may. */
async function sayMuch({ clients, world }: Round, from: number, count: number): Promise<void> {
  for (let at = from; at < from + count; at++) {
    const answer = await clients[at % 4].send({ t: 'say', text: `word ${at}`, id: `w${at}` } as never);
    expect(answer.t).toBe('ack');
    await world.pass(600);
  }
}

const ofServer = (frames: readonly string[]) => frames.map((frame) => JSON.parse(frame));

describe('what is said', () => {
  it('keeps its words for so many lines; older lines stay without, and no client sees a difference', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await setUp(round);
    await sayMuch(round, 0, WORDS_KEPT + 40);
    const full = await saidIn(round);
    expect(full.every(({ text }) => text !== '')).toBe(true);
    const { n, told } = round.clients[1];
    await sayMuch(round, WORDS_KEPT + 40, 20);
    const said = await saidIn(round);
    expect(said).toHaveLength(WORDS_KEPT + 60);
    expect(said.filter(({ text }) => text === '')).toHaveLength(50);
    expect(said.slice(0, 50).every(({ text }) => text === '')).toBe(true);
    expect(said.slice(50).map(({ text }) => text)).toEqual(
      Array.from({ length: WORDS_KEPT + 10 }, (_, at) => `word ${at + 50}`),
    );
    expect(said[0]).toEqual({ ...full[0], text: '' });
    const before = { n: round.clients[1].n, count: told.length };
    await reopen(round, 0);
    expect(round.clients[1].n).toBe(before.n);
    expect(before.n).toBe(n + 20);
    await round.clients[1].connect();
    expect(round.clients[1].snapshot?.chat.at(-1)).toMatchObject({ text: `word ${WORDS_KEPT + 59}` });
    expect(round.clients[1].snapshot?.chat.some((event) => 'text' in event && event.text === '')).toBe(false);
  });

  it('is acknowledged again when it comes again, though its words are forgotten', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await sayMuch(round, 0, WORDS_KEPT + 60);
    expect((await saidIn(round))[0].text).toBe('');
    expect(await round.clients[0].send({ t: 'say', text: 'word 0', id: 'w0' } as never)).toMatchObject({ t: 'ack' });
    expect(await saidIn(round)).toHaveLength(WORDS_KEPT + 60);
  });

  it('is forgotten of an old log as its table is opened, whatever was in the way before', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    let fails = 0;
    round.store.forget = async () => {
      fails++;
      throw new Error('no');
    };
    await sayMuch(round, 0, WORDS_KEPT + 60);
    expect(fails).toBeGreaterThan(49);
    expect((await saidIn(round)).filter(({ text }) => text === '')).toEqual([]);
    await reopen(round, 0);
    await round.world.pass(1000);
    const said = await saidIn(round);
    expect(said.filter(({ text }) => text !== '')).toHaveLength(WORDS_KEPT);
    expect(ofServer(round.clients[2].frames).some((frame) => JSON.stringify(frame).includes('"text":""'))).toBe(false);
  });

  it('by the gallery leaves its words nowhere in the file, nor in backups made afterwards', async () => {
    const path = scratchFile();
    const store = await openSqliteStore(path);
    const world = fakeWorld(5);
    const hall = await openHall({ store, world, bots: localBots(), log: quiet });
    const opened = await hall.open(settingsWith({ seats: 3 }), { name: 'Ada', nonce: NONCES[0] });
    if (!opened.ok) throw new Error('not opened');
    const { table } = opened.value;
    const watcher = fakeClient(() => hall, table, null);
    await watcher.connect();
    for (let at = 0; at < WORDS_KEPT + 60; at++) {
      await watcher.send({ t: 'say', text: `whisper${at}.` } as never);
      await world.pass(2500);
    }
    // Whatever is still on its way is behind this.
    await new Promise((resolve) => setImmediate(resolve));
    await hall.stop();
    await store.backup(`${path}.copy`);
    await store.close();
    onTestFinished(() => rmSync(`${path}.copy`, { force: true }));
    const copy = await openSqliteStore(`${path}.copy`);
    const lines = JSON.stringify(await copy.read(table, -1));
    await copy.close();
    expect(lines).toContain(`whisper${WORDS_KEPT + 59}.`);
    expect(lines).not.toContain('whisper1.');
  });
});
