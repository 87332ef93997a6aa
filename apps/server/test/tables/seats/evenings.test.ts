// Random evenings, and a small model of who may hold which seat and what may be carried (`../evening/seats/model.ts`).

import { createHash, webcrypto } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { actAtRandom } from '../evening/seats/acting.ts';
import { differences, openSeatEvening, pass, SOMETIMES } from '../evening/seats/evening.ts';

/** By hand: PRETENDER_EVENINGS=500 npx vitest run --project server seats/evenings */
const EVENINGS = Number(process.env.PRETENDER_EVENINGS ?? 100);
const STEPS = 120;

/** A seed is sealed in a thread, in real time, and the world's time must not go on meanwhile: here it takes none. */
beforeAll(() => {
  const digest = async (_name: unknown, data: Uint8Array): Promise<ArrayBuffer> => {
    const hash = createHash('sha256').update(data);
    return Uint8Array.from(hash.digest()).buffer;
  };
  const spy = vi.spyOn(webcrypto.subtle, 'digest').mockImplementation(digest as never);
  return () => spy.mockRestore();
});

it(`on ${EVENINGS} of them nobody holds a seat, and nothing is carried, but by the rules`, {
  timeout: 3_600_000,
}, async () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < EVENINGS; seed++) {
    const evening = await openSeatEvening(seed);
    for (let step = 0; step < STEPS; step++) {
      const where = `evening ${seed}, step ${step}`;
      const surprise = await actAtRandom(evening);
      expect(surprise, where).toBeNull();
      await pass(evening, 10);
      expect(await differences(evening), where).toEqual([]);
    }
    for (const [what, count] of evening.seen) seen.set(what, (seen.get(what) ?? 0) + count);
  }
  if (process.env.PRETENDER_EVENINGS) console.info(Object.fromEntries(seen));
  for (const what of SOMETIMES) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
});
