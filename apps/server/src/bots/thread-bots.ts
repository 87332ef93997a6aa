// Bots in threads of their own: one that thinks too long is cut off with its thread, and the table goes on.

import { JobThread, type ThreadOptions as JobThreadOptions } from '../jobs/job-thread.ts';
import { systemClock } from '../net/clock.ts';
import { threadFile } from '../thread-file.ts';
import type { BotPool, OnBotTrouble } from './bot-pool.ts';
import { botTurns } from './bot-turns.ts';

/** Enough for any player that we have, and far from what could hurt the server. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Most servers never have a bot wait so long that it is answered for. */
const QUICK_IDLE_MS = 60_000;

export interface ThreadOptions {
  readonly threads?: number;
  /** A file that answers letters as `worker.ts` does; our own players if left out. */
  readonly worker?: string;
  readonly onTrouble?: OnBotTrouble;
}

export async function openThreadBots({ threads = 1, worker, onTrouble }: ThreadOptions = {}): Promise<BotPool> {
  const options: JobThreadOptions = {
    file: async () => worker ?? threadFile('bot-worker'),
    limits: LIMITS,
    onFault: (error) => onTrouble?.({ kind: 'broken', error }),
  };
  const thinking = Array.from({ length: threads }, () => new JobThread(options));
  const quick = new JobThread({ ...options, idleMs: QUICK_IDLE_MS });
  await Promise.all(thinking.map((thread) => thread.start()));
  return botTurns({ thinking, quick }, { after: systemClock.after, onTrouble });
}
