// What a client says over HTTP, before it has a socket: it opens a table, takes a seat, asks for a key.

import type { Seat } from '@pretender/kernel';
import * as z from 'zod/mini';
import type { Person, RefusalCode } from './answers.ts';
import { nonceSchema, type Settings, seatSchema, settingsSchema } from './settings.ts';
import { nameSchema } from './text.ts';

/** The nonce is taken from older clients, and does nothing: it came too early to bind anybody. */
const newcomer = { name: nameSchema, nonce: z.optional(nonceSchema) };
const secret = z.string().check(z.minLength(1), z.maxLength(100));

export const openTableSchema = z.strictObject({ settings: settingsSchema, ...newcomer });
/** With a ticket to the seat that is kept for its bearer. */
export const takeSeatSchema = z.strictObject({ ...newcomer, ticket: z.optional(secret) });
export const askBackSchema = z.strictObject({ seat: seatSchema, ...newcomer });
/** One more; or this one is the only one from now on. */
export const copyKeySchema = z.strictObject({ token: secret, isOnly: z.optional(z.boolean()) });
/** To a seat that is free, by the host; or to one's own. */
export const makeTicketSchema = z.strictObject({ token: secret, seat: seatSchema });
/** Whoever has the key asks what waits for that seat. */
export const lookAtSeatSchema = z.strictObject({ token: secret });
export const showTicketSchema = z.strictObject({ ticket: secret });

/** A seat of one's own, with the key to it. The key is told once and travels only in bodies, never in an address. */
export interface ChairAnswer {
  readonly table: string;
  readonly code: string;
  readonly seat: Seat;
  readonly token: string;
}

/** Good for one seat, and once. Like a key it is told once and never stands in an address that a browser sends. */
export interface TicketAnswer extends Omit<ChairAnswer, 'token'> {
  readonly ticket: string;
  /** Milliseconds from now until it is worth nothing; null if that is up to the host. */
  readonly left: number | null;
}

/** What a ticket is good for: a seat where nobody sits, or somebody who comes from another device. */
export interface TicketNotice {
  readonly seat: Seat;
  readonly notice: NoticeAnswer;
}

/** What waits for whoever has the key to a seat. */
export interface SeatNotice {
  readonly seat: Seat;
  /** A match is on, and the table waits for an answer from here. */
  readonly isAsked: boolean;
  readonly notice: NoticeAnswer;
}

/** What anybody may know of a table before coming in. */
export interface NoticeAnswer {
  readonly table: string;
  readonly code: string;
  readonly settings: Settings;
  readonly people: readonly Person[];
  /** Seats that are kept for somebody. */
  readonly invited: readonly Seat[];
  readonly host: Seat;
  readonly match: number;
  readonly isPlaying: boolean;
}

export interface ListAnswer {
  readonly tables: readonly NoticeAnswer[];
}

/** Where a match that was handed in can be fetched from now on. */
export interface RecordAnswer {
  readonly record: string;
}

/** Every refusal over HTTP has this body, whatever its status. */
export interface RefusalAnswer {
  readonly code: RefusalCode;
  /** For the game's own reasons, and for options: what exactly. */
  readonly why: string | null;
  readonly field: string | null;
  readonly clause: string | null;
}
