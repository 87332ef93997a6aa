// What somebody is told who has got a seat in the middle of a match: the hand as it is, and nothing else of what its owner was told.

import { describe, expect, it } from 'vitest';
import { type FakeClient, fakeClient, pastIn } from '../fake-client.ts';
import { approve, type Company, company, keyOf, MINUTE, says } from './company.ts';

/** The owner has set this and that, and is asked for nothing any more. */
async function withSecrets(room: Company, restartAfter = false): Promise<FakeClient> {
  const { clients, ask, world, table } = room;
  await world.pass(10_000);
  const owner = clients[1];
  expect(await says(owner, { t: 'mute', seats: [0], gallery: true })).toBe('ack');
  expect(await says(owner, { t: 'autoPass', scope: 'round' })).toBe('ack');
  const order = { type: 'doubt', seat: 0, as: 'judge' };
  expect(await says(owner, { t: 'order', order })).toBe('ack');
  owner.drop();
  const key = await keyOf(ask(1, 'Next'));
  for (const at of [0, 2]) await says(clients[at], approve(1));
  await world.pass(3 * MINUTE);
  if (restartAfter) await room.restart();
  return fakeClient(room.hall, table, key);
}

describe.each([false, true])('whoever gets a seat in a match, after a restart: %s', (isRestarted) => {
  it('sees the hand, and nothing that its owner had set', async () => {
    const room = await company(3);
    const next = await withSecrets(room, isRestarted);
    await next.connect();
    expect(next.viewer).toBe(1);
    expect(next.view?.hands[1]).not.toBeNull();
    expect(next.snapshot?.own).toEqual({ autoPass: 'off', muted: { seats: [], gallery: false }, orders: [] });
  });

  it('is told the match until then as the gallery heard it', async () => {
    const room = await company(3);
    const next = await withSecrets(room, isRestarted);
    await next.connect(undefined, 'with history');
    const gallery = fakeClient(room.hall, room.table, null);
    await gallery.connect(undefined, 'with history');
    expect(pastIn(next.frames[0])).toEqual(pastIn(gallery.frames[0]));
    expect(pastIn(next.frames[0])?.length).toBeGreaterThan(3);
  });

  it('does not learn by counting how much its owner was told', async () => {
    const room = await company(3);
    const next = await withSecrets(room, isRestarted);
    await next.connect();
    expect(next.n).toBeLessThan(5);
    await room.clients[0].connect();
    await says(room.clients[0], { t: 'say', text: 'Welcome!' });
    next.drop();
    await next.connect(next.n);
    expect(next.told.at(-1)).toMatchObject({ type: '@said', text: 'Welcome!' });
    expect(JSON.stringify(next.frames)).not.toContain('@ordered');
  });
});

it('whoever gets a seat has not the voice that its owner gave', async () => {
  const room = await company(4);
  const { clients, watcher } = room;
  await says(clients[1], { t: 'vote', motion: { kind: 'windUp' }, yes: true });
  await withSecrets(room);
  await watcher.connect();
  expect(watcher.snapshot?.motions).toEqual([]);
});
