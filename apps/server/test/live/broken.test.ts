import { expect, it } from 'vitest';
import { openHouse } from '../../src/house.ts';
import { readConfig, serve } from '../../src/index.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { throughLetters } from '../far/through-letters.ts';
import { brokenThread } from '../store/broken-thread.ts';
import { scratchFile } from '../store/scratch.ts';

const NONCE = '0'.repeat(32);
const COMMIT = "db().exec('commit');";
/** The disk fails when somebody of this name sits down. */
const FAILING = `
  if (db().prepare("select count(*) as n from journal where entries like '%Jonah%'").get()?.n)
    throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
  ${COMMIT}`;

it('a server whose disk fails while it writes says that it is not ready, and that it must be started again', async () => {
  const reading = readConfig({ PRETENDER_PORT: '0', PRETENDER_DATA: scratchFile(), PRETENDER_LOG: 'silent' });
  if (!reading.ok) throw new Error(reading.problems.join());
  const script = brokenThread({ [COMMIT]: FAILING });
  const openStore: typeof openSqliteStore = (path, options) => openSqliteStore(path, { ...options, script });
  const server = await serve(reading.config, async (config, log) =>
    throughLetters(await openHouse(config, log, { openStore })),
  );
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const opened = await post('/api/tables', { settings: { game: 'hoax', seats: 3 }, name: 'Ann', nonce: NONCE });
  const { table } = (await opened.json()) as { table: string };
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  const sat = await post(`/api/tables/${table}/seats`, { name: 'Jonah', nonce: NONCE });
  expect(sat.status).toBeGreaterThanOrEqual(500);
  expect(await server.broken).toMatchObject({ trouble: 'unknown' });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  // Its last word about the time cannot be written either; everything else is closed.
  await expect(server.stop()).rejects.toMatchObject({ trouble: 'unknown' });
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
});
