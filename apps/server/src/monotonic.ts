// A clock that nobody can set: it only goes on, at the same pace, and is the same in all threads of the process.

import { hrtime } from 'node:process';

/** Milliseconds since some moment. */
export function monotonic(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
