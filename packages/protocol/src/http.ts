// What a client says over HTTP, before it has a socket: it opens a table, takes a seat, asks for a key.

import type { Seat } from '@pretender/kernel';
import * as z from 'zod/mini';
import type { Person, RefusalCode } from './answers.ts';
import { nonceSchema, type Settings, seatSchema, settingsSchema } from './settings.ts';
import { nameSchema } from './text.ts';

const newcomer = { name: nameSchema, nonce: nonceSchema };

export const openTableSchema = z.strictObject({ settings: settingsSchema, ...newcomer });
export const takeSeatSchema = z.strictObject(newcomer);
export const askBackSchema = z.strictObject({ seat: seatSchema, ...newcomer });
export const copyKeySchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) });

/** A seat of one's own, with the key to it. The key is told once and travels only in bodies, never in an address. */
export interface ChairAnswer {
  readonly table: string;
  readonly code: string;
  readonly seat: Seat;
  readonly token: string;
}

/** What anybody may know of a table before coming in. */
export interface NoticeAnswer {
  readonly table: string;
  readonly code: string;
  readonly settings: Settings;
  readonly people: readonly Person[];
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
