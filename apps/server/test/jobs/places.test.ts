// Places for each address, and who gets one that is free again.

import { expect, it } from 'vitest';
import { Places } from '../../src/jobs/places.ts';

it('lets so many of an address begin, and the next when one is done', () => {
  const places = new Places(2);
  const begun: string[] = [];
  const take = (address: string, name: string) => places.take(address, () => void begun.push(name));
  const first = take('a', 'a1');
  take('a', 'a2');
  take('a', 'a3');
  take('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  first();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('passes over whoever gave up waiting, and forgets an address with nobody in it', () => {
  const places = new Places(1);
  const begun: string[] = [];
  const take = (name: string) => places.take('a', () => void begun.push(name));
  const leave = [take('1'), take('2'), take('3')];
  leave[1]();
  leave[0]();
  expect(begun).toEqual(['1', '3']);
  expect(places.size).toBe(1);
  leave[2]();
  expect(places.size).toBe(0);
});
