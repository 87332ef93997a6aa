// A store whose disk takes its time, by the clock of the world. One thing after the other: a write waits for its sync, and a read puts what
// was written before in its place first, as SQLite's thread does with its journal.

import { openMemoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/store.ts';
import type { World } from '../../src/tables/world.ts';

const WRITES = [
  'createTable',
  'append',
  'setListed',
  'dropTable',
  'putKey',
  'dropKeys',
  'putRecord',
  'setAlive',
] as const;
const READS = ['read', 'lineOf', 'tableBy', 'listed', 'due', 'survey', 'keyOwner', 'record', 'lastAlive'] as const;

type Method = (...given: unknown[]) => Promise<unknown>;

/** `disk` may become slower and faster on the way. */
export function slowStore(world: World, disk: { syncMs: number }): Store {
  const store = openMemoryStore();
  let last: Promise<unknown> = Promise.resolve();
  let isUnsettled = false;
  const sync = async (): Promise<void> => {
    const { syncMs } = disk;
    if (syncMs > 0) await new Promise<void>((resolve) => world.at(world.now() + syncMs, resolve));
  };
  const slowed = (name: keyof Store, before: () => Promise<void>) => {
    const method = store[name] as unknown as Method;
    const slow: Method = (...given) => {
      const result = last.then(before).then(() => method(...given));
      last = result.catch(() => {});
      return result;
    };
    return [name, slow] as const;
  };
  const writes = WRITES.map((name) =>
    slowed(name, async () => {
      await sync();
      isUnsettled = true;
    }),
  );
  const reads = READS.map((name) =>
    slowed(name, async () => {
      if (isUnsettled) await sync();
      isUnsettled = false;
    }),
  );
  return { ...store, ...Object.fromEntries([...writes, ...reads]) };
}
