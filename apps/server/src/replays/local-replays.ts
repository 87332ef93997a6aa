// The same without a thread, for simulations and tests. Nothing is cut off here.

import { doJob } from './do-job.ts';
import type { Import, Replays, SharedFile } from './replays.ts';

export const localReplays: Replays = {
  read: async (text) => ({ ok: true, value: (await doJob({ read: text })) as Import }),
  make: async (material) => ({ ok: true, value: (await doJob({ make: await material() })) as SharedFile }),
  stop: async () => {},
};
