// The real command is stopped for a while, as a machine that is suspended or paused: nobody loses time by it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { GivenBack } from '../../src/stalls.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { kill, type Running, run } from './process.ts';
import { claim, doubt, heard, openServedRound, type ServedRound } from './served-round.ts';

const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/pretender.mjs', import.meta.url));

/** A Beat of 24.5 seconds of the tables is over in two and a half of ours. */
const HURRY = 10;
/** Long enough for a freeze, and longer for the tables than what is given back for anything else. */
const FROZEN_MS = 8000;

async function start(data: string): Promise<Running & { readonly url: string }> {
  const args = [LAUNCHER, 'serve', '--port', '0', '--data', data];
  const running = await run(args, { PRETENDER_LOG: 'error', PRETENDER_HURRY: String(HURRY) });
  onTestFinished(() => void running.child.kill('SIGKILL'));
  if (running.url === null) throw new Error(`the server has ended: ${await running.ended}`);
  return { ...running, url: running.url };
}

/** What was written of times in which the server could do nothing. */
async function stalls(data: string, { table }: ServedRound): Promise<readonly GivenBack[]> {
  const store = await openSqliteStore(data, { warn() {} });
  const lines = await store.read(table, -1);
  await store.close();
  const bodies = lines.map(({ body }) => JSON.parse(body) as TableLine);
  return bodies.flatMap((line) => (line.kind === 'stalled' ? line.stalls : []));
}

it('a window that was open when the process was frozen is open afterwards, with all its time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-freeze-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'p.sqlite');
  const running = await start(data);
  const round = await openServedRound(running.url, { speed: 'relaxed' });
  await claim(round);
  running.child.kill('SIGSTOP');
  await sleep(FROZEN_MS);
  running.child.kill('SIGCONT');
  // It answers this after it was awake for a while.
  await round.clients[2].send({ t: 'say', text: 'where were we?' } as never);
  expect(heard(round.clients[2], 'stood')).toBe(0);
  expect(await doubt(round.clients[1])).toMatchObject({ t: 'ack' });
  await kill(running);
  const given = await stalls(data, round);
  const longest = Math.max(...given.map(({ from, until }) => until - from));
  expect(given.some(({ why }) => why === 'frozen')).toBe(true);
  expect(longest).toBeGreaterThan(60_000);
});
