import { setImmediate } from 'node:timers/promises';
import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it, vi } from 'vitest';
import { connect, enter, HELLO, refusedUpgrade } from './client.ts';
import { CODE, TOKEN } from './fake-hall.ts';
import { openNet } from './open-net.ts';
import { Receiver } from './ws-inside.ts';

const pause = (id: string) => ({ t: 'pause', id });

describe('a socket', () => {
  it('says hello, comes in, and its commands reach the table', async () => {
    const { url, hall } = await openNet();
    const client = await connect(url);
    client.send({ ...HELLO, token: TOKEN, since: 4 });
    expect(await client.next()).toEqual({ t: 'welcome' });
    client.send(pause('a'));
    expect(await client.next()).toEqual({ t: 'ack', id: 'a', n: 0 });
    client.send({ t: 'ping', n: 9 });
    expect(await client.next()).toEqual({ t: 'pong', n: 9 });
    expect(hall.guests[0]?.hello).toEqual({ ...HELLO, token: TOKEN, since: 4 });
    expect(hall.commands).toEqual([pause('a')]);
  });

  it('is read here and not by the library, where it says something short', async () => {
    const reading = vi.spyOn(Receiver.prototype, 'dataMessage');
    const readByServer = () => (reading.mock.contexts as { _isServer?: boolean }[]).filter((each) => each._isServer);
    const { url } = await openNet();
    const client = await enter(url);
    client.send(pause('a'));
    await client.next();
    expect(readByServer()).toHaveLength(0);
    client.send(pause('é'));
    expect(await client.next()).toMatchObject({ t: 'no', code: 'bad-message' });
    expect(readByServer()).toHaveLength(1);
    reading.mockRestore();
  });

  it.each([
    ['a command', pause('a'), 'bad-message'],
    ['a ping', { t: 'ping', n: 1 }, 'bad-message'],
    ['nonsense', 'hello', 'bad-message'],
    ['a hello without a table', { t: 'hello', v: PROTOCOL }, 'bad-message'],
    ['a hello of another time', { ...HELLO, v: PROTOCOL - 1 }, 'old-protocol'],
  ])('that begins with %s is sent away', async (_title, first, code) => {
    const { url, hall } = await openNet();
    const client = await connect(url);
    client.send(first);
    expect(await client.next()).toEqual({ t: 'bye', code });
    expect(await client.closed).toBe(1008);
    expect(hall.guests).toEqual([]);
  });

  it('that says nothing for five seconds is sent away', async () => {
    const { url, clock } = await openNet();
    const client = await connect(url);
    clock.advance(4999);
    expect(client.frames).toEqual([]);
    clock.advance(1);
    expect(await client.next()).toEqual({ t: 'bye', code: 'bad-message' });
    expect(await client.closed).toBe(1008);
  });

  it('that has said hello may be silent', async () => {
    const { url, clock, hall } = await openNet();
    const client = await enter(url);
    clock.advance(10_000);
    client.send(pause('a'));
    await client.next();
    expect(hall.commands).toHaveLength(1);
  });

  it('hears why the hall does not let it in', async () => {
    const { url, hall } = await openNet();
    hall.refuses = 'no-such-table';
    const client = await connect(url);
    client.send(HELLO);
    expect(await client.next()).toEqual({ t: 'bye', code: 'no-such-table' });
    expect(await client.closed).toBe(1008);
  });

  it('may not say hello twice', async () => {
    const { url, hall } = await openNet();
    const client = await enter(url);
    client.send(HELLO);
    expect(await client.next()).toMatchObject({ t: 'no', id: null, code: 'not-now' });
    expect(hall.guests).toHaveLength(1);
  });

  it('leaves its table when it closes, and when the hall was slow to open', async () => {
    const { url, app, hall } = await openNet();
    const client = await enter(url);
    client.socket.close();
    await expect.poll(() => hall.guests[0]?.hasLeft).toBe(true);
    const shut = () => undefined;
    let open: () => void = shut;
    hall.onEnter = () =>
      new Promise((resolve) => {
        open = resolve;
      });
    const late = await connect(url);
    late.send(HELLO);
    late.send(pause('a'));
    await expect.poll(() => open).not.toBe(shut);
    late.socket.terminate();
    const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    open();
    await expect.poll(() => hall.guests[1]?.hasLeft).toBe(true);
    expect(hall.commands).toEqual([]);
  });

  it('is closed by the hall with the reason', async () => {
    const { url, hall } = await openNet();
    const client = await enter(url);
    hall.guests[0]?.listener.close('replaced');
    hall.guests[0]?.listener.send('{"t":"told"}');
    expect(await client.closed).toBe(4000);
    expect(client.frames.at(-1)).toEqual({ t: 'bye', code: 'replaced' });
  });

  it('survives a hall that fails', async () => {
    const { url, hall } = await openNet();
    hall.onCommand = async () => {
      throw new Error('broken');
    };
    const client = await enter(url);
    client.send(pause('a'));
    expect(await client.next()).toMatchObject({ t: 'no', id: 'a', code: 'busy' });
    hall.onEnter = async () => {
      throw new Error('broken');
    };
    const other = await connect(url);
    other.send(HELLO);
    expect(await other.next()).toEqual({ t: 'bye', code: 'busy' });
    expect(await other.closed).toBe(1013);
  });
});

describe('order', () => {
  it('is kept: a command begins when the one before is done, whatever each takes', async () => {
    const { url, hall } = await openNet();
    let atOnce = 0;
    let most = 0;
    hall.onCommand = async (command, listener) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      for (let i = (command.id.charCodeAt(1) * 7) % 5; i > 0; i -= 1) await setImmediate();
      atOnce -= 1;
      listener.send(JSON.stringify({ t: 'ack', id: command.id, n: 0 }));
    };
    const client = await connect(url);
    client.send(HELLO);
    const ids = Array.from({ length: 15 }, (_, i) => `c${i}`);
    for (const id of ids) client.send(pause(id));
    await client.next();
    for (const id of ids) expect(await client.next()).toMatchObject({ t: 'ack', id });
    expect(most).toBe(1);
  });

  it('ends where too much waits: the rest is told that the table is busy', async () => {
    const { url, hall, clock } = await openNet();
    hall.onCommand = () => new Promise(() => undefined);
    const client = await enter(url);
    for (let i = 0; i < 35; i += 1) {
      clock.advance(1000);
      client.send(pause(`c${i}`));
      client.send({ t: 'ping', n: i });
      await expect.poll(() => client.frames.at(-1), { interval: 2 }).toEqual({ t: 'pong', n: i });
    }
    const refused = client.frames.filter(({ t }) => t === 'no');
    expect(refused).toMatchObject([33, 34].map((i) => ({ id: `c${i}`, code: 'busy' })));
  });
});

describe('bad frames', () => {
  it.each([
    ['binary', Buffer.from(JSON.stringify(pause('a'))), true, null],
    ['no JSON', 'pause', false, null],
    ['a number', '7', false, null],
    ['null', 'null', false, null],
    ['a list', '[1]', false, null],
    ['an unknown command', '{"t":"win","id":"a"}', false, 'a'],
    ['an id that is none', '{"t":"pause","id":"a b"}', false, null],
    ['something more', '{"t":"pause","id":"a","seat":0}', false, 'a'],
    ['a name that every object has', '{"t":"constructor","id":"a"}', false, 'a'],
    ['a poisoned move', '{"t":"move","id":"a","ask":0,"move":{"type":"x","y":{"__proto__":{}}}}', false, null],
    ['depth', `{"t":"say","id":"a","text":${'['.repeat(2000)}${']'.repeat(2000)}}`, false, null],
  ])('%s gets one refusal and the socket lives', async (_title, data, isBinary, id) => {
    const { url, hall } = await openNet();
    const client = await enter(url);
    client.raw(data, isBinary);
    expect(await client.next()).toMatchObject({ t: 'no', id, code: 'bad-message' });
    client.send({ t: 'ping', n: 1 });
    expect(await client.next()).toEqual({ t: 'pong', n: 1 });
    expect(hall.commands).toEqual([]);
  });

  it('too large closes with 1009, no UTF-8 with 1007', async () => {
    const { url, hall } = await openNet();
    const large = await enter(url);
    large.raw(JSON.stringify({ t: 'say', id: 'a', text: 'x'.repeat(8192) }));
    expect(await large.closed).toBe(1009);
    const wrong = await enter(url);
    wrong.raw(Buffer.from([0xff, 0xfe]));
    expect(await wrong.closed).toBe(1007);
    expect(hall.commands).toEqual([]);
    await expect.poll(() => hall.guests.map(({ hasLeft }) => hasLeft)).toEqual([true, true]);
  });

  it('are never compressed', async () => {
    const { url } = await openNet();
    expect((await connect(url)).socket.extensions).toBe('');
  });
});

describe('pace', () => {
  it('too fast is refused by id, and goes on when time has passed', async () => {
    const { url, clock, hall } = await openNet();
    const client = await enter(url);
    for (let i = 0; i < 22; i += 1) client.send(pause(`c${i}`));
    for (let i = 0; i < 22; i += 1) await client.next();
    const refused = client.frames.filter(({ t }) => t === 'no');
    expect(refused).toMatchObject([19, 20, 21].map((i) => ({ id: `c${i}`, code: 'too-fast' })));
    expect(hall.commands).toHaveLength(19);
    clock.advance(125);
    client.send(pause('again'));
    expect(await client.next()).toMatchObject({ t: 'ack', id: 'again' });
  });

  it('too fast for long is the end', async () => {
    const { url } = await openNet();
    const client = await enter(url);
    for (let i = 0; i < 100; i += 1) client.send({ t: 'ping', n: i });
    expect(await client.closed).toBe(1008);
    expect(client.frames.at(-1)).toEqual({ t: 'bye', code: 'too-fast' });
    expect(client.frames).toHaveLength(1 + 19 + 60 + 1);
  });

  it('counts control frames too', async () => {
    const { url } = await openNet();
    const client = await enter(url);
    for (let i = 0; i < 100; i += 1) client.socket.ping();
    expect(await client.closed).toBe(1008);
  });
});

describe('the door', () => {
  it.each([
    ['another page', { origin: 'https://evil.example' }, {}],
    ['no page, where that is not allowed', {}, { allowNoOrigin: false }],
  ])('is shut for %s', async (_title, headers, change) => {
    const { url } = await openNet(change);
    expect(await refusedUpgrade(url, { headers })).toMatchObject({ status: 403, body: { code: 'not-here' } });
  });

  it('is open for our own page and those on the list', async () => {
    const { url } = await openNet({ allowNoOrigin: false, origins: ['https://friend.example'] });
    await enter(url, { headers: { origin: url } });
    await enter(url, { headers: { origin: 'https://friend.example' } });
  });

  it('lets so many in from one address, and again when one has gone', async () => {
    const { url } = await openNet({ limits: { socketsPerAddress: 2 } });
    const first = await connect(url);
    await connect(url);
    expect(await refusedUpgrade(url)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    first.socket.close();
    await first.closed;
    await expect
      .poll(() =>
        connect(url).then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in');
  });

  it('says honestly that the server is full', async () => {
    const { url } = await openNet({ limits: { sockets: 1 } });
    await connect(url);
    expect(await refusedUpgrade(url)).toMatchObject({ status: 503, body: { code: 'server-full' } });
  });

  it('is nowhere else, and what knocks there does not get into the log', async () => {
    const { url, logged } = await openNet();
    expect((await refusedUpgrade(url, { path: `/t/${CODE}` })).status).toBe(404);
    expect((await refusedUpgrade(url, { path: '/nothing' })).status).toBe(404);
    expect(logged.join()).not.toContain(CODE);
  });

  it('is for sockets only', async () => {
    const { ask } = await openNet();
    expect((await ask('/ws')).statusCode).toBe(426);
  });

  it('counts only sockets that really opened', async () => {
    const { url } = await openNet({ limits: { socketsPerAddress: 1 } });
    const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const { request } = await import('node:http');
    for (let i = 0; i < 3; i += 1)
      await new Promise((resolve) =>
        request(`${url}/ws`, { headers }).on('response', resolve).on('error', resolve).end(),
      );
    await enter(url);
  });
});
