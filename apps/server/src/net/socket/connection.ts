// One socket, from its first frame to its last. Everything that goes out goes through `sendFrame`.

import type { Command, RefusalCode, ServerMessage } from '@pretender/protocol';
import type { Logger } from 'pino';
import { type Bucket, newBucket, type Rate, take } from '../../bucket.ts';
import type { Hall, Listener, Refused, Session } from '../../tables/hall-types.ts';
import type { Clock } from '../clock.ts';
import type { Meters } from '../metrics.ts';
import { delayOf, FIRST_PINGS, newTrip, notePing, notePong, type Trip } from './trip.ts';

/** The socket itself, as far as it is needed. */
export interface Wire {
  send(text: string): void;
  ping(): void;
  /** Answers a ping. */
  pong(data: Buffer): void;
  close(code: number): void;
  /** Hears nothing more. */
  stopReading(): void;
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
const PATIENCE = { burst: 60, perSecond: 1 };
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

interface Origin {
  readonly address: string;
  readonly place: string;
}

/** One socket; to its table it is who listens. A class, because there is one for everybody who plays. */
export class Connection implements Listener {
  readonly desk: Desk;
  readonly wire: Wire;
  /** The address it comes from, as it is counted. */
  readonly address: string;
  /** The same, as it takes turns and sits at tables. */
  readonly from: string;
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
  /** More of the past is to come: not asked for yet, or when the ping behind the last piece is answered. */
  past: 'more' | 'unread' | null = null;

  constructor(desk: Desk, wire: Wire, { address, place }: Origin) {
    this.desk = desk;
    this.wire = wire;
    this.address = address;
    this.from = place;
    this.pace = newBucket(desk.pace, desk.clock.now());
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

export function openConnection(desk: Desk, wire: Wire, origin: Origin): Connection {
  const connection = new Connection(desk, wire, origin);
  connection.cancelHello = desk.clock.after(HELLO_WITHIN_MS, () => part(connection, 'bad-message'));
  return connection;
}

const REFUSAL = '{"t":"no"';
const WELCOME = '{"t":"welcome"';
const PAST = '{"t":"past"';
/** How both end where more of the past is to come. */
const MORE = '"more":true}';

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
    return;
  }
  if (frame.endsWith(MORE) && (frame.startsWith(WELCOME) || frame.startsWith(PAST))) connection.past = 'more';
  askIfRead(connection);
}

/** The next piece comes when a ping behind this one is answered: whoever reads nothing costs no more than one. */
export function askIfRead(connection: Connection): void {
  if (connection.past !== 'more' || connection.session === null) return;
  connection.past = 'unread';
  connection.wire.ping();
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

/** Who floods is not listened to until the socket is closed. */
function sendAway(connection: Connection): void {
  part(connection, 'too-fast');
  connection.wire.stopReading();
}

/** Whether one more frame may come. Who is too fast for long is sent away. */
export function isPatient(connection: Connection): boolean {
  const now = connection.desk.clock.now();
  connection.patience ??= newBucket(PATIENCE, now);
  if (take(connection.patience, now)) return true;
  sendAway(connection);
  return false;
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

/** An answer that nobody asked for counts like a frame. */
export function hearPong(connection: Connection): void {
  const { trip, desk } = connection;
  if (connection.stage === 'closed') return;
  const isAsked = trip.sentAt !== null || connection.past === 'unread';
  if (!isAsked && !take(connection.pace, desk.clock.now()) && !isPatient(connection)) return;
  connection.misses = 0;
  if (connection.past === 'unread') {
    connection.past = null;
    connection.session?.more?.();
  }
  const isFirst = trip.sentAt !== null && trip.count + 1 < FIRST_PINGS;
  notePong(trip, desk.clock.now());
  if (isFirst) ping(connection);
}
