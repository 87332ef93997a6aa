// What is said to one socket in the same turn leaves in one piece: handing it to the system is most of what a frame costs.

import type { Socket } from 'node:net';
import process from 'node:process';

/** Call it before each frame: the stream is held until the turn and all that follows from it at once is over. */
export function turnwise(stream: Pick<Socket, 'cork' | 'uncork'>): () => void {
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    stream.uncork();
  };
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(letGo);
  };
}
