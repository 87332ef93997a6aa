// How a table is set: what is played, how fast, who may come in.

import * as z from 'zod/mini';
import { MOST_SEATS, SPEEDS } from './constants.ts';

export const seatSchema = z.int().check(z.gte(0), z.lt(MOST_SEATS));

/** Sixteen random bytes as hexadecimal digits. */
export const nonceSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** What binds somebody to such a number: a SHA-256, likewise. */
export const commitmentSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const optionValue = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(40)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
]);

export const settingsSchema = z.strictObject({
  game: z.string().check(z.maxLength(20)),
  options: z._default(z.record(z.string().check(z.maxLength(40)), optionValue), {}),
  seats: z.int().check(z.gte(2), z.lte(MOST_SEATS)),
  speed: z._default(z.enum(SPEEDS), 'normal'),
  /** Hours for each answer, at a table that is played over days. */
  hours: z._default(z.int().check(z.gte(1), z.lte(24 * 14)), 24),
  /** Listed for everybody, or found only by who has the code. */
  isPublic: z._default(z.boolean(), false),
  mayWatch: z._default(z.boolean(), true),
  hasChat: z._default(z.boolean(), true),
  /** Beats always run to the last call, so that an early end says nothing. */
  isEven: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof settingsSchema>;
