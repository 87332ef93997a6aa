/** Our own server: real sockets, every move synced to disk before anybody hears of it. The load plays The Heirs of Hoax. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChairAnswer, PROTOCOL, type ServerMessage } from '@pretender/protocol';
import { openFarHouse, readConfig, type ServerConfig, serve } from '@pretender/server';
import { liveHeap, liveHeapElsewhere } from './live-heap.ts';
import {
  CLIENTS,
  type LoadOptions,
  type LoadTable,
  type OpenLoadTable,
  type ServerContender,
  type TableServer,
} from './load.ts';
import { type OurClient, openClient } from './our-client.ts';
import { OPTIONS } from './our-script.ts';
import { OurScriptedTable } from './our-scripted-load.ts';
import { OurViews } from './our-views.ts';
import { openWire, post, type Wire } from './wire.ts';

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
    filesPerMinute: MANY,
    connectionsPerMinute: MANY,
    requestsPerMinute: MANY,
    framesPerSecond: MANY,
  };
  return { ...reading.config, limits };
}

/** In a bundle it lies beside us. From the sources it cannot be started, and the tables are in this thread. */
const THREAD = fileURLToPath(new URL('./our-tables.js', import.meta.url));

function serveFrom(config: ServerConfig, isHuman: boolean) {
  const argv = isHuman ? [] : ['hurried'];
  return existsSync(THREAD)
    ? serve(config, (...given) => openFarHouse(...given, { file: THREAD, argv }))
    : serve(config, async (...given) => {
        const { openHouse } = await import('@pretender/server/house');
        const { hurriedWorld, unsteppedWorld } = await import('./hurried-world.ts');
        return openHouse(...given, { world: isHuman ? unsteppedWorld : hurriedWorld() });
      });
}

async function serveOurs(isHuman: boolean): Promise<TableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-bench-'));
  const { url, stop } = await serveFrom(configFor(join(folder, 'pretender.sqlite')), isHuman);
  return {
    url,
    heap: async () => liveHeap() + (await liveHeapElsewhere()),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function takeChairs(url: string, speed: string): Promise<ChairAnswer[]> {
  const settings = { game: 'hoax', seats: CLIENTS, speed, options: OPTIONS };
  const host = { settings, name: 'Seat 0' };
  const chairs = [(await post(`${url}/api/tables`, host)) as ChairAnswer];
  while (chairs.length < CLIENTS) {
    const seat = chairs.length;
    const guest = { name: `Seat ${seat}` };
    chairs.push((await post(`${url}/api/tables/${chairs[0].table}/seats`, guest)) as ChairAnswer);
  }
  return chairs;
}

/** Thinks, and answers at random whatever it is asked, as soon as it is asked. */
async function openAtHumanPace(options: LoadOptions): Promise<LoadTable> {
  const clients: OurClient[] = [];
  const together = { views: new OurViews(), clients, last: null };
  for (const chair of await takeChairs(options.url, 'normal')) clients.push(await openClient(chair, options, together));
  clients[0].start();
  return {
    bytesIn: () => clients.reduce((sum, { wire }) => sum + wire.bytesIn(), 0),
    close() {
      for (const { wire } of clients) wire.close();
    },
  };
}

/** With the seal of the first deal, which everybody is told. */
async function enter(url: string, { table, token }: ChairAnswer): Promise<{ wire: Wire; sealed: string }> {
  const wire = await openWire(`${url.replace('http', 'ws')}/ws`);
  const welcome = new Promise<Buffer>((resolve) => wire.onFrame(resolve));
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token }));
  const message = JSON.parse(String(await welcome)) as ServerMessage;
  return { wire, sealed: (message.t === 'welcome' && message.at?.commitment) || '' };
}

async function openAtFullSpeed(options: LoadOptions): Promise<LoadTable> {
  const { url } = options;
  const chairs = await takeChairs(url, 'days');
  const wires: Wire[] = [];
  let sealed = '';
  for (const chair of chairs) {
    const entered = await enter(url, chair);
    wires.push(entered.wire);
    sealed = entered.sealed;
  }
  const table = new OurScriptedTable(wires, { id: chairs[0].table, sealed }, options);
  table.begin();
  return table;
}

const openTable: OpenLoadTable = (options) => (options.isHuman ? openAtHumanPace(options) : openAtFullSpeed(options));

export const ours: ServerContender = { name: 'pretender', serve: serveOurs, openTable };
