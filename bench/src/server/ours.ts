/** Our own server: real sockets, every move synced to disk before anybody hears of it. The load plays The Heirs of Hoax. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChairAnswer } from '@pretender/protocol';
import { readConfig, realWorld, type ServerConfig, serve, type World } from '@pretender/server';
import { CLIENTS, type OpenLoadTable, type ServerContender, type TableServer } from './load.ts';
import { type OurClient, openClient } from './our-client.ts';
import { OurViews } from './our-views.ts';
import { freeTurns, oneAtATime } from './turns.ts';
import { post } from './wire.ts';

/** One machine plays everybody here, so what one address may do is as much as all may do. */
const MANY = 1_000_000;

function configFor(data: string): ServerConfig {
  const reading = readConfig({
    PRETENDER_PORT: '0',
    PRETENDER_DATA: data,
    PRETENDER_PAGE: '/nowhere',
    PRETENDER_LOG: 'warn',
  });
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const limits = {
    sockets: MANY,
    socketsPerAddress: MANY,
    tables: MANY,
    tablesPerHour: MANY,
    joinsPerMinute: MANY,
    requestsPerMinute: MANY,
    framesPerSecond: MANY,
  };
  return { ...reading.config, limits };
}

const LETTERS = 100;

/**
 * Real in all but one thing: a window lasts no longer than it must. How much longer it lasts is drawn so that speed tells
 * nothing, and at full speed everybody would wait for that most of the time. Codes of tables are still drawn.
 */
const hurriedWorld: World = { ...realWorld, below: (n) => (n < LETTERS ? realWorld.below(n) : 0) };

async function serveOurs(isHuman: boolean): Promise<TableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-bench-'));
  const world = isHuman ? realWorld : hurriedWorld;
  const { url, stop } = await serve(configFor(join(folder, 'pretender.sqlite')), { world });
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const nonceOf = (seed: number, seat: number): string => (seed * CLIENTS + seat).toString(16).padStart(32, '0');

const openTable: OpenLoadTable = async (options) => {
  const { url, seed, isHuman } = options;
  const settings = { game: 'hoax', seats: CLIENTS, speed: isHuman ? 'normal' : 'days', options: { edition: 'de' } };
  const host = { settings, name: 'Seat 0', nonce: nonceOf(seed, 0) };
  const chairs = [(await post(`${url}/api/tables`, host)) as ChairAnswer];
  while (chairs.length < CLIENTS) {
    const seat = chairs.length;
    const guest = { name: `Seat ${seat}`, nonce: nonceOf(seed, seat) };
    chairs.push((await post(`${url}/api/tables/${chairs[0].table}/seats`, guest)) as ChairAnswer);
  }
  const { gate } = options;
  const clients: OurClient[] = [];
  const together = { views: new OurViews(), turns: isHuman ? freeTurns(gate) : oneAtATime(gate), clients, last: null };
  for (const chair of chairs) clients.push(await openClient(chair, options, together));
  clients[0].start();
  return {
    bytesIn: () => clients.reduce((sum, { wire }) => sum + wire.bytesIn(), 0),
    close() {
      for (const { wire } of clients) wire.close();
    },
  };
};

export const ours: ServerContender = { name: 'pretender', serve: serveOurs, openTable };
