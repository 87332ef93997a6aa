// What a client says over its socket. Every command has an id of the client's making: sent twice, it is done once.

import * as z from 'zod/mini';
import { AUTO_PASS, BOT_LEVELS, MOST_SEATS, PHRASES, PROTOCOL, SPEEDS, TEXT_LENGTH } from './constants.ts';
import { commitmentSchema, nonceSchema, seatSchema, settingsSchema } from './settings.ts';
import { nameSchema, textSchema } from './text.ts';

const id = z.string().check(z.regex(/^[\w-]{1,40}$/));
const ask = z.int().check(z.gte(0));

/** The answer or the order itself is the game's business; here it is only small and flat enough. */
const fieldValue = z.union([
  z.string().check(z.maxLength(TEXT_LENGTH)),
  z.number(),
  z.array(z.unknown()).check(z.maxLength(20)),
  z.record(z.string().check(z.maxLength(40)), z.unknown()),
]);
const move = z.intersection(
  z.object({ type: z.string().check(z.maxLength(40)) }),
  z.record(z.string().check(z.maxLength(40)), fieldValue),
);

export const helloSchema = z.strictObject({
  t: z.literal('hello'),
  v: z.literal(PROTOCOL),
  table: z.string().check(z.maxLength(40)),
  token: z.optional(z.string().check(z.maxLength(100))),
  /** The viewer's own count of what it was told in this sitting; leave it out for a fresh picture. */
  since: z.optional(z.int().check(z.gte(0))),
  /** With a picture, send also what was told of this match so far. */
  history: z.optional(z.boolean()),
});

/** What the table decides together while a match is played, whoever keeps the house. */
const motion = z.discriminatedUnion('kind', [
  /** A bot plays for somebody who is away, until he is back. */
  z.strictObject({ kind: z.literal('standIn'), seat: seatSchema }),
  /** The match ends here, without a winner. */
  z.strictObject({ kind: z.literal('windUp') }),
  /** It goes on at another pace, over days perhaps. */
  z.strictObject({ kind: z.literal('speed'), speed: z.enum(SPEEDS) }),
]);
export type Motion = z.infer<typeof motion>;

const command = <T extends string, S extends z.core.$ZodShape>(t: T, shape: S) =>
  z.strictObject({ t: z.literal(t), id, ...shape });

export const commandSchema = z.discriminatedUnion('t', [
  command('move', { ask, move }),
  command('lastCall', { ask }),
  command('hold', { ask }),
  command('seen', { ask }),
  command('autoPass', { scope: z.enum(AUTO_PASS) }),
  command('order', { order: move }),
  command('withdraw', { order: z.int().check(z.gte(1)) }),
  command('pause', {}),
  command('resume', {}),
  command('say', { text: textSchema }),
  command('phrase', { phrase: z.int().check(z.gte(0), z.lt(PHRASES)) }),
  command('rename', { name: nameSchema }),
  command('seatBot', { seat: seatSchema, level: z.enum(Object.values(BOT_LEVELS).flat()) }),
  command('clearSeat', { seat: seatSchema }),
  command('uninvite', { seat: seatSchema }),
  command('leave', {}),
  command('giveHost', { seat: seatSchema }),
  command('takeHost', {}),
  command('silence', { seat: z.nullable(seatSchema), isSilent: z.boolean() }),
  command('mute', { seats: z.array(seatSchema).check(z.maxLength(MOST_SEATS)), gallery: z.boolean() }),
  command('change', { settings: settingsSchema }),
  // A nonce came too early to bind anybody; it is taken from older clients, and does nothing.
  command('start', { nonce: z.optional(nonceSchema) }),
  command('rematch', { nonce: z.optional(nonceSchema) }),
  command('ready', { commitment: commitmentSchema }),
  command('open', { nonce: nonceSchema }),
  command('vote', { motion, yes: z.boolean() }),
  command('approve', { request: z.int(), yes: z.boolean() }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<T extends Command['t']> = Extract<Command, { t: T }>;

export const pingSchema = z.strictObject({ t: z.literal('ping'), n: z.int() });

export const clientSchema = z.union([helloSchema, pingSchema, commandSchema]);
export type ClientMessage = z.infer<typeof clientSchema>;
export type Hello = z.infer<typeof helloSchema>;
