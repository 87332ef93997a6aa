// The same as `tables/timing.test.ts` over real sockets, in real time and with a disk that really takes 8 ms: how well somebody who asks can
// tell by the time of the answer whether another has just acted in secret.
// By hand: PRETENDER_TIMES=1000 npx vitest run --project server live/timing

import { type Command, PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { localBots } from '../../src/bots/local-bots.ts';
import { startNet } from '../../src/net/start-net.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Chair, Result, Session } from '../../src/tables/hall-types.ts';
import { realWorld } from '../../src/tables/real-world.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { idleClock, idleConfig } from '../net/idle-net.ts';
import { NONCES, quiet, settingsWith } from '../tables/settings.ts';
import { slowStore } from '../tables/slow-disk.ts';
import { auc } from './auc.ts';

const { PRETENDER_TIMES } = process.env;
const TIMES = Number(PRETENDER_TIMES ?? 3);
const SYNC = 8;
const SEATS = 14;
const MOST_AUC = 0.55;
/** Timers of Node count whole milliseconds. */
const LEAST = 98;

interface Room {
  readonly url: string;
  readonly chairs: readonly Chair[];
  /** Many, because each may set something for himself only now and then. */
  readonly actors: readonly Session[];
  close(): Promise<void>;
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const log = { ...quiet, warn() {}, fatal() {}, debug() {}, trace() {}, child: () => log, level: 'silent', silent() {} };

async function openRoom(): Promise<Room> {
  const store = slowStore(realWorld, { syncMs: SYNC });
  const hall = await openHall({ store, world: realWorld, bots: localBots(), log: quiet });
  const settings = settingsWith({ seats: SEATS, speed: 'days' });
  const chairs = [granted(await hall.open(settings, { name: 'P0', nonce: NONCES[0] }))];
  const [{ table }] = chairs;
  while (chairs.length < SEATS)
    chairs.push(granted(await hall.sit(table, { name: `P${chairs.length}`, nonce: NONCES[0] })));
  const actors: Session[] = [];
  for (const { token } of chairs.slice(1)) {
    const hello = { t: 'hello', v: PROTOCOL, table, token } as const;
    actors.push(granted(await hall.enter(hello as never, { send: quiet.info, close: quiet.info })));
  }
  const doors = hallThroughLetters(hall);
  const net = await startNet({ hall: doors, config: idleConfig(), clock: idleClock(), log: log as never });
  return { url: net.url, chairs, actors, close: () => net.stop() };
}

const get = async (url: string): Promise<string> => (await fetch(url)).text();

async function post(url: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).text();
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

function answered(socket: WebSocket, message: object): Promise<unknown> {
  const answer = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify(message));
  return answer;
}

interface Kind {
  /** What it needs, which is not measured. */
  readonly ready?: (room: Room) => Promise<WebSocket>;
  readonly ask: (room: Room, index: number, socket: WebSocket | null) => Promise<unknown>;
  /** Not answered before the step. */
  readonly isStepped: boolean;
}

const WRONG = 'f'.repeat(64);
const stranger = { name: 'Dora', nonce: NONCES[1] };
const helloTo = ({ chairs: [{ table }] }: Room) => ({ t: 'hello', v: PROTOCOL, table });

/** In the gallery already. */
async function watching(room: Room): Promise<WebSocket> {
  const socket = await open(room.url);
  await answered(socket, helloTo(room));
  return socket;
}

const at = ({ url, chairs }: Room): string => `${url}/api/tables/${chairs[0].code}`;

const KINDS: Readonly<Record<string, Kind>> = {
  look: { ask: (room) => get(at(room)), isStepped: false },
  list: { ask: ({ url }) => get(`${url}/api/tables`), isStepped: true },
  'wrong code': { ask: ({ url }) => get(`${url}/api/tables/ZZZZ`), isStepped: true },
  'wrong ticket': { ask: (room) => post(`${at(room)}/tickets`, { ticket: WRONG }), isStepped: true },
  'full seat': { ask: (room) => post(`${at(room)}/seats`, stranger), isStepped: true },
  "spectator's hello": {
    ready: ({ url }) => open(url),
    ask: (room, _index, socket) => answered(socket as WebSocket, helloTo(room)),
    isStepped: true,
  },
  'refused command': {
    ready: watching,
    ask: (_room, index, socket) => answered(socket as WebSocket, { t: 'start', id: `c${index}` }),
    isStepped: true,
  },
};

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Without and with a secret act up to twelve milliseconds before, in turns. */
async function timesOf(room: Room, { ready, ask }: Kind): Promise<readonly [number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < 2 * TIMES; index++) {
    const socket = ready === undefined ? null : await ready(room);
    // What came before has settled.
    await soon(3 * SYNC);
    const isActing = index % 2 === 1;
    const actor = room.actors[(index >> 1) % room.actors.length];
    const command = { t: 'mute', id: `m${index}`, seats: [], gallery: index % 4 === 1 } as unknown as Command;
    if (isActing) void actor.command(command);
    await soon((index >> 1) % (SYNC + 4));
    const asked = performance.now();
    await ask(room, index, socket);
    times[index % 2].push(performance.now() - asked);
    socket?.close();
  }
  return times;
}

describe('over real sockets the time that an answer takes says nothing of what others do in secret', () => {
  for (const [name, kind] of Object.entries(KINDS))
    it(name, { timeout: 3_600_000 }, async () => {
      const room = await openRoom();
      try {
        const [quietly, acting] = await timesOf(room, kind);
        if (kind.isStepped) expect(Math.min(...quietly, ...acting)).toBeGreaterThanOrEqual(LEAST);
        expect(quietly.length).toBe(TIMES);
        if (PRETENDER_TIMES === undefined) return;
        const certainty = auc(quietly, acting);
        console.info(`${name}: AUC ${certainty.toFixed(3)} over ${TIMES} each`);
        expect(Math.max(certainty, 1 - certainty)).toBeLessThanOrEqual(MOST_AUC);
      } finally {
        await room.close();
      }
    });
});
