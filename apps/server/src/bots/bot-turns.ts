// Bots of all tables think one after the other, in fair turns. Whoever has waited too long is answered by the easiest bot of the game,
// which takes next to no time; that one has a thread of its own, so that it waits for nobody's thought.

import type { RawMove } from '@pretender/kernel';
import { BOT_LEVELS } from '@pretender/protocol';
import { FairThreads, type Job } from '../jobs/fair-threads.ts';
import { type JobRunner, LateError } from '../jobs/job-thread.ts';
import type { BotPool, BotRequest, OnBotTrouble } from './bot-pool.ts';
import { letterFor } from './letter.ts';

/** So long a thought waits for its turn. */
export const MOST_WAIT_MS = 3000;

export interface BotThreads {
  readonly thinking: readonly JobRunner[];
  /** For those who have waited too long. */
  readonly quick: JobRunner;
}

interface Around {
  /** Runs once, later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  onTrouble?: OnBotTrouble | undefined;
}

/** The levels of a game are listed from the easiest on; a stand-in is easy, and no other keeps the cards to itself. */
function easier(request: BotRequest): BotRequest {
  if (request.level === 'standIn') return request;
  const levels = Object.hasOwn(BOT_LEVELS, request.game) ? BOT_LEVELS[request.game as keyof typeof BOT_LEVELS] : [];
  return { ...request, level: levels[0] ?? request.level };
}

export function botTurns({ thinking, quick }: BotThreads, { after, onTrouble }: Around): BotPool {
  const [usual, late] = [new FairThreads(thinking), new FairThreads([quick])];
  let isOpen = true;

  async function answerTo(request: BotRequest, deadlineMs: number): Promise<unknown> {
    const place = { address: request.host, table: request.table };
    let cancel = (): void => {};
    const answer = new Promise((resolve, reject) => {
      const letter = letterFor(request);
      const job: Job = { place, message: () => letter, deadlineMs, resolve, reject };
      usual.add(job);
      cancel = after(MOST_WAIT_MS, () => {
        // Its view may say more by now, and never less.
        if (usual.withdraw(job)) late.add({ ...job, message: () => letterFor(easier(request)) });
      });
    });
    return answer.finally(() => cancel());
  }

  return {
    async choose(request, deadlineMs) {
      if (!isOpen) return null;
      try {
        return (await answerTo(request, deadlineMs)) as RawMove | null;
      } catch (error) {
        if (isOpen) onTrouble?.({ kind: error instanceof LateError ? 'late' : 'broken', error });
        return null;
      }
    },
    async stop() {
      isOpen = false;
      await Promise.all([usual.stop(), late.stop()]);
    },
  };
}
