/** A bare `ws` server around the smallest possible version of the small game: what the machine could do. In memory. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { minimalFacts } from '../../small-hoax/minimal.ts';
import { openScripted, type ScriptedTable, takeScripted } from '../../small-hoax/scripted.ts';
import { CLIENTS, type OpenLoadTable, type ServerContender, type TableServer } from '../load.ts';
import { playScripted } from '../scripted-load.ts';
import { openWire } from '../wire.ts';

interface RelayTable extends ScriptedTable {
  readonly sockets: (WebSocket | null)[];
  moves: number;
}

interface Heard {
  readonly by: number;
  readonly draws: readonly number[];
}

type Said = (table: RelayTable, heard: Heard, to: number) => object;

/** What this seat needs to play along. */
const delta: Said = ({ moves, match }, { by, draws }, to) => ({
  n: moves,
  by,
  did: draws,
  asked: match.asked,
  active: match.active,
  you: match.seats[to]?.identity,
});

const wholeView: Said = ({ moves, match }, { by }, to) => ({
  n: moves,
  by,
  you: match.seats[to]?.identity,
  ...minimalFacts(match),
});

async function serveRelay(say: Said): Promise<TableServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const tables = new Map<number, RelayTable>();
  const tableOf = (seed: number): RelayTable => {
    const table = tables.get(seed) ?? { ...openScripted(seed), sockets: Array(CLIENTS).fill(null), moves: 0 };
    tables.set(seed, table);
    return table;
  };
  server.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const by = Number(searchParams.get('seat'));
    const table = tableOf(Number(searchParams.get('seed')));
    table.sockets[by] = socket;
    socket.on('message', (data) => {
      const { draws } = JSON.parse(String(data)) as { draws: readonly number[] };
      if (!takeScripted(table, { seat: by, draws })) return;
      table.moves += 1;
      for (const [to, other] of table.sockets.entries()) other?.send(JSON.stringify(say(table, { by, draws }, to)));
    });
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

const openTable: OpenLoadTable = async (options) => {
  const seats = Array.from({ length: CLIENTS }, (_, seat) => seat);
  const { url, seed } = options;
  const wires = await Promise.all(seats.map((seat) => openWire(`${url}/?seed=${seed}&seat=${seat}`)));
  return playScripted(wires, options, { encode: (draws) => JSON.stringify({ draws }), isMove: () => true });
};

export const deltaRelay: ServerContender = { name: 'bare ws, deltas', serve: () => serveRelay(delta), openTable };

export const wholeViewRelay: ServerContender = {
  name: 'bare ws, whole views',
  serve: () => serveRelay(wholeView),
  openTable,
};
