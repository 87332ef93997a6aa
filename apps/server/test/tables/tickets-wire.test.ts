// The whole way of a ticket through the real doors, and what is left of it in the log.

import { Writable } from 'node:stream';
import { type ChairAnswer, PROTOCOL, type TicketAnswer } from '@pretender/protocol';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { startNet } from '../../src/net/start-net.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { hashOf } from '../../src/tables/keys.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { connect } from '../net/client.ts';
import { idleClock, idleConfig } from '../net/idle-net.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, settingsWith } from './settings.ts';

it('seats a guest, moves a seat to another device, closes the sockets of the old one and leaves no trace in the log', async () => {
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'trace' }, sink);
  const store = openMemoryStore();
  const hall = await openHall({ store, world: fakeWorld(5), bots: localBots(), log });
  const net = await startNet({ hall: hallThroughLetters(hall), clock: idleClock(), config: idleConfig(), log });
  onTestFinished(() => net.stop());
  const secrets: string[] = [];
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(net.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as T & Partial<ChairAnswer & TicketAnswer>;
    for (const secret of [answer.token, answer.ticket]) if (secret) secrets.push(secret, hashOf(secret));
    return answer;
  };
  const enter = async ({ table, token }: ChairAnswer) => {
    const client = await connect(net.url);
    client.send({ t: 'hello', v: PROTOCOL, table, token });
    expect(await client.next()).toMatchObject({ t: 'welcome' });
    return client;
  };
  const host = await post<ChairAnswer>('/api/tables', {
    settings: settingsWith({ seats: 3 }),
    ...{ name: 'Ada', nonce: NONCES[0] },
  });
  const at = `/api/tables/${host.code}`;
  const invitation = await post<TicketAnswer>('/api/tickets', { token: host.token, seat: 1 });
  await post(`${at}/tickets`, { ticket: invitation.ticket });
  const bob = { name: 'Bob', nonce: NONCES[1], ticket: invitation.ticket };
  const guest = await post<ChairAnswer>(`${at}/seats`, bob);
  expect(await post(`${at}/seats`, { ...bob, name: 'Bobby' })).toMatchObject({ code: 'wrong-ticket' });
  const laptop = await enter(guest);
  const { ticket } = await post<TicketAnswer>('/api/tickets', { token: guest.token, seat: 1 });
  const phone = await enter(await post<ChairAnswer>(`${at}/keys`, { ticket }));
  // A disk that fails is written about, too.
  store.failNext('before-commit');
  expect(await post('/api/tickets', { token: guest.token, seat: 1 })).toMatchObject({ code: 'busy' });
  const only = await post<ChairAnswer>('/api/keys', { token: guest.token });
  await post('/api/keys', { token: only.token, isOnly: true });
  expect(await Promise.all([laptop.closed, phone.closed])).toEqual([4000, 4000]);
  expect(laptop.frames.at(-1)).toEqual({ t: 'bye', code: 'replaced' });
  await enter(only);
  expect(await post('/api/keys', { token: guest.token })).toMatchObject({ code: 'wrong-token' });
  const text = logged.join('');
  expect(text).toContain('/api/tables/:idOrCode/keys');
  expect(text).toContain('a line was not written');
  expect(new Set(secrets).size).toBe(12);
  for (const secret of [...secrets, host.code, 'Bob']) expect(text).not.toContain(secret);
});
