import { nextTick } from 'node:process';
import { expect, it } from 'vitest';
import { turnwise } from '../../src/net/socket/turnwise.ts';

it('holds a stream once in a turn, with what follows from it at once, and lets it go after', async () => {
  const done: string[] = [];
  const hold = turnwise({ cork: () => done.push('cork'), uncork: () => done.push('uncork') });
  hold();
  hold();
  await Promise.resolve().then(hold);
  expect(done).toEqual(['cork']);
  await new Promise(nextTick);
  expect(done).toEqual(['cork', 'uncork']);
  hold();
  expect(done).toEqual(['cork', 'uncork', 'cork']);
});
