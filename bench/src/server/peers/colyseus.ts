/**
 * Colyseus around the smallest version of the small game: a schema for what everybody may see, patches sent as soon as a
 * move is made. A seat's own card is hidden in one of two ways: it is no part of the state and comes in a message of its own once a round,
 * which is the fastest, or it is a field that only that seat's view shows, which is what the documentation has for it. In memory. The client reads no state.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@colyseus/core';
import { ArraySchema, type SchemaType, StateView, schema } from '@colyseus/schema';
import { openScripted, type ScriptedTable, takeScripted } from '../../small-hoax/scripted.ts';
import { CLIENTS, type OpenLoadTable, type ServerContender, type TableServer } from '../load.ts';
import { playScripted } from '../scripted-load.ts';
import { openWire, post, type Wire } from '../wire.ts';

const ROOM = 'small-hoax';

const SEAT = {
  points: 'uint8',
  covered: 'uint8',
  gold: 'uint8',
  wine: 'uint8',
  grain: 'uint8',
} as const;

const TABLE = {
  active: 'uint8',
  claimed: 'int8',
  target: 'int8',
  doubter: 'int8',
  hands: 'uint8',
  asked: 'uint8',
  inRound: 'uint8',
  turns: 'uint8',
  rounds: 'uint8',
} as const;

const OpenSeat = schema(SEAT);
const OpenTable = schema({ seats: [OpenSeat], ...TABLE });
const HidingSeat = schema({ ...SEAT, identity: { type: 'uint8', view: true } });
export const HidingTable = schema({ seats: [HidingSeat], ...TABLE });
type TableState = SchemaType<typeof OpenTable> | SchemaType<typeof HidingTable>;

const FRESH = {
  messages(): TableState {
    const state = new OpenTable();
    state.seats = new ArraySchema(...Array.from({ length: CLIENTS }, () => new OpenSeat()));
    return state;
  },
  views(): TableState {
    const state = new HidingTable();
    state.seats = new ArraySchema(...Array.from({ length: CLIENTS }, () => new HidingSeat()));
    return state;
  },
};

/** How a seat's own card is kept from the others. */
type Hiding = keyof typeof FRESH;

/** Only what has changed is sent; setting the same value again changes nothing. */
function show({ match }: ScriptedTable, state: TableState, hiding: Hiding): void {
  for (const [at, { points, covered, wares, identity }] of match.seats.entries())
    Object.assign(state.seats[at] ?? {}, { points, covered, ...wares }, hiding === 'views' ? { identity } : null);
  const { active, claimed, target, doubter, hands, asked, inRound, turns, rounds } = match;
  Object.assign(state, { active, claimed, target, doubter, hands, asked, inRound, turns, rounds });
}

async function serveWith(hiding: Hiding): Promise<TableServer> {
  const { Room, Server } = await import('@colyseus/core');
  const { WebSocketTransport } = await import('@colyseus/ws-transport');

  class SmallHoaxRoom extends Room<TableState> {
    override maxClients = CLIENTS;
    #joined = 0;
    override onCreate({ seed }: { seed: number }): void {
      const table = openScripted(seed);
      this.state = FRESH[hiding]();
      show(table, this.state, hiding);
      this.setPatchRate(null);
      let round = -1;
      this.onMessage('m', (client, draws: readonly number[]) => {
        const seat = this.clients.indexOf(client);
        if (!takeScripted(table, { seat, draws })) return;
        show(table, this.state, hiding);
        if (hiding === 'messages' && round !== table.match.rounds)
          for (const [at, other] of this.clients.entries()) other.send('you', table.match.seats[at]?.identity);
        round = table.match.rounds;
        this.broadcastPatch();
      });
    }
    override onJoin(client: Client): void {
      if (hiding === 'messages') return;
      const seat = this.state.seats[this.#joined];
      this.#joined += 1;
      client.view = new StateView();
      if (seat !== undefined) client.view.add(seat);
    }
  }

  const server = createServer();
  const game = new Server({ transport: new WebSocketTransport({ server }), greet: false });
  game.define(ROOM, SmallHoaxRoom);
  await game.listen(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => game.gracefullyShutdown(false) };
}

/** The first byte of a message says what it is; both sides confirm that they are in. */
const [JOIN_ROOM, ROOM_DATA, ROOM_STATE_PATCH] = [10, 13, 15] as const;
const MOVE = [ROOM_DATA, 0xa1, 'm'.charCodeAt(0)] as const;
const LIST = 0x90;

export const encodeMove = (draws: readonly number[]): Uint8Array =>
  Uint8Array.of(...MOVE, LIST | draws.length, ...draws);

interface Reserved {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

export async function join(url: string, way: string, body: object): Promise<{ wire: Wire; roomId: string }> {
  const reserved = (await post(`${url}/matchmake/${way}`, body)) as Reserved;
  const { roomId, processId } = reserved.room;
  const wire = await openWire(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${reserved.sessionId}`);
  await new Promise<void>((resolve) => wire.onFrame(([kind]) => kind === JOIN_ROOM && resolve()));
  wire.send(Uint8Array.of(JOIN_ROOM));
  return { wire, roomId };
}

const openTable: OpenLoadTable = async (options) => {
  const { url, seed } = options;
  const first = await join(url, `create/${ROOM}`, { seed });
  const wires = [first.wire];
  while (wires.length < CLIENTS) wires.push((await join(url, `joinById/${first.roomId}`, {})).wire);
  return playScripted(wires, options, {
    encode: encodeMove,
    isMove: ([kind]) => kind === ROOM_STATE_PATCH,
  });
};

export const colyseus: ServerContender = { name: 'Colyseus', serve: () => serveWith('messages'), openTable };

export const colyseusWithViews: ServerContender = {
  name: 'Colyseus, a view each',
  serve: () => serveWith('views'),
  openTable,
};
