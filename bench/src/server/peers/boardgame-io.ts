/** boardgame.io's own server around the small game as its documentation would have it written. In memory. */
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlayerID } from 'boardgame.io';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { drawMove, type HoaxState, nextToAnswer } from '../../small-hoax/boardgame-io.ts';
import { createSmallHoaxGame } from '../../small-hoax/boardgame-io-game.ts';
import { createBelow } from '../../small-hoax/choices.ts';
import { CLIENTS, type OpenLoadTable, type ServerContender, type TableServer } from '../load.ts';
import { bytesOf, closeAll, openWire, post, type Wire } from '../wire.ts';

const GAME = 'small-hoax';

async function serve(): Promise<TableServer> {
  // Without a copy of the undo stack in every state: the faster of its settings.
  const game = createSmallHoaxGame({ seed: '1', disableUndo: true });
  const server = Server({ games: [game], origins: [/.*/] });
  const running = await server.run(0);
  // Its sockets take the routes as they were before the lobby's were added, so the lobby needs a door of its own.
  const lobby = createServer(server.app.callback()).listen(0, '127.0.0.1');
  await once(lobby, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(running.appServer)}/?lobby=${portOf(lobby)}`,
    async stop() {
      lobby.close();
      server.kill(running);
    },
  };
}

const portOf = (server: HttpServer): number => (server.address() as AddressInfo).port;

/** Socket.IO by hand, as far as it is needed: a digit for the kind, then the namespace, then a list in JSON. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = `40/${GAME}`;
const EVENT = `42/${GAME},`;

async function join(host: string): Promise<Wire> {
  const wire = await openWire(`ws://${host}/socket.io/?EIO=4&transport=websocket`);
  await new Promise<void>((resolve) =>
    wire.onFrame((data) => {
      const text = data.toString();
      if (text.startsWith(OPEN)) wire.send(`${CONNECT},`);
      if (text.startsWith(CONNECT)) resolve();
    }),
  );
  return wire;
}

type Frame = readonly [kind: 'update', match: string, state: HoaxState & { readonly _stateID: number }];
interface Synced {
  readonly state: Frame[2];
}

async function newMatch(lobby: string | null): Promise<string> {
  const created = await post(`http://127.0.0.1:${lobby}/games/${GAME}/create`, { numPlayers: CLIENTS });
  return (created as { matchID: string }).matchID;
}

const openTable: OpenLoadTable = async ({ url, seed, gate, meter }) => {
  const { host, searchParams } = new URL(url);
  const wires: Wire[] = [];
  while (wires.length < CLIENTS) wires.push(await join(host));
  const below = createBelow(seed);
  let match = '';
  let mover: PlayerID | null = null;
  let sentAt = 0;
  let sentFor = -1;
  const begin = async (): Promise<void> => {
    match = await newMatch(searchParams.get('lobby'));
    mover = '0';
    sentFor = -1;
    for (const [seat, wire] of wires.entries())
      wire.send(`${EVENT}${JSON.stringify(['sync', match, String(seat), null, CLIENTS])}`);
  };
  const move = (state: Frame[2]): void => {
    const seat = nextToAnswer(state.ctx);
    const [type, args] = drawMove(state, seat, below);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: seat, credentials: null } };
    mover = seat;
    sentFor = state._stateID;
    sentAt = performance.now();
    wires[Number(seat)]?.send(`${EVENT}${JSON.stringify(['update', action, state._stateID, match, seat])}`);
  };
  const hear = (text: string): void => {
    const [kind, of, body] = JSON.parse(text.slice(EVENT.length)) as Frame | readonly ['sync', string, Synced];
    if (of !== match || (kind !== 'sync' && kind !== 'update')) return;
    // What others did before may still be on its way to the mover.
    if (kind === 'update' && body._stateID <= sentFor) return;
    mover = null;
    if (kind === 'sync') {
      gate.pass(() => move(body.state));
      return;
    }
    meter.acked(performance.now() - sentAt);
    if (body.ctx.gameover === undefined) gate.pass(() => move(body));
    else gate.pass(() => void begin());
  };
  for (const [seat, wire] of wires.entries())
    wire.onFrame((data) => {
      if (data.length === 1) return wire.send(data.toString() === PING ? PONG : '');
      // Only the mover reads the state; the others' clients would run on machines of their own.
      if (String(seat) === mover) hear(data.toString());
    });
  await begin();
  return { bytesIn: () => bytesOf(wires), close: () => closeAll(wires) };
};

export const boardgameIo: ServerContender = { name: 'boardgame.io', serve, openTable };
