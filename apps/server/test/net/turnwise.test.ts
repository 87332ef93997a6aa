import { nextTick } from 'node:process';
import { expect, it } from 'vitest';
import { turnwise } from '../../src/net/socket/turnwise.ts';

const bytes = (text: string) => Buffer.from(text);

it('writes once for all that is said in a turn and follows from it at once', async () => {
  const written: string[] = [];
  const outbox = turnwise((piece) => written.push(String(piece)));
  outbox.put(bytes('a'));
  outbox.put(bytes('b'));
  await Promise.resolve().then(() => outbox.put(bytes('c')));
  expect(written).toEqual([]);
  await new Promise(nextTick);
  expect(written).toEqual(['abc']);
  outbox.put(bytes('d'));
  await new Promise(nextTick);
  expect(written).toEqual(['abc', 'd']);
});

it('lets everything go before a farewell, and nothing twice', async () => {
  const written: string[] = [];
  const outbox = turnwise((piece) => written.push(String(piece)));
  outbox.put(bytes('a'));
  outbox.empty();
  expect(written).toEqual(['a']);
  outbox.put(bytes('b'));
  await new Promise(nextTick);
  expect(written).toEqual(['a', 'b']);
});
