import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openHall } from '../../src/tables/hall.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { NONCES, quiet } from './settings.ts';

/** Who takes the seat of somebody who has muted the host and got up, and asks for all that the seat was told. */
async function newcomer(isRestarted: boolean) {
  const room = await court(false);
  await room.guest.send({ t: 'mute', seats: [0], gallery: false } as never);
  await room.guest.send({ t: 'leave' } as never);
  const sat = await room.hall.sit(room.code, { name: 'Cleo', nonce: NONCES[2] });
  if (!sat.ok) throw new Error(sat.refusal.code);
  let { hall } = room;
  if (isRestarted) {
    room.world.forget();
    hall = await openHall({ store: room.store.crash('lost'), world: room.world, bots: localBots(), log: quiet });
  }
  const cleo = fakeClient(() => hall, room.table, sat.value.token);
  await cleo.connect(0);
  return cleo;
}

it.each([false, true])(
  'nobody is told what the one before in the seat was told; after a restart: %s',
  async (isRestarted) => {
    const cleo = await newcomer(isRestarted);
    expect(cleo.viewer).toBe(1);
    expect(cleo.frames.join()).not.toContain('@muted');
    expect(cleo.snapshot).not.toBeNull();
  },
);

it('nobody is shown the match of the one before in the seat but as the gallery saw it', async () => {
  const room = await court(true);
  await room.guest.send({ t: 'mute', seats: [0], gallery: false } as never);
  for (const client of [room.host, room.guest])
    await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
  await room.guest.send({ t: 'leave' } as never);
  const sat = await room.hall.sit(room.code, { name: 'Cleo', nonce: NONCES[2] });
  if (!sat.ok) throw new Error(sat.refusal.code);
  const [cleo, host] = [sat.value.token, room.hostToken].map((key) => fakeClient(() => room.hall, room.table, key));
  for (const client of [cleo, host]) await client.connect(undefined, 'with history');
  expect(cleo.snapshot?.view).toEqual(room.watcher.view);
  expect(cleo.frames.join()).not.toContain('@muted');
  expect(host.snapshot?.view).toEqual(room.host.view);
});
