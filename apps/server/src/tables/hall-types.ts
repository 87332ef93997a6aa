// The door between the tables and the net: who comes in, what may be asked, where answers go.

import type { Seat } from '@pretender/kernel';
import type {
  ChairAnswer,
  Command,
  Hello,
  NoticeAnswer,
  RefusalAnswer,
  RefusalCode,
  SeatNotice,
  Settings,
  TicketAnswer,
  TicketNotice,
} from '@pretender/protocol';

import type { Lag } from '../lag.ts';
import type { Dropped } from './old-tables.ts';

export type Chair = ChairAnswer;
export type Notice = NoticeAnswer;
export type Refused = RefusalAnswer;

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refused };

/** Where frames for one connection go. `send` takes a whole frame as text; it never waits. */
export interface Listener {
  send(frame: string): void;
  /** Half of the round trip in milliseconds, as our own pings have measured it; absent where nobody measures. */
  delay?(): number;
  /** How many of its commands were read and wait for the one before. */
  backlog?(): number;
  /** Resolves when those that waited as the sockets were read last have been handed over too; null if none is left. */
  caughtUp?(): Promise<void> | null;
  /** The address that it is counted for; absent where nobody knows. */
  readonly from?: string | undefined;
  close(code: RefusalCode | 'restart' | 'replaced'): void;
}

/** One connection at one table. Answers to commands come to its listener. */
export interface Session {
  readonly viewer: Seat | 'public';
  /** Resolves when it is done, and answered. */
  command(command: Command): Promise<void>;
  /** The listener has taken what it was told of the past, and hears the next piece. */
  more?(): void;
  leave(): void;
}

export interface Newcomer {
  readonly name: string;
  /** From older clients; it does nothing. */
  readonly nonce?: string | undefined;
  /** To the seat that is kept for him. */
  readonly ticket?: string | undefined;
  /** The address that they are counted for, not as they say but as they come; absent where nobody knows. */
  readonly from?: string | undefined;
}

/** JSON, in memory that is copied for nobody. */
export type MatchFile = Buffer;

export interface HallStats {
  /** In memory, and what is there with them. */
  readonly tables: number;
  readonly listeners: number;
  readonly lines: number;
  /** Since the start, by what they were. */
  readonly dropped: Readonly<Dropped>;
  /** Tables of which something is not as it was written, and tables whose end is missing. */
  readonly damaged: number;
  readonly cut: number;
}

export interface Hall {
  open(settings: Settings, host: Newcomer): Promise<Result<Chair>>;
  sit(idOrCode: string, newcomer: Newcomer): Promise<Result<Chair>>;
  /** Asks the table to give a lost seat to this person; the chair's token works once the table has approved. */
  askBack(idOrCode: string, seat: number, newcomer: Newcomer): Promise<Result<Chair>>;
  /** Another key for the same seat, for another device. */
  copyKey(token: string): Promise<Result<Chair>>;
  /** This key is the only one to its seat from now on: whoever is here is sent away, and comes back with it or not at all. */
  keepOnlyKey(token: string): Promise<Result<Chair>>;
  /** For an empty seat, by the host; or for one's own, for another device. */
  makeTicket(token: string, seat: number): Promise<Result<TicketAnswer>>;
  /** What a ticket is good for; it stays so. */
  lookAtTicket(idOrCode: string, ticket: string): Promise<Result<TicketNotice>>;
  /** A key for a ticket to a seat that is taken. */
  useTicket(idOrCode: string, ticket: string): Promise<Result<Chair>>;
  /** What waits for whoever has this key. */
  lookAtSeat(token: string): Promise<Result<SeatNotice>>;
  look(idOrCode: string): Promise<Result<Notice>>;
  list(): Promise<readonly Notice[]>;
  enter(hello: Hello, listener: Listener): Promise<Result<Session>>;
  /** A finished match as a file; refused while it is played. */
  record(idOrCode: string, match: number, from?: string): Promise<Result<MatchFile>>;
  /** Keeps the file of a match that was played anywhere, if it can be played again; its id. It never becomes a table. `text`: as it came. */
  importRecord(text: string, from?: string): Promise<Result<string>>;
  importedRecord(id: string): Promise<Result<MatchFile>>;
  stats(): Promise<HallStats>;
  /** Since somebody last looked; only where the hall has a thread of its own. */
  lag?(): Promise<Lag>;
  stop(): Promise<void>;
}
