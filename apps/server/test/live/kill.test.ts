// The real server in its own process, killed with -9 again and again while somebody plays and talks: whatever was
// acknowledged must be there, once, and the table must go on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededDraws } from '@pretender/kernel';
import { PROTOCOL, type ServerMessage, type Told } from '@pretender/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { kill, type Running, run } from './process.ts';

/** By hand: PRETENDER_KILLS=300 npx vitest run --project server live; two thirds of them here, at any moment. */
const KILLS = (Number(process.env.PRETENDER_KILLS ?? 33) / 3) * 2;
const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/pretender.mjs', import.meta.url));
const NONCE = '0123456789abcdef0123456789abcdef';

/** The command itself, as anybody starts it. */
async function start(data: string): Promise<Running & { readonly url: string }> {
  const running = await run([LAUNCHER, 'serve', '--port', '0', '--data', data], { PRETENDER_LOG: 'error' });
  if (running.url === null) throw new Error(`the server has ended: ${await running.ended}`);
  return { ...running, url: running.url };
}

interface Talker {
  n: number;
  readonly told: Told[];
  readonly acknowledged: Set<string>;
  readonly refused: string[];
  socket: WebSocket | null;
}

function hear(talker: Talker, message: ServerMessage): void {
  if (message.t === 'welcome' && message.at !== null) talker.n = message.n;
  const events =
    message.t === 'told' ? message.e : message.t === 'welcome' && message.at === null ? message.missed : [];
  talker.n += events.length;
  talker.told.push(...events);
  if (message.t === 'ack') talker.acknowledged.add(message.id);
  if (message.t === 'no') talker.refused.push(`${message.id} ${message.code}`);
}

async function connect(talker: Talker, url: string, chair: { table: string; token: string }): Promise<ServerMessage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  talker.socket = socket;
  socket.on('error', () => {});
  const since = talker.told.length === 0 ? {} : { since: talker.n };
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error('closed before the welcome')));
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, ...chair, ...since })));
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      hear(talker, message);
      wake();
      if (message.t === 'welcome') resolve(message);
    });
  });
}

async function post(url: string, path: string, body: object): Promise<{ table: string; token: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { table, token } = (await response.json()) as { table: string; token: string };
  return { table, token };
}

let waiting: (() => void)[] = [];

function wake(): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve();
}

/** Looks again whenever something has come in. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve));
}

function say(talker: Talker, command: object): void {
  if (talker.socket?.readyState === WebSocket.OPEN) talker.socket.send(JSON.stringify(command));
}

/** The match goes on: any head but the own one is covered. */
function coverFrom(welcome: ServerMessage): object {
  const view = (welcome.t === 'welcome' ? welcome.at?.view : null) as {
    table: { asks: { id: number }[] };
    hands: { identity: string }[];
  };
  const identity = view.hands[0].identity === 'thief' ? 'baron' : 'thief';
  return { t: 'move', id: 'cover', ask: view.table.asks[0].id, move: { type: 'cover', identities: [identity] } };
}

describe('a server that is killed', () => {
  it(`${KILLS} times loses no acknowledged command, does none twice and goes on`, { timeout: 3_600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pretender-kill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const data = join(folder, 'p.sqlite');
    const draws = seededDraws(1, 'kill');
    const talker: Talker = { n: 0, told: [], acknowledged: new Set(), refused: [], socket: null };
    let running = await start(data);
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const settings = { game: 'hoax', seats: 3, speed: 'brisk' };
    const chair = await post(running.url, '/api/tables', { settings, name: 'Ada', nonce: NONCE });
    await connect(talker, running.url, chair);
    for (const seat of [1, 2]) say(talker, { t: 'seatBot', id: `bot${seat}`, seat, level: 'honest' });
    say(talker, { t: 'start', id: 'start' });
    await until(() => talker.acknowledged.has('start'));
    const sent: string[] = [];
    const utter = (id: string) => say(talker, { t: 'say', id, text: `word ${id.slice(1)}` });
    const isDone = (id: string) => talker.acknowledged.has(id);
    let [again, unanswered] = [0, 0];
    for (let cycle = 0; cycle < KILLS; cycle++) {
      // Sent again, as a client does that does not know; and once more something that it knows to be done.
      const open = sent.filter((id) => !isDone(id)).slice(-1);
      const repeated = [...open, ...sent.filter(isDone).slice(-1)];
      unanswered += open.length;
      again += repeated.length;
      for (const id of repeated) utter(id);
      // As many as somebody may say at once; a new server has forgotten how much was said.
      const many = 1 + draws.below(3);
      const fresh = Array.from({ length: many }, (_, i) => `s${cycle}-${i}`);
      for (const id of fresh) utter(id);
      sent.push(...fresh);
      const enough = 1 + draws.below(many);
      await until(() => open.every(isDone) && fresh.filter(isDone).length >= enough);
      await kill(running);
      running = await start(data);
      await connect(talker, running.url, chair);
    }
    const acknowledged = [...talker.acknowledged].filter((id) => id.startsWith('s') && id.includes('-'));
    const fresh: Talker = { n: 0, told: [], acknowledged: new Set(), refused: [], socket: null };
    const welcome = await connect(fresh, running.url, chair);
    say(fresh, coverFrom(welcome));
    await until(() => fresh.acknowledged.has('cover'));
    await until(() => talker.n === fresh.n);
    await kill(running);
    const spoken = talker.told.flatMap((event) => (event.type === '@said' ? [String(event.text)] : []));
    expect(new Set(spoken).size).toBe(spoken.length);
    for (const id of acknowledged) expect(spoken).toContain(`word ${id.slice(1)}`);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(again).toBeGreaterThanOrEqual(KILLS - 1);
    expect(unanswered).toBeGreaterThan(0);
    expect(welcome).toMatchObject({ t: 'welcome', viewer: 0 });
  });
});
