// What is said to one socket in the same turn leaves in one piece: handing it to the system is most of what a frame costs.

import process from 'node:process';

export interface Outbox {
  put(frame: Buffer): void;
  /** Lets everything go at once. */
  empty(): void;
}

let waiting: Outbox[] = [];

function emptyAll(): void {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.empty();
}

/** Frames wait until the turn and all that follows from it at once is over. */
export function turnwise(write: (bytes: Buffer) => void): Outbox {
  let frames: Buffer[] = [];
  const outbox: Outbox = {
    put(frame) {
      if (frames.push(frame) > 1) return;
      if (waiting.push(outbox) === 1) process.nextTick(emptyAll);
    },
    empty() {
      if (frames.length === 0) return;
      const bytes = frames.length === 1 ? frames[0] : Buffer.concat(frames);
      frames = [];
      write(bytes);
    },
  };
  return outbox;
}
