// Where accusations are made at any time they stand beside the turn, and nowhere else: bots must look there, or no round ends.

import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

describe('bots at a table where anybody may accuse at any time', () => {
  it('accuse, and come to the end of a match', { timeout: 120_000 }, async () => {
    const world = fakeWorld(3);
    const hall = await openHall({ store: openMemoryStore(), world, bots: localBots(), log: quiet });
    const opened = await hall.open(settingsWith({ seats: 3, speed: 'brisk', options: { edition: 'eon1981' } }), {
      name: 'Ada',
      nonce: NONCES[0],
    });
    if (!opened.ok) throw new Error('not opened');
    const { table, token } = opened.value;
    const host = fakeClient(() => hall, table, token);
    await host.connect();
    for (const seat of [1, 2]) await host.send({ t: 'seatBot', seat, level: 'honest' } as never);
    expect(await host.send({ t: 'start', nonce: NONCES[2] } as never)).toMatchObject({ t: 'ack' });
    const isOver = () => host.told.some(({ type }) => type === '@ended');
    for (let minute = 0; minute < 120 && !isOver(); minute++) await world.pass(60_000);
    expect(isOver()).toBe(true);
  });
});
