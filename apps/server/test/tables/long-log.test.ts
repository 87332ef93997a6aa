// What a table costs whose log is long, and what keeps it from growing.

import type { Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from '../../src/tables/full-log.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { openRound, reopen, say, setUp, specsOf } from './round.ts';

const codeOf = (answer: { readonly t: string; readonly code?: string }) => answer.code ?? answer.t;
const MUTE = { t: 'mute', seats: [2], gallery: true } as never;

describe('what is written', () => {
  it.each([
    ['mute', MUTE],
    ['autoPass', { t: 'autoPass', scope: 'round' } as never],
    ['ready', { t: 'ready', nonce: 'a'.repeat(32) } as never],
    ['rename', { t: 'rename', name: 'Carla' } as never],
  ])('by %s is bounded for a seat, over all its devices, and goes on later', async (_, command) => {
    const { guest, world, hall, table, token, host } = await court(false);
    const devices = [guest];
    for (let count = 0; count < 3; count++) devices.push(fakeClient(() => hall, table, token));
    for (const device of devices.slice(1)) await device.connect();
    const answers: string[] = [];
    for (let at = 0; at < 120; at++) {
      const id = `x${at}`;
      answers.push(codeOf((await devices[at % 4].send({ ...(command as object), id } as never)) as never));
    }
    expect(answers.filter((code) => code === 'ack').length).toBeLessThan(40);
    expect(answers.at(-1)).toBe('too-fast');
    expect(codeOf((await host.send(command)) as never)).not.toBe('too-fast');
    await world.pass(10_000);
    expect(codeOf((await guest.send({ ...(command as object), id: 'later' } as never)) as never)).toBe('ack');
  });

  it('by votes too', async () => {
    const { guest } = await court(true);
    const vote = (yes: boolean) => guest.send({ t: 'vote', motion: { kind: 'windUp' }, yes } as never);
    const answers: string[] = [];
    for (let at = 0; at < 60; at++) answers.push(codeOf((await vote(at % 2 === 0)) as never));
    expect(answers.filter((code) => code === 'ack').length).toBeLessThan(12);
  });
});

describe('a command that comes again', () => {
  it('is answered without reading the log, whatever the answer was', async () => {
    const round = await openRound();
    const [host] = round.clients;
    const { read } = round.store;
    let reads = 0;
    round.store.read = (...given) => {
      reads++;
      return read(...given);
    };
    const first = await host.send({ ...(MUTE as object), id: 'again' } as never);
    for (let count = 0; count < 3; count++)
      expect(await host.send({ ...(MUTE as object), id: 'again' } as never)).toEqual(first);
    expect(codeOf((await host.send({ t: 'start', id: 'go' } as never)) as never)).toBe('ack');
    expect(reads).toBe(0);
  });
});

describe('a log that is full', () => {
  it('takes what brings the match to its end, and nothing else', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await setUp(round);
    const lines = await round.store.read(round.table, -1);
    const muted: TableLine = { kind: 'muted', seat: 3 as Seat, seats: [], gallery: false };
    const more = Array.from({ length: MOST_LINES - lines.length }, (_, at) => ({
      table: round.table,
      seq: lines.length + at,
      cmd: null,
      at: round.world.now(),
      body: JSON.stringify(muted),
    }));
    await round.store.append(more[0], null, more.slice(1));
    await reopen(round, 0);
    const [host] = round.clients;
    expect(codeOf((await host.send(MUTE)) as never)).toBe('not-now');
    expect(codeOf((await host.send({ t: 'say', text: 'Hear!' } as never)) as never)).toBe('not-now');
    expect(specsOf(host).length).toBeGreaterThan(0);
    expect((await say(host, { type: 'claim', as: 'farmer', do: 'harvest' })).t).toBe('ack');
    expect(codeOf((await host.send({ t: 'pause' } as never)) as never)).toBe('not-now');
    for (const client of round.clients)
      await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
    expect(host.told.map(({ type }) => type)).toContain('@ended');
    expect(codeOf((await host.send({ t: 'rematch' } as never)) as never)).toBe('not-now');
  });
});
