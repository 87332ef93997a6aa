// Bots in threads of their own: one that thinks too long is cut off with its thread, and the table goes on.

import type { RawMove } from '@pretender/kernel';
import { Piscina } from 'piscina';
import { threadFile } from '../thread-file.ts';
import type { BotPool, OnBotTrouble } from './bot-pool.ts';
import { letterFor } from './letter.ts';

/** Enough for any player that we have, and far from what could hurt the server. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

export interface ThreadOptions {
  readonly threads?: number;
  /** A file that exports `answerLetter`; our own players if left out. */
  readonly worker?: string;
  readonly onTrouble?: OnBotTrouble;
}

type Pool = Piscina<string, RawMove | null>;

async function openPool({ threads = 1, worker }: ThreadOptions): Promise<Pool> {
  return new Piscina({
    filename: worker ?? (await threadFile('bot-worker')),
    name: 'answerLetter',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: LIMITS,
    // A thread inherits nothing from the server, not even its environment.
    env: {},
  });
}

/** The timer goes as soon as the answer is there: a signal that came later would still cost the thread. */
async function runWithin(pool: Pool, letter: string, deadline: AbortController, deadlineMs: number) {
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    return await pool.run(letter, { signal: deadline.signal });
  } finally {
    clearTimeout(timer);
  }
}

export async function openThreadBots(options: ThreadOptions = {}): Promise<BotPool> {
  const pool = await openPool(options);
  let isOpen = true;
  const report: OnBotTrouble = (trouble) => {
    if (isOpen) options.onTrouble?.(trouble);
  };
  // Without anybody listening, a thread that breaks between two letters would take the server with it.
  pool.on('error', (error) => report({ kind: 'broken', error }));
  return {
    async choose(request, deadlineMs) {
      // A destroyed pool would start new threads for new work.
      if (!isOpen) return null;
      const deadline = new AbortController();
      try {
        return await runWithin(pool, letterFor(request), deadline, deadlineMs);
      } catch (error) {
        report({ kind: deadline.signal.aborted ? 'late' : 'broken', error });
        return null;
      }
    },
    async stop() {
      isOpen = false;
      await pool.destroy();
    },
  };
}
