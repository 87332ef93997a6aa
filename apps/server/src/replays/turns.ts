// One after the other, in fair turns by address; so many may wait, and each may take so long.

import { FairThreads } from '../jobs/fair-threads.ts';
import { type JobRunner, LateError } from '../jobs/job-thread.ts';
import type { Import, Job, Replayed, Replays, SharedFile } from './replays.ts';

/** The worst file that may be handed in takes half a second. */
const DEADLINE_MS = 10_000;
/** Of two megabytes each at most. */
export const MOST_WAITING = 12;
export const MOST_WAITING_FROM_ONE = 3;

interface Around {
  readonly deadlineMs?: number | undefined;
  onTrouble(error: unknown): void;
}

export function replayTurns(thread: JobRunner, { deadlineMs = DEADLINE_MS, onTrouble }: Around): Replays {
  const turns = new FairThreads([thread]);
  let isOpen = true;

  async function inTurn<T>(message: () => Promise<Job>, from: string): Promise<Replayed<T>> {
    if (turns.waiting.size >= MOST_WAITING) return { ok: false, failure: 'crowded' };
    if (turns.waiting.sizeOf(from) >= MOST_WAITING_FROM_ONE) return { ok: false, failure: 'crowded-address' };
    const place = { address: from, table: '' };
    try {
      const done = new Promise((resolve, reject) => turns.add({ place, message, deadlineMs, resolve, reject }));
      return { ok: true, value: (await done) as T };
    } catch (error) {
      if (isOpen) onTrouble(error);
      return { ok: false, failure: error instanceof LateError ? 'late' : 'broken' };
    }
  }

  return {
    read: (text, from) => inTurn<Import>(async () => ({ read: text }), from),
    make: (material, from) => inTurn<SharedFile>(async () => ({ make: await material() }), from),
    stop() {
      isOpen = false;
      return turns.stop();
    },
  };
}
