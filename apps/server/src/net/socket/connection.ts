// One socket, from its first frame to its last. Everything that goes out goes through `sendFrame`.

import type { Command, RefusalCode, ServerMessage } from '@pretender/protocol';
import type { Logger } from 'pino';
import { type Bucket, newBucket, type Rate } from '../../bucket.ts';
import type { Hall, Listener, Refused, Session } from '../../tables/hall-types.ts';
import type { Clock } from '../clock.ts';
import type { Meters } from '../metrics.ts';
import { delayOf, FIRST_PINGS, newTrip, notePing, notePong, type Trip } from './trip.ts';

/** The socket itself, as far as it is needed. */
export interface Wire {
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  /** Without a farewell. */
  terminate(): void;
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number;
}

export interface Desk {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly meters: Meters;
  readonly log: Logger;
  /** What one socket may send. */
  readonly pace: Rate;
}

/** new: has not said who it is · entering: waits for the hall · in: at a table · closed: nothing is heard or said */
type Stage = 'new' | 'entering' | 'in' | 'closed';

interface Waiting {
  readonly command: Command;
  readonly since: number;
}

export type ByeCode = RefusalCode | 'restart' | 'replaced';

const HELLO_WITHIN_MS = 5000;
const MOST_BUFFERED = 256 * 1024;
const MOST_MISSES = 2;
/** Too fast for a moment is refused; too fast for this long is the end. */
export const PATIENCE = { burst: 60, perSecond: 1 };
/** One for all who have nothing to do. */
export const IDLE: Promise<void> = Promise.resolve();

/** RFC 6455: 1008 policy, 1012 restart, 1013 later; 4000 is ours: the seat has gone to another. */
const closeCodeOf = (code: ByeCode): number => {
  if (code === 'restart') return 1012;
  if (code === 'replaced') return 4000;
  return code === 'busy' || code === 'server-full' ? 1013 : 1008;
};

/** For timers that have been called off: a closure for each would keep alive what it was made beside. */
export const NOTHING = (): void => undefined;

/** One socket; to its table it is who listens. A class, because there is one for everybody who plays. */
export class Connection implements Listener {
  readonly desk: Desk;
  readonly wire: Wire;
  /** The address it comes from, as it is counted. */
  readonly address: string;
  readonly pace: Bucket;
  /** Made when somebody is too fast for the first time; most never are. */
  patience: Bucket | null = null;
  /** Commands that have come; null until there was one. */
  waiting: Waiting[] | null = null;
  stage: Stage = 'new';
  session: Session | null = null;
  /** Resolves when nothing is being done for this connection. */
  work: Promise<void> = IDLE;
  isWorking = false;
  /** Before a restart: what is under way is finished, nothing new is heard. */
  isDeaf = false;
  misses = 0;
  /** It has asked for a table that is not there. */
  isLost = false;
  readonly trip: Trip = newTrip();
  /** Bytes that may lie unread: more, until a long welcome has been read. */
  mostBuffered = MOST_BUFFERED;
  cancelHello: () => void = NOTHING;

  constructor(desk: Desk, wire: Wire, address: string) {
    this.desk = desk;
    this.wire = wire;
    this.address = address;
    this.pace = newBucket(desk.pace, desk.clock.now());
  }

  get from(): string {
    return this.address;
  }

  send(frame: string): void {
    sendFrame(this, frame);
  }

  delay(): number {
    return delayOf(this.trip);
  }

  backlog(): number {
    return this.waiting?.length ?? 0;
  }

  close(code: ByeCode): void {
    part(this, code);
  }
}

export function openConnection(desk: Desk, wire: Wire, address: string): Connection {
  const connection = new Connection(desk, wire, address);
  connection.cancelHello = desk.clock.after(HELLO_WITHIN_MS, () => part(connection, 'bad-message'));
  return connection;
}

const REFUSAL = '{"t":"no"';
const WELCOME = '{"t":"welcome"';

/** The only way out. Who does not read what we send is cut off, and comes back for what it missed. */
export function sendFrame(connection: Connection, frame: string): void {
  const { wire, desk, stage } = connection;
  if (stage === 'closed') return;
  wire.send(frame);
  desk.meters.frameOut();
  if (frame.startsWith(REFUSAL)) desk.meters.refusal((JSON.parse(frame) as Refused).code);
  const unread = wire.bufferedAmount;
  // Whoever comes in late has asked for all of it, and would be cut off again and again.
  if (frame.startsWith(WELCOME)) connection.mostBuffered = MOST_BUFFERED + unread;
  else if (unread <= MOST_BUFFERED) connection.mostBuffered = MOST_BUFFERED;
  if (unread > connection.mostBuffered) {
    drop(connection);
    wire.terminate();
  }
}

export function say(connection: Connection, message: ServerMessage): void {
  sendFrame(connection, JSON.stringify(message));
}

export function refuse(connection: Connection, id: string | null, refusal: Refused): void {
  say(connection, { t: 'no', id, ...refusal });
}

/** Says why, and closes. */
export function part(connection: Connection, code: ByeCode): void {
  if (connection.stage === 'closed') return;
  say(connection, { t: 'bye', code });
  if (code !== 'restart' && code !== 'replaced') connection.desk.meters.refusal(code);
  drop(connection);
  connection.wire.close(closeCodeOf(code));
}

/** The socket is gone, or as good as gone: the table hears that nobody listens here any more. */
export function drop(connection: Connection): void {
  if (connection.stage === 'closed') return;
  connection.stage = 'closed';
  connection.cancelHello();
  connection.waiting = null;
  leave(connection, connection.session);
  connection.session = null;
}

/** Called from the socket's own events, where an error would end the process. */
export function leave({ desk }: Connection, session: Session | null): void {
  try {
    session?.leave();
  } catch (error) {
    desk.log.error({ err: error }, 'the hall failed when somebody left');
  }
}

/** Every so often: is anybody there? */
export function beat(connection: Connection): void {
  const { wire, stage } = connection;
  if (stage === 'closed') return;
  if (connection.misses >= MOST_MISSES) {
    drop(connection);
    wire.terminate();
    return;
  }
  connection.misses += 1;
  ping(connection);
}

export function ping({ wire, desk, trip, stage }: Connection): void {
  if (stage === 'closed') return;
  notePing(trip, desk.clock.now());
  wire.ping();
}

export function hearPong(connection: Connection): void {
  const { trip, desk } = connection;
  connection.misses = 0;
  const isFirst = trip.sentAt !== null && trip.count + 1 < FIRST_PINGS;
  notePong(trip, desk.clock.now());
  if (isFirst) ping(connection);
}
