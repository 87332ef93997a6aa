// Who may ask for a lost seat, and whose request gives way to whose.

import { describe, expect, it } from 'vitest';
import { approve, type Company, company, keyOf, MINUTE, says } from './company.ts';

const SECOND = 1000;
const address = (at: number) => `203.0.113.${at}`;
const refused = (why: unknown) => ({ ok: false, refusal: { code: 'not-now', why } });
const ended = (request: number) => ({ type: '@returned', request, seat: 1, yes: false, why: 'newer' });

async function fill({ ask }: Company, count: number, from = 1): Promise<void> {
  for (let at = from; at < from + count; at++) await keyOf(ask(1, `Thief ${at}`, address(at)));
}

describe('strangers who ask again and again', () => {
  it('do not push out the owner’s request before somebody can have read it', async () => {
    const { clients, ask, world, watcher } = await company(3);
    clients[1].drop();
    for (let at = 0; at < 6; at++) await Promise.all([1, 2, 3, 4].map((from) => ask(1, 'Thief', address(from))));
    const owner = await ask(1, 'P1', '192.0.2.1');
    expect(owner).toMatchObject({ ok: true });
    const request = (watcher.told.findLast(({ type }) => type === '@asksBack') as unknown as { request: number })
      .request;
    for (let at = 0; at < 40; at++) {
      await Promise.all(Array.from({ length: 12 }, (_, from) => ask(1, 'Thief', address(from))));
      await world.pass(700);
    }
    expect(await says(clients[0], approve(request))).toBe('ack');
    for (let at = 0; at < 100; at++) {
      await Promise.all(Array.from({ length: 12 }, (_, from) => ask(1, 'Thief', address(from))));
      await world.pass(5 * SECOND);
    }
    expect(await says(clients[2], approve(request))).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@returned', request, seat: 1, yes: true });
  });

  it('write little, so that there is room for others all evening', async () => {
    const { clients, ask, world, lines } = await company(3);
    clients[1].drop();
    for (let second = 0; second < 600; second++) {
      await Promise.all(Array.from({ length: 45 }, (_, from) => ask(1, 'Thief', address(from))));
      await world.pass(SECOND);
    }
    const asking = (await lines()).filter(({ kind }) => kind === 'asksBack' || kind === 'returned');
    // Each address asks six times in ten minutes, and each request is ended once.
    expect(asking.length).toBeLessThanOrEqual(45 * 6 * 2);
  }, 60_000);
});

describe('a request', () => {
  it('has room beside seven others, then gives way when it has stood for half a minute', async () => {
    const room = await company(3);
    const { clients, ask, world, watcher } = room;
    clients[1].drop();
    await fill(room, 1);
    await world.pass(10 * SECOND);
    await fill(room, 7, 2);
    const why = 'Others ask for that seat, and the table is deciding; you may ask again in 20 s.';
    expect(await ask(1, 'Late', address(9))).toMatchObject(refused(why));
    await world.pass(20 * SECOND);
    expect(await ask(1, 'Late', address(9))).toMatchObject({ ok: true });
    expect(watcher.told).toContainEqual(ended(1));
    expect(await ask(1, 'Later', address(10))).toMatchObject({ ok: false });
  });

  it('that somebody has backed gives way to nobody, not even from the same address', async () => {
    const room = await company(3);
    const { clients, ask, world, watcher } = room;
    clients[1].drop();
    await fill(room, 8);
    await says(clients[0], approve(1));
    await world.pass(MINUTE);
    await fill(room, 1, 9);
    expect(watcher.told).toContainEqual(ended(2));
    await keyOf(ask(1, 'Thief 3 again', address(3)));
    expect(watcher.told).toContainEqual(ended(3));
    await keyOf(ask(1, 'Thief 1 again', address(1)));
    expect(watcher.told).not.toContainEqual(ended(1));
    await watcher.connect();
    const requests = watcher.snapshot?.requests.map(({ request }) => request) ?? [];
    expect(requests).toHaveLength(8);
    for (const request of requests.slice(1)) await says(clients[0], approve(request));
    await world.pass(MINUTE);
    expect(await ask(1, 'Late', address(20))).toMatchObject(
      refused('Others ask for that seat, and the table is deciding.'),
    );
  });
});

describe('an address', () => {
  it('may ask three times at once at a table, then once in three minutes', async () => {
    const { clients, ask, world } = await company(4);
    for (const seat of [1, 2]) clients[seat].drop();
    for (const seat of [1, 2, 1]) await keyOf(ask(seat));
    const why = 'From your address this table was asked often; you may ask again in 180 s.';
    expect(await ask(2)).toMatchObject(refused(why));
    expect(await ask(2, 'P2', '192.0.2.2')).toMatchObject({ ok: true });
    await world.pass(3 * MINUTE);
    await keyOf(ask(2));
    expect(await ask(2)).toMatchObject(refused(why));
  });
});
