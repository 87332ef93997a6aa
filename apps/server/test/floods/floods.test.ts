// Floods of eight kinds against the real command. `npm run soak -- floods` runs them all, from one address and from 64.

import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundled } from '../live/process.ts';
import { scratchFile } from '../store/scratch.ts';
import { flooded, KINDS, type Victim } from './flooded.ts';
import { prepare } from './prepared.ts';

const LAUNCHER =
  process.env.PRETENDER_LAUNCHER ?? fileURLToPath(new URL('../../../cli/bin/pretender.mjs', import.meta.url));

/** In CI two kinds from one address for a moment, and nothing that depends on time. */
const SECONDS = Number(process.env.PRETENDER_FLOODS ?? 0);
const A_MOMENT = 3;
/** One second before the window of a brisk table ends. */
const LATE_MS = 5500;
const isByHand = SECONDS > 0;
const WANTED = process.env.PRETENDER_FLOOD_KINDS?.split(',') ?? (isByHand ? KINDS : ['pipelined', 'history']);
const ADDRESSES = isByHand ? [1, 64] : [1];
const LARGE_FILE = 3 * 1024 * 1024;
/** More than that nothing may cost, whatever was there before. */
const MOST_MORE_MEGABYTES = 600;

let script = '';
beforeAll(async () => {
  script = await bundled('attack', 'floods');
});
afterAll(() => rmSync(script, { force: true }));

function newPage(data: string): string {
  const folder = `${data}.page`;
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Pretender</title>');
  writeFileSync(join(folder, 'assets', 'large.js'), '/'.repeat(LARGE_FILE));
  return folder;
}

async function start(data: string): Promise<Victim> {
  const log = `${data}.log`;
  const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', data], {
    env: { PATH: process.env.PATH, PRETENDER_PAGE: newPage(data) },
    stdio: ['ignore', 'pipe', openSync(log, 'w')],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const [, found] = text.match(/open at (http\S+)/) ?? [];
      if (found) resolve(found);
    });
  });
  return { url, pid: child.pid ?? 0, log };
}

describe.each(ADDRESSES)('a flood from %d addresses', (addresses) => {
  it.each(KINDS.filter((kind) => WANTED.includes(kind)))('of %s closes no window and takes no memory', async (kind) => {
    const data = scratchFile();
    const { table, record } = await prepare(data);
    const needs = { table, record, file: '/assets/large.js' };
    const [seconds, doubtAfterMs] = isByHand ? [SECONDS, LATE_MS] : [A_MOMENT, 0];
    const noticed = await flooded(await start(data), script, { kind, addresses, seconds, needs, doubtAfterMs });
    if (isByHand) console.log(kind, addresses, JSON.stringify(noticed));
    expect(noticed.doubt).toBe('ack');
    expect(noticed.memory.most - noticed.memory.before).toBeLessThan(MOST_MORE_MEGABYTES);
  });
});
