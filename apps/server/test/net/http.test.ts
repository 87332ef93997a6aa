import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { REFUSALS } from '@pretender/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STATUS } from '../../src/net/refusals.ts';
import { connect, HELLO, refusedUpgrade } from './client.ts';
import { CODE, RECORD, SETTINGS, TICKET, TOKEN } from './fake-hall.ts';
import { openNet } from './open-net.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
const ANN = { name: 'Ann', nonce: NONCE };
/** With the address that she comes from: no body can say so. */
const COMING_ANN = { ...ANN, from: '127.0.0.1' };
const OPEN = { settings: { game: 'hoax', seats: 4 }, ...ANN };

describe('the tables over HTTP', () => {
  it('opens a table and fills in what was left out', async () => {
    const { ask, hall } = await openNet();
    const response = await ask({ method: 'POST', url: '/api/tables', payload: OPEN });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ table: 'table-1', code: CODE, seat: 0, token: TOKEN });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(hall.asked).toEqual([['open', { ...SETTINGS, isPublic: false }, COMING_ANN]]);
  });

  it('passes seats, returns and keys on to the hall', async () => {
    const { ask, hall } = await openNet();
    const seat = await ask({ method: 'POST', url: `/api/tables/${CODE}/seats`, payload: ANN });
    const back = await ask({ method: 'POST', url: `/api/tables/${CODE}/returns`, payload: { seat: 2, ...ANN } });
    const key = await ask({ method: 'POST', url: '/api/keys', payload: { token: TOKEN } });
    const only = await ask({ method: 'POST', url: '/api/keys', payload: { token: TOKEN, isOnly: true } });
    expect([seat.statusCode, back.statusCode, key.statusCode, only.statusCode]).toEqual([201, 202, 201, 201]);
    expect(back.json().seat).toBe(2);
    expect(hall.asked).toEqual([
      ['sit', CODE, COMING_ANN],
      ['askBack', CODE, 2, COMING_ANN],
      ['copyKey', TOKEN],
      ['keepOnlyKey', TOKEN],
    ]);
  });

  it('passes tickets on to the hall, in bodies only', async () => {
    const { ask, hall } = await openNet();
    const post = (url: string, payload: object) => ask({ method: 'POST', url, payload });
    const made = await post('/api/tickets', { token: TOKEN, seat: 2 });
    expect(made.json()).toEqual({ table: 'table-1', code: CODE, seat: 2, ticket: TICKET, left: null });
    const looked = await post(`/api/tables/${CODE}/tickets`, { ticket: TICKET });
    const key = await post(`/api/tables/${CODE}/keys`, { ticket: TICKET });
    const seat = await post(`/api/tables/${CODE}/seats`, { ...ANN, ticket: TICKET });
    const answers = [made, looked, key, seat];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 201]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(hall.asked).toEqual([
      ['makeTicket', TOKEN, 2],
      ['lookAtTicket', CODE, TICKET],
      ['useTicket', CODE, TICKET],
      ['sit', CODE, { ...COMING_ANN, ticket: TICKET }],
    ]);
    for (const url of [`/api/tickets/${TICKET}`, `/api/tables/${CODE}/tickets?ticket=${TICKET}`])
      expect((await ask(url)).statusCode).toBe(404);
    expect(hall.asked).toHaveLength(4);
  });

  it('says with a key, and with nothing else, what waits for a seat', async () => {
    const { ask, hall } = await openNet();
    const post = (url: string, payload: object) => ask({ method: 'POST', url, payload });
    const looked = await post('/api/seats', { token: TOKEN });
    expect(looked.statusCode).toBe(200);
    expect(looked.json()).toMatchObject({ seat: 1, isAsked: true });
    expect(hall.asked).toEqual([['lookAtSeat', TOKEN]]);
    expect((await post('/api/seats', {})).json()).toMatchObject({ code: 'bad-message', field: 'token' });
    expect((await ask(`/api/seats?token=${TOKEN}`)).statusCode).toBe(404);
  });

  it('lists tables, shows one, and gives a record as a file', async () => {
    const { ask, hall } = await openNet();
    expect((await ask('/api/tables')).json().tables).toHaveLength(1);
    expect((await ask(`/api/tables/${CODE}`)).json().settings).toEqual(SETTINGS);
    const record = await ask(`/api/tables/${CODE}/matches/3`);
    expect(record.body).toBe(RECORD);
    expect(record.headers['content-disposition']).toBe('attachment; filename="pretender-match-3.json"');
    expect(hall.asked.at(-1)).toEqual(['record', CODE, 3]);
  });

  it('keeps a record back while the match is played', async () => {
    const { ask, hall } = await openNet();
    hall.refuses = 'not-now';
    const response = await ask(`/api/tables/${CODE}/matches/1`);
    expect([response.statusCode, response.json().code]).toEqual([403, 'not-now']);
  });

  it.each(REFUSALS)('says %s with its own status', async (code) => {
    const { ask, hall } = await openNet();
    hall.refuses = code;
    const response = await ask({ method: 'POST', url: `/api/tables/${CODE}/seats`, payload: ANN });
    expect(response.statusCode).toBe(STATUS[code]);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).toEqual({ code, why: null, field: null, clause: null });
  });

  it.each([
    ['nothing', undefined, null],
    ['a list', [], null],
    ['no name', { nonce: NONCE }, 'name'],
    ['an empty name', { name: '', nonce: NONCE }, 'name'],
    ['a name with a line break', { name: 'A\nB', nonce: NONCE }, 'name'],
    ['a long name', { name: 'x'.repeat(25), nonce: NONCE }, 'name'],
    ['a short nonce', { name: 'Ann', nonce: 'abc' }, 'nonce'],
    ['an address of its own', { ...ANN, from: '192.0.2.7' }, null],
    ['something more', { ...ANN, seat: 1 }, 'seat'],
  ])('refuses %s and names the field', async (_title, payload, field) => {
    const { ask, hall } = await openNet();
    const response = await ask({
      method: 'POST',
      url: `/api/tables/${CODE}/seats`,
      headers: { 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad-message', clause: null });
    if (field !== null) expect(response.json().field).toBe(field);
    expect(hall.asked).toEqual([]);
  });

  it.each([
    ['broken JSON', 'application/json', '{"name":', [400, 'bad-message']],
    ['a poisoned object', 'application/json', '{"__proto__":{"x":1}}', [400, 'bad-message']],
    ['plain text', 'text/plain', JSON.stringify(ANN), [415, 'bad-message']],
    ['a form', 'application/x-www-form-urlencoded', 'name=Ann', [415, 'bad-message']],
    ['a large body', 'application/json', JSON.stringify({ ...ANN, x: 'x'.repeat(9000) }), [413, 'too-large']],
  ])('refuses %s', async (_title, type, payload, expected) => {
    const { ask } = await openNet();
    const headers = { 'content-type': type };
    const response = await ask({ method: 'POST', url: '/api/keys', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual(expected);
    expect(Object.keys(response.json())).toEqual(['code', 'why', 'field', 'clause']);
  });

  it.each([
    ['/api/tables/no%20such%20code', 'no-such-table'],
    [`/api/tables/${'x'.repeat(41)}`, 'no-such-table'],
    ['/api/tables/..%2f..%2fetc', 'no-such-table'],
    [`/api/tables/${CODE}/matches/one`, 'not-here'],
    [`/api/tables/${CODE}/matches/-1`, 'not-here'],
    ['/api/nothing', 'not-here'],
    ['/nothing', 'not-here'],
    ['/metrics', 'not-here'],
    ['/%', 'bad-message'],
  ])('%s is %s, and the hall is not asked', async (url, code) => {
    const { ask, hall } = await openNet();
    const response = await ask(url);
    expect(response.json().code).toBe(code);
    expect(response.statusCode).toBe(STATUS[code as keyof typeof STATUS]);
    expect(hall.asked).toEqual([]);
  });

  it('answers an error of the hall without telling it', async () => {
    const { ask, hall, logged } = await openNet();
    hall.list = async () => {
      throw new Error('the disk is gone');
    };
    const response = await ask('/api/tables');
    expect([response.statusCode, response.json().code]).toEqual([500, 'busy']);
    expect(response.body).not.toContain('disk');
    expect(logged.join()).toContain('the disk is gone');
  });
});

describe('limits over HTTP', () => {
  it('lets one address open so many tables an hour, and more an hour later', async () => {
    const { ask, clock } = await openNet({ limits: { tablesPerHour: 3 } });
    const open = (remoteAddress: string) => ask({ method: 'POST', url: '/api/tables', payload: OPEN, remoteAddress });
    for (let i = 0; i < 3; i += 1) expect((await open('10.0.0.1')).statusCode).toBe(201);
    const refused = await open('10.0.0.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-fast']);
    expect(Number(refused.headers['retry-after'])).toBe(1200);
    expect((await open('10.0.0.2')).statusCode).toBe(201);
    clock.advance(1_200_000);
    expect((await open('10.0.0.1')).statusCode).toBe(201);
  });

  it('lets one address ask for twenty tables that are not there in a minute, and then for none until later', async () => {
    const { ask, clock, hall, url } = await openNet();
    hall.refuses = 'no-such-table';
    const look = (remoteAddress: string, path = '') => ask({ url: `/api/tables/ABCD${path}`, remoteAddress });
    for (let i = 0; i < 20; i += 1)
      expect((await look('127.0.0.1', ['', '/matches/1'][i % 2])).json().code).toBe('no-such-table');
    hall.refuses = null;
    const refused = await look('127.0.0.1');
    expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after'])]).toEqual([
      429,
      'too-fast',
      3,
    ]);
    expect((await refusedUpgrade(url)).body.code).toBe('too-fast');
    expect((await look('10.0.0.2')).statusCode).toBe(200);
    clock.advance(3000);
    expect((await look('127.0.0.1')).statusCode).toBe(200);
    expect((await ask({ url: '/api/tables', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
  });

  it('counts tickets that fit no seat like tables that are not there, and all that are made and shown like joins', async () => {
    const { ask, hall } = await openNet({ limits: { joinsPerMinute: 30 } });
    const post = async (url: string, payload: object, remoteAddress: string) =>
      (await ask({ method: 'POST', url, payload, remoteAddress })).statusCode;
    hall.refuses = 'wrong-ticket';
    const door = (at: number) => `/api/tables/${CODE}/${['tickets', 'keys', 'seats'][at % 3]}`;
    const guess = (at: number) => post(door(at), { ...(at % 3 === 2 ? ANN : {}), ticket: `guess ${at}` }, '10.0.0.1');
    for (let at = 0; at < 20; at++) expect(await guess(at)).toBe(403);
    hall.refuses = null;
    expect(await guess(20)).toBe(429);
    const make = () => post('/api/tickets', { token: TOKEN, seat: 1 }, '10.0.0.2');
    for (let at = 0; at < 30; at++) expect(await make()).toBe(201);
    expect([await make(), await post(door(0), { ticket: 'x' }, '10.0.0.2')]).toEqual([429, 429]);
  });

  it('counts tables that are not there over sockets too', async () => {
    const { url, hall, ask } = await openNet();
    hall.refuses = 'no-such-table';
    for (let i = 0; i < 20; i += 1) {
      const client = await connect(url);
      client.send(HELLO);
      expect(await client.closed).toBe(1008);
    }
    await expect.poll(async () => (await ask('/api/tables/ABCD')).json().code).toBe('too-fast');
  });

  it('lets one address fetch thirty records a minute', async () => {
    const { ask } = await openNet();
    const fetched = async () => (await ask('/api/tables/ABCD/matches/1')).statusCode;
    for (let i = 0; i < 30; i += 1) expect(await fetched()).toBe(200);
    expect(await fetched()).toBe(429);
  });

  it('lets one address hold only so many connections, whatever it does with them', async () => {
    const { url } = await openNet({ limits: { socketsPerAddress: 2 } });
    const { port } = new URL(url);
    const dial = async (): Promise<Socket> => {
      const socket = createConnection({ port: Number(port), host: '127.0.0.1' }).resume();
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    const sockets: Socket[] = [];
    for (let i = 0; i < 30; i += 1) sockets.push(await dial());
    const open = () => sockets.filter(({ closed }) => !closed);
    await expect.poll(() => open().length).toBe(26);
    for (const socket of open().slice(0, 20)) socket.destroy();
    await expect
      .poll(async () => {
        const socket = await dial();
        sockets.push(socket);
        socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
        const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
        return String(answer[0]).split('\r\n')[0];
      })
      .toBe('HTTP/1.1 200 OK');
  });

  it('does not count what was not even readable', async () => {
    const { ask } = await openNet({ limits: { tablesPerHour: 1 } });
    const post = (payload: object) => ask({ method: 'POST', url: '/api/tables', payload });
    for (let i = 0; i < 5; i += 1) expect((await post({})).statusCode).toBe(400);
    expect((await post(OPEN)).statusCode).toBe(201);
  });

  it('says honestly that all tables are taken', async () => {
    const { ask, hall } = await openNet({ limits: { tables: 5 } });
    hall.tables = 5;
    const response = await ask({ method: 'POST', url: '/api/tables', payload: OPEN });
    expect([response.statusCode, response.json().code]).toEqual([503, 'server-full']);
  });

  it('bounds joins and all requests of one address, but never health', async () => {
    const { ask } = await openNet({ limits: { joinsPerMinute: 2, requestsPerMinute: 6 } });
    const sit = () => ask({ method: 'POST', url: `/api/tables/${CODE}/seats`, payload: ANN });
    expect([await sit(), await sit(), await sit()].map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
    for (let i = 0; i < 3; i += 1) expect((await ask('/api/tables')).statusCode).toBe(200);
    expect((await ask('/api/tables')).statusCode).toBe(429);
    expect((await ask('/health/live')).statusCode).toBe(200);
  });

  it('does not believe a stranger about its address, only a known proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const look = { url: '/api/tables', headers };
    const open = await openNet({ limits: { requestsPerMinute: 1 } });
    expect((await open.ask(look)).statusCode).toBe(200);
    expect((await open.ask('/api/tables')).statusCode).toBe(429);
    const proxied = await openNet({ limits: { requestsPerMinute: 1 }, trustProxy: ['loopback'] });
    expect((await proxied.ask(look)).statusCode).toBe(200);
    expect((await proxied.ask('/api/tables')).statusCode).toBe(200);
    expect((await proxied.ask(look)).statusCode).toBe(429);
  });
});

describe('origins over HTTP', () => {
  it.each([
    ['our own page', { host: 'play.example:3000', origin: 'http://play.example:3000' }, 201],
    ['a page on the list', { host: 'play.example', origin: 'https://friend.example' }, 201],
    ['no page at all', { host: 'play.example' }, 201],
    ['another page', { host: 'play.example', origin: 'https://evil.example' }, 403],
    ['a page in a sandbox', { host: 'play.example', origin: 'null' }, 403],
  ])('%s', async (_title, headers, status) => {
    const { ask } = await openNet({ origins: ['https://friend.example'] });
    const response = await ask({ method: 'POST', url: '/api/tables', payload: OPEN, headers });
    expect(response.statusCode).toBe(status);
  });
});
