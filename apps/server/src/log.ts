// The log: one JSON object a line, on stderr. It carries ids and counts, never what somebody holds, says or proves.

import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Nobody should log these; if somebody does, they do not arrive. */
const SECRET = ['token', 'nonce', 'seed', 'name', 'text', 'body'].flatMap((key) => [key, `*.${key}`]);

export function newLog(level: LogLevel): Logger {
  return pino({ level, redact: { paths: SECRET, remove: true } }, pino.destination({ dest: 2, sync: true }));
}
