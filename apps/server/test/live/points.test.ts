// The server dies at named moments, again and again, while a match is played: what was acknowledged is there, once, the
// table goes on, and nobody has lost time.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDraws } from '@pretender/kernel';
import type { ChairAnswer } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { Line } from '../../src/store/store.ts';
import { mayCloseFrom } from '../../src/tables/clock.ts';
import type { TableState } from '../../src/tables/facts.ts';
import type { LineOf, TableLine } from '../../src/tables/lines.ts';
import { newState } from '../../src/tables/new-state.ts';
import { apply } from '../../src/tables/state.ts';
import { fakeClient } from '../tables/fake-client.ts';
import { NONCES, settingsWith } from '../tables/settings.ts';
import { remoteDoor } from '../worlds/remote-door.ts';
import { newPlayer } from './player.ts';
import { HASTE, POINTS } from './points.ts';
import { bundled, kill, type Running, run } from './process.ts';

/** By hand: PRETENDER_KILLS=300 npx vitest run --project server live; a third of them at named moments. */
const KILLS = Number(process.env.PRETENDER_KILLS ?? 33) / 3;
const ROUNDS = Math.ceil(KILLS / POINTS.length);

/** One that is expected to stay. */
async function start(args: readonly string[]): Promise<Running & { url: string }> {
  const running = await run(args);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  if (running.url === null) throw new Error(`the server has ended: ${await running.ended}`);
  return { ...running, url: running.url };
}

async function openTable(entry: string, data: string): Promise<ChairAnswer> {
  const running = await start([entry, data]);
  const settings = settingsWith({ seats: 3, speed: 'brisk', options: { suddenDeath: true, finaleTurnLimit: 4 } });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ settings, name: 'Ada', nonce: NONCES[0] });
  const response = await fetch(`${running.url}/api/tables`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  const chair = (await response.json()) as ChairAnswer;
  const door = remoteDoor(running.url);
  const host = fakeClient(() => door, chair.table, chair.token);
  await host.connect();
  for (const seat of [1, 2]) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  await kill(running);
  return chair;
}

const bodyOf = ({ body }: Line) => JSON.parse(body) as TableLine;

function expectOnce(lines: readonly Line[], acknowledged: readonly string[]): void {
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at));
  const commands = lines.flatMap(({ cmd }) => cmd ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  for (const id of acknowledged) expect(commands).toContain(`0.1:${id}`);
}

/** A window that is over as it opens has no clock. */
const isHeard = ({ match, played }: TableState) => match !== null && played.isHeard(match.state.table, match.entries);

/** What closes by itself does so no sooner than its clock allows, which stood still while the server was away. */
function expectShifted({ table: id, code }: ChairAnswer, lines: readonly Line[], deaths: readonly number[]): void {
  const state = newState({ id, code }, bodyOf(lines[0]) as LineOf<'opened'>);
  const pace = paceOf(state.settings);
  let [restarts, lapses] = [0, 0];
  for (const line of lines) {
    const body = bodyOf(line);
    if (body.kind === 'shifted') {
      restarts++;
      // It was away since before we saw it end. The line is written a little after it has looked at its clock.
      const away = line.at - (deaths.findLast((death) => death <= line.at) ?? 0);
      expect(away).toBeGreaterThan(0);
      expect(body.by).toBeGreaterThan(away / 2);
    }
    if (body.kind === 'played' && body.entry.cause.by === 'lapse' && !isHeard(state)) {
      lapses++;
      expect(line.at).toBeGreaterThanOrEqual(mayCloseFrom(state.clock, pace) ?? Number.POSITIVE_INFINITY);
    }
    apply(state, body, line.at);
  }
  expect(restarts).toBeGreaterThan(POINTS.length / 2);
  expect(lapses).toBeGreaterThan(0);
}

/** Every match is closed before the next begins, and every seed is used once. */
function expectEnds(lines: readonly Line[]): void {
  const kinds = lines.map((line) => bodyOf(line).kind).filter((kind) => kind === 'started' || kind === 'ended');
  expect(kinds).toEqual(kinds.map((_, at) => (at % 2 === 0 ? 'started' : 'ended')));
  expect(kinds.length).toBeGreaterThan(2);
}

describe('a server that dies at a named moment', () => {
  it(`${ROUNDS * POINTS.length} times keeps what it promised`, { timeout: 3_600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pretender-points-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const entry = await bundled('killable');
    onTestFinished(() => rmSync(entry, { force: true }));
    const data = join(folder, 'p.sqlite');
    const chair = await openTable(entry, data);
    const player = newPlayer(chair, seededDraws(1, 'points'));
    /** By the clock of the server. */
    const deaths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const point of POINTS) {
        const running = await run([entry, data, point]);
        onTestFinished(() => void running.child.kill('SIGKILL'));
        if (running.url !== null) await player.play(running.url);
        expect(await running.ended).toContain(`dies ${point}`);
        deaths.push(Date.now() * HASTE);
      }
    }
    const running = await start([entry, data]);
    const door = await player.comeBack(running.url);
    const fresh = fakeClient(() => door, chair.table, chair.token);
    await fresh.connect();
    await door.barrier();
    expect(player.client.view).toEqual(fresh.view);
    expect(player.client.n).toBe(fresh.n);
    await kill(running);
    const store = await openSqliteStore(data, { warn() {} });
    const lines = await store.read(chair.table, -1);
    await store.close();
    expectOnce(lines, player.acknowledged);
    expectShifted(chair, lines, deaths);
    expectEnds(lines);
    expect(player.acknowledged.length).toBeGreaterThan(ROUNDS * POINTS.length);
  });
});
