// What a table costs whose log is long, and what keeps it from growing.

import type { Seat } from '@pretender/kernel';
import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { BUDGETS, whyTooMuch } from '../../src/tables/budgets.ts';
import { court } from './court.ts';
import { fakeClient, pastIn } from './fake-client.ts';
import { openRound, say, setUp } from './round.ts';

const codeOf = (answer: { readonly t: string; readonly code?: string }) => answer.code ?? answer.t;
const MUTE = { t: 'mute', seats: [2], gallery: true } as never;

describe('what is written', () => {
  it.each([
    ['mute', MUTE],
    ['autoPass', { t: 'autoPass', scope: 'round' } as never],
    ['ready', { t: 'ready', commitment: 'a'.repeat(64) } as never],
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

  it('by spectators is bounded for all of them together, however often one comes in again', async () => {
    const { hall, table, host, world } = await court(true);
    const saidByStranger = async (text: string) => {
      const stranger = fakeClient(() => hall, table, null);
      await stranger.connect();
      const answer = await stranger.send({ t: 'say', text } as never);
      stranger.drop();
      return codeOf(answer as never);
    };
    const answers: string[] = [];
    for (let at = 0; at < 60; at++) answers.push(await saidByStranger(`${at}`));
    expect(answers.filter((code) => code === 'ack')).toHaveLength(30);
    expect(answers.at(-1)).toBe('too-fast');
    expect(codeOf((await host.send({ t: 'say', text: 'Quiet!' } as never)) as never)).toBe('ack');
    await world.pass(1000);
    expect(await saidByStranger('later')).toBe('ack');
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

describe('what goes on for ever', () => {
  const bid = { t: 'move', ask: 0, move: { type: 'bid', blame: 3 } } as never;
  const full = { spent: { play: BUDGETS.play } } as const;
  const state = (answered: boolean, type: string) => {
    const ask = { id: 0, seats: [0], mode: 'sealed', held: false };
    const game = { asks: () => [ask], answered: () => answered };
    const played = { isBeside: (each: string) => each === type };
    return { ...full, played, match: { game, state: {}, views: [{}] }, isWoundUp: false } as never;
  };

  it('is not written any more: deals, and other answers to what is answered', () => {
    expect(whyTooMuch(state(false, 'offer'), bid, 0 as Seat)).toBeNull();
    expect(whyTooMuch(state(true, 'offer'), bid, 0 as Seat)).toContain('full');
    expect(whyTooMuch(state(false, 'bid'), bid, 0 as Seat)).toContain('full');
    const nearly = { ...(state(true, 'bid') as object), spent: { play: BUDGETS.play - 1 } } as never;
    expect(whyTooMuch(nearly, bid, 0 as Seat)).toBeNull();
  });
});

describe('the log', () => {
  const counted = (round: Awaited<ReturnType<typeof openRound>>) => {
    const { read } = round.store;
    const lines: number[] = [];
    round.store.read = async (...given) => {
      const found = await read(...given);
      lines.push(found.length);
      return found;
    };
    return lines;
  };
  const windUp = async ({ clients }: Awaited<ReturnType<typeof openRound>>) => {
    for (const client of clients) await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
  };

  it('is not read for the record of a match that is not over, and only in part for one that is', async () => {
    const round = await openRound();
    await setUp(round);
    const lines = counted(round);
    for (const match of [0, 1, 2, 99])
      expect(await round.hall.record(round.table, match)).toMatchObject({ refusal: { code: 'not-now' } });
    expect(lines).toEqual([]);
    await windUp(round);
    await round.world.pass(20_000);
    await round.clients[0].send({ t: 'rematch' } as never);
    await setUp(round);
    const [{ head }] = [await round.store.tableBy(round.table)] as [{ head: number }];
    const first = await round.hall.record(round.table, 1);
    expect(first.ok && JSON.parse(String(first.value))).toMatchObject({ match: 1, record: { names: { length: 4 } } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toBeLessThan(head / 2 + 10);
    expect(await round.hall.record(round.table, 2)).toMatchObject({ refusal: { code: 'not-now' } });
  });

  it('is read once for all who want the story so far, and the story goes on', async () => {
    const round = await openRound();
    await setUp(round);
    const lines = counted(round);
    const pastOf = async (token?: string) => {
      const frames: string[] = [];
      const listener = { send: (frame: string) => void frames.push(frame), close() {} };
      await round.hall.enter({ t: 'hello', v: PROTOCOL, table: round.table, token, history: true }, listener);
      return pastIn(frames[0]) ?? [];
    };
    const own = () => {
      const { told } = round.clients[1];
      return told.slice(told.findLastIndex(({ type }) => type === '@started'));
    };
    expect(await pastOf(round.tokens[1])).toEqual(own());
    await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
    await round.clients[1].send({ t: 'autoPass', scope: 'round' } as never);
    expect(await pastOf(round.tokens[1])).toEqual(own());
    expect((await pastOf()).map(({ type }) => type)).not.toContain('dealt');
    const before = await pastOf();
    await round.watcher.send({ t: 'say', text: 'a long speech' } as never);
    expect(round.watcher.told.at(-1)).toMatchObject({ type: '@said' });
    expect(await pastOf()).toEqual(before);
    await windUp(round);
    await round.clients[0].send({ t: 'rematch' } as never);
    expect(await pastOf(round.tokens[1])).toEqual(own());
    expect(own().filter(({ type }) => type === '@started')).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });
});
