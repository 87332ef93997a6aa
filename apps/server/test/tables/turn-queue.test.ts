// Jobs of one table, one after the other; hundreds of them do not keep other tables waiting.

import { expect, it } from 'vitest';
import { TurnQueue } from '../../src/tables/turn-queue.ts';

const HUNDREDS = 300;

function newPromise<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((found) => {
    resolve = found;
  });
  return { promise, resolve };
}

it('goes on with other tables while hundreds wait for one thing, and keeps their order', async () => {
  const queue = new TurnQueue({ mend: async () => {} });
  const done: number[] = [];
  const { promise, resolve: open } = newPromise<void>();
  const first = queue.inTurn(() => promise);
  const rest = Array.from({ length: HUNDREDS }, (_, at) => queue.inTurn(async () => void done.push(at)));
  open();
  await first;
  const counts: number[] = [];
  while (queue.isBusy) {
    await new Promise(setImmediate);
    counts.push(done.length);
  }
  await Promise.all(rest);
  expect(done).toEqual(Array.from({ length: HUNDREDS }, (_, at) => at));
  const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(20);
});

it('mends after a job that fails before the next one begins', async () => {
  const said: string[] = [];
  const queue = new TurnQueue({ mend: async (error) => void said.push(`mended ${(error as Error).message}`) });
  const fails = queue.inTurn(async () => {
    throw new Error('this');
  });
  const next = queue.inTurn(async () => void said.push('next'));
  await expect(fails).rejects.toThrow('this');
  await next;
  expect(said).toEqual(['mended this', 'next']);
});
