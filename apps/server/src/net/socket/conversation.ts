// What is done with each frame: first a hello, then commands, one after the other in the order they came.

import type { Command, Hello } from '@pretender/protocol';
import { take } from '../../bucket.ts';
import { refused } from '../refusals.ts';
import { askIfRead, type Connection, IDLE, isPatient, leave, NOTHING, part, ping, refuse, say } from './connection.ts';
import { type Decoded, decode, NOT_TEXT } from './decode.ts';

/** The pace allows fewer, unless the tables are slow; then it is kinder to say so than to queue. */
const MOST_WAITING = 32;

/** A frame came in. `text` is null where it was not text. */
export function hear(connection: Connection, text: string | null): void {
  if (connection.stage === 'closed' || connection.isDeaf) return;
  connection.desk.meters.frameIn();
  connection.misses = 0;
  const isSlowEnough = take(connection.pace, connection.desk.clock.now());
  if (!isSlowEnough && !isPatient(connection)) return;
  const message = text === null ? NOT_TEXT : decode(text);
  if (connection.stage === 'new') greet(connection, message);
  else if (isSlowEnough) answer(connection, message);
  else refuse(connection, idOf(message), refused('too-fast'));
}

/** A control frame that asks for an answer counts like any other. */
export function hearPing(connection: Connection, data: Buffer): void {
  if (connection.stage === 'closed' || connection.isDeaf) return;
  if (take(connection.pace, connection.desk.clock.now()) || isPatient(connection)) connection.wire.pong(data);
}

function idOf(message: Decoded): string | null {
  if (message.kind === 'command') return message.command.id;
  return message.kind === 'bad' ? message.id : null;
}

function greet(connection: Connection, message: Decoded): void {
  if (message.kind !== 'hello') {
    part(connection, message.kind === 'bad' ? message.refusal.code : 'bad-message');
    return;
  }
  connection.cancelHello();
  connection.cancelHello = NOTHING;
  connection.stage = 'entering';
  connection.work = enterAndWork(connection, message.hello);
}

function answer(connection: Connection, message: Decoded): void {
  if (message.kind === 'bad') refuse(connection, message.id, message.refusal);
  else if (message.kind === 'hello') refuse(connection, null, refused('not-now', 'One hello is enough.'));
  else if (message.kind === 'ping') say(connection, { t: 'pong', n: message.n });
  else enqueue(connection, message.command);
}

async function enter(connection: Connection, hello: Hello): Promise<void> {
  const { hall } = connection.desk;
  const result = await hall.enter(hello, connection);
  if (!result.ok) {
    connection.isLost = result.refusal.code === 'no-such-table';
    part(connection, result.refusal.code);
  } else if (connection.stage === 'closed') {
    // It went away while the door was opening.
    leave(connection, result.value);
  } else {
    connection.session = result.value;
    connection.stage = 'in';
    ping(connection);
    askIfRead(connection);
  }
}

function enqueue(connection: Connection, command: Command): void {
  connection.waiting ??= [];
  if (connection.waiting.length >= MOST_WAITING) {
    refuse(connection, command.id, refused('busy'));
    return;
  }
  connection.waiting.push({ command, since: connection.desk.clock.now() });
  if (!connection.isWorking) connection.work = work(connection);
}

async function enterAndWork(connection: Connection, hello: Hello): Promise<void> {
  connection.isWorking = true;
  try {
    await enter(connection, hello);
  } catch (error) {
    connection.desk.log.error({ err: error }, 'the hall failed at the door');
    part(connection, 'busy');
  }
  await work(connection);
}

/** Does whatever waits. Nothing that goes wrong here reaches the process. */
async function work(connection: Connection): Promise<void> {
  const { desk } = connection;
  connection.isWorking = true;
  for (let next = connection.waiting?.shift(); next !== undefined; next = connection.waiting?.shift()) {
    try {
      await connection.session?.command(next.command);
    } catch (error) {
      desk.log.error({ err: error, command: next.command.t }, 'a command failed');
      refuse(connection, next.command.id, refused('busy'));
    }
    desk.meters.commandTook(desk.clock.now() - next.since);
  }
  connection.isWorking = false;
  connection.work = IDLE;
}
