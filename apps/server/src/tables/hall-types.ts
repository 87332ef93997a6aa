// The door between the tables and the net: who comes in, what may be asked, where answers go.

import type { Seat } from '@pretender/kernel';
import type { Command, Hello, Person, RefusalCode, Settings } from '@pretender/protocol';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refused };

export interface Refused {
  readonly code: RefusalCode;
  /** For the game's own reasons, and for options: what exactly. */
  readonly why: string | null;
  readonly field: string | null;
  readonly clause: string | null;
}

/** Where frames for one connection go. `send` takes a whole frame as text; it never waits. */
export interface Listener {
  send(frame: string): void;
  close(code: RefusalCode | 'restart' | 'replaced'): void;
}

/** One connection at one table. Answers to commands come to its listener. */
export interface Session {
  readonly viewer: Seat | 'public';
  command(command: Command): Promise<void>;
  leave(): void;
}

export interface Chair {
  readonly table: string;
  readonly code: string;
  readonly seat: Seat;
  /** The key to this seat, told once. */
  readonly token: string;
}

/** What anybody may know of a table before coming in. */
export interface Notice {
  readonly table: string;
  readonly code: string;
  readonly settings: Settings;
  readonly people: readonly Person[];
  readonly match: number;
  readonly isPlaying: boolean;
}

export interface Newcomer {
  readonly name: string;
  readonly nonce: string;
}

export interface Hall {
  open(settings: Settings, host: Newcomer): Promise<Result<Chair>>;
  sit(idOrCode: string, newcomer: Newcomer): Promise<Result<Chair>>;
  /** Asks the table to give a lost seat to this person; the chair's token works once the table has approved. */
  askBack(idOrCode: string, seat: number, newcomer: Newcomer): Promise<Result<Chair>>;
  /** Another key for the same seat, for another device. */
  copyKey(token: string): Promise<Result<Chair>>;
  look(idOrCode: string): Promise<Result<Notice>>;
  list(): Promise<readonly Notice[]>;
  enter(hello: Hello, listener: Listener): Promise<Result<Session>>;
  /** A finished match as a file; refused while it is played. */
  record(idOrCode: string, match: number): Promise<Result<string>>;
  stats(): { readonly tables: number; readonly listeners: number; readonly lines: number };
  stop(): Promise<void>;
}
