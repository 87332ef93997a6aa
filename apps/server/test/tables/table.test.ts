import { PROTOCOL, type Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import { fakeClient, pastIn } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { quiet, settingsWith } from './settings.ts';

const NONCE = '0123456789abcdef0123456789abcdef';

async function tableOf(seed: number, own: Partial<Settings> = {}) {
  const world = fakeWorld(seed);
  const store = openMemoryStore();
  const hall: Hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith(own), { name: 'Ada', nonce: NONCE });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const host = fakeClient(() => hall, opened.value.table, opened.value.token);
  await host.connect();
  return { world, store, hall, host, chair: opened.value };
}

async function fillWithBots(host: ReturnType<typeof fakeClient>, seats: number): Promise<void> {
  for (let seat = 1; seat < seats; seat++) {
    const answer = await host.send({ t: 'seatBot', seat, level: 'random' } as never);
    expect(answer.t).toBe('ack');
  }
}

describe('a table', () => {
  it('is opened, filled with bots, started and played to the end by itself', async () => {
    const { world, host, hall, chair } = await tableOf(1);
    await fillWithBots(host, 4);
    expect((await host.send({ t: 'start' } as never)).t).toBe('ack');
    const watcher = fakeClient(() => hall, chair.table, null);
    await watcher.connect();
    for (let minute = 0; minute < 2000 && !host.told.some(({ type }) => type === '@ended'); minute++)
      await world.pass(60_000);
    expect(host.told.map(({ type }) => type)).toContain('@ended');
    const look = await hall.look(chair.code);
    expect(look).toMatchObject({ ok: true, value: { isPlaying: false, match: 1 } });
    const record = await hall.record(chair.table, 1);
    expect(record.ok).toBe(true);
    const fresh = fakeClient(() => hall, chair.table, null);
    await fresh.connect();
    expect(watcher.view).toEqual(fresh.view);
  });

  it('gives who comes late what it was told of this match, if it asks, and to nobody more than that', async () => {
    const { world, host, hall, chair } = await tableOf(2);
    await fillWithBots(host, 4);
    await host.send({ t: 'start' } as never);
    await world.pass(60_000);
    const pastOf = async (who: object): Promise<unknown> => {
      const frames: string[] = [];
      const listener = { send: (frame: string) => void frames.push(frame), close() {} };
      await hall.enter({ t: 'hello', v: PROTOCOL, table: chair.table, history: true, ...who }, listener);
      return pastIn(frames[0]);
    };
    const start = host.told.findIndex(({ type }) => type === '@started');
    expect(await pastOf({ token: chair.token })).toEqual(host.told.slice(start));
    const secrets = host.told.filter(({ type }) => type === 'dealt' || type === 'noted');
    expect(secrets.length).toBeGreaterThan(0);
    const open = host.told.slice(start).filter(({ type }) => type !== 'dealt' && type !== 'noted');
    expect(await pastOf({})).toEqual(open);
    expect(await pastOf({ token: chair.token, history: false })).toBeUndefined();
  });
});
