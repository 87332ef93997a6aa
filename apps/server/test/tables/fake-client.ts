// A client that believes nothing but what it is told: it folds the events over its view, as the page does.

import { evolveView, type Game, type GameTypes, resolveOptions, type Viewer, viewOf } from '@pretender/kernel';
import { type Command, PROTOCOL, type ServerMessage, type Snapshot, type Told, unabridged } from '@pretender/protocol';
import { playedGame } from '../../src/tables/games.ts';
import type { Hall, Listener, Session } from '../../src/tables/hall-types.ts';

export interface FakeClient {
  readonly frames: string[];
  readonly told: Told[];
  session: Session | null;
  viewer: Viewer;
  view: { table: never; hands: unknown[] } | null;
  snapshot: Snapshot | null;
  n: number;
  readonly answers: Map<string, ServerMessage>;
  closed: string | null;
  /** From where it was, or with a fresh picture and perhaps the story so far. */
  connect(since?: number, history?: 'with history'): Promise<void>;
  send(command: Omit<Command, 'id'> & { id?: string }): Promise<ServerMessage>;
  drop(): void;
}

/** The game of the table where this client sits. */
export function gameOf({ snapshot }: Pick<FakeClient, 'snapshot'>): Game<GameTypes> {
  const played = playedGame(snapshot?.settings.game ?? '');
  if (played === null) throw new Error('no game');
  return played.game;
}

/** As it was meant, with what a frame leaves out of the events of this game. */
function readFrame(frame: string, game: string | undefined): ServerMessage {
  return unabridged(JSON.parse(frame) as ServerMessage, playedGame(game ?? '')?.usual ?? {});
}

/** What a welcome to a table of The Heirs of Hoax tells of the match so far. */
export function pastIn(frame: string): readonly Told[] | undefined {
  const message = readFrame(frame, 'hoax');
  return message.t === 'welcome' ? message.past : undefined;
}

/** Before the deal everybody sees the same: an empty table. */
function emptyView(client: FakeClient): FakeClient['view'] {
  const { snapshot, viewer } = client;
  if (snapshot === null) return null;
  const game = gameOf(client);
  const { options, seats } = snapshot.settings;
  const resolved = resolveOptions(game.options, options, seats);
  return resolved.ok ? (viewOf(game.init(resolved.config, seats), viewer) as never) : null;
}

function hear(client: FakeClient, event: Told): void {
  client.n++;
  client.told.push(event);
  if (event.type === '@set' && client.snapshot)
    client.snapshot = { ...client.snapshot, settings: event.settings as never };
  if (event.type === '@started') client.view = emptyView(client);
  if (event.type.startsWith('@') || client.view === null) return;
  evolveView(gameOf(client), client.view as never, event as never);
}

export function fakeClient(
  hall: () => Pick<Hall, 'enter'>,
  table: string,
  token: string | null,
  delay = () => 0,
): FakeClient {
  let ids = 0;
  const client: FakeClient = {
    frames: [],
    told: [],
    session: null,
    viewer: 'public',
    view: null,
    snapshot: null,
    n: 0,
    answers: new Map(),
    closed: null,
    async connect(since, history) {
      const listener: Listener = {
        send: (frame) => receive(frame, listener),
        delay,
        close(code) {
          client.closed = code;
          client.session = null;
        },
      };
      current = listener;
      const hello = {
        t: 'hello',
        v: PROTOCOL,
        table,
        ...(token === null ? {} : { token }),
        ...(since === undefined ? {} : { since }),
        ...(history === undefined ? {} : { history: true }),
      };
      const entered = await hall().enter(hello as never, listener);
      if (!entered.ok) throw new Error(entered.refusal.code);
      // It has hung up, or come in again, while it was let in.
      if (current === listener) client.session = entered.value;
      else entered.value.leave();
    },
    async send(command) {
      const id = command.id ?? `c${ids++}`;
      await client.session?.command({ ...command, id } as Command);
      return client.answers.get(id) as ServerMessage;
    },
    drop() {
      current = null;
      client.session?.leave();
      client.session = null;
    },
  };
  let current: Listener | null = null;
  const receive = (frame: string, listener: Listener): void => {
    if (listener !== current) return;
    client.frames.push(frame);
    const message = readFrame(frame, client.snapshot?.settings.game);
    if (message.t === 'welcome') welcome(message);
    if (message.t === 'told') for (const event of message.e) hear(client, event);
    if (message.t === 'ack' || message.t === 'no') client.answers.set(message.id ?? '', message);
  };
  const welcome = (message: Extract<ServerMessage, { t: 'welcome' }>): void => {
    client.viewer = message.viewer;
    if (message.at === null) for (const event of message.missed) hear(client, event);
    else {
      client.snapshot = message.at;
      client.view = message.at.view as never;
      client.n = message.n;
    }
  };
  return client;
}
