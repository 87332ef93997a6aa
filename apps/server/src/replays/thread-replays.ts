// Whole matches in a thread of their own: what takes too long there is cut off with it, and no table waits for it.

import { JobThread } from '../jobs/job-thread.ts';
import { threadFile } from '../thread-file.ts';
import type { Replays } from './replays.ts';
import { replayTurns } from './turns.ts';

/** For the longest log that a table can have: twenty thousand lines, read and written again. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** It is started when somebody needs it; on most evenings nobody does for hours. */
const IDLE_MS = 60_000;

interface Options {
  /** A file that does jobs as `worker.ts` does; our own if left out. */
  readonly worker?: string;
  readonly deadlineMs?: number;
  onTrouble(error: unknown): void;
}

export function openThreadReplays({ worker, deadlineMs, onTrouble }: Options): Replays {
  const file = async () => worker ?? threadFile('replay-worker');
  const thread = new JobThread({ file, limits: LIMITS, idleMs: IDLE_MS, onFault: onTrouble });
  return replayTurns(thread, { deadlineMs, onTrouble });
}
