import { describe, expect, it, vi } from 'vitest';
import { RECORD } from './fake-hall.ts';
import { openNet } from './open-net.ts';

const ID = 'a'.repeat(32);
const post = (payload: unknown) => ({ method: 'POST', url: '/api/records', payload }) as never;

describe('records over HTTP', () => {
  it('are handed in as files, larger than any other body, and fetched again', async () => {
    const { ask, hall, url } = await openNet();
    const sheet = { format: 'pretender-match', filler: 'x'.repeat(500_000) };
    const answer = await ask(post(sheet));
    expect([answer.statusCode, answer.json()]).toEqual([201, { record: ID }]);
    expect(hall.asked).toEqual([['importRecord', JSON.stringify(sheet), '127.0.0.1']]);
    const fetched = await ask(`/api/records/${ID}`);
    expect(fetched.body).toBe(RECORD);
    expect(await (await fetch(`${url}/api/records/${ID}`)).text()).toBe(RECORD);
    expect(fetched.headers['content-disposition']).toContain('pretender-record-aaaaaaaa.json');
  });

  it('are refused when they are too large, too many, or none', async () => {
    const { ask, hall } = await openNet({ limits: { tablesPerHour: 2 } });
    const large = await ask(post({ filler: 'x'.repeat(2 * 1024 * 1024) }));
    expect([large.statusCode, large.json().why]).toEqual([413, 'The body is larger than 2048 KB.']);
    hall.refuses = 'bad-record';
    expect((await ask(post({}))).statusCode).toBe(422);
    hall.refuses = null;
    expect((await ask(post({}))).statusCode).toBe(201);
    const third = await ask(post({}));
    expect([third.statusCode, third.json().code]).toEqual([429, 'too-fast']);
  });

  it('are passed on as they come, and not read where all sockets are', async () => {
    const { ask, hall } = await openNet();
    const headers = { 'content-type': 'application/json' };
    const read = vi.spyOn(JSON, 'parse');
    for (const payload of [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, '{"name":', '{"__proto__":{"x":1}}', ''])
      expect((await ask({ method: 'POST', url: '/api/records', headers, payload })).statusCode).toBe(201);
    expect(read).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(hall.asked.map(([, text]) => text)).toEqual([
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      '{"name":',
      '{"__proto__":{"x":1}}',
      '',
    ]);
    const form = await ask({
      method: 'POST',
      url: '/api/records',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'bad-message']);
  });

  it('are fetched thirty times a minute from one address', async () => {
    const { ask } = await openNet();
    for (let count = 0; count < 30; count++) expect((await ask(`/api/records/${ID}`)).statusCode).toBe(200);
    const more = await ask(`/api/records/${ID}`);
    expect([more.statusCode, more.json().code]).toEqual([429, 'too-fast']);
  });

  it.each(['x', '../tables', 'A'.repeat(32), 'a'.repeat(33)])('%s is no address of one', async (id) => {
    const { ask, hall } = await openNet();
    expect((await ask(`/api/records/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    expect(hall.asked).toEqual([]);
  });
});
