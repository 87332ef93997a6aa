// What is offered takes as long as there are promises, not as long as there are pairs of them.

import { decrees } from '@pretender/decrees';
import { asSeat, submit, viewFor } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { tableWith } from '../tables.ts';

const WORDS = [...'abcdefghijklmnopqrst'];

/** How often the words of a promise are read while everything that seat 0 may say is offered, with so many promises from each to each. */
function readsWith(each: number): number {
  const match = tableWith({});
  const dealing = match.state.table.asks.find(({ kind }) => kind === 'dealing')?.id ?? -1;
  for (const text of WORDS.slice(0, each))
    for (const to of [1, 2, 3, 4])
      for (const [by, other] of [
        [0, to],
        [to, 0],
      ])
        expect(submit(match, asSeat(by), dealing, { type: 'promise', to: other, text } as never).ok).toBe(true);
  let reads = 0;
  const counted = <T extends object>(promise: T): T =>
    new Proxy(promise, {
      get(target, field) {
        reads++;
        return Reflect.get(target, field);
      },
    });
  const view = viewFor(match, asSeat(0));
  const hands = view.hands.map((hand) => hand && { ...hand, promises: hand.promises.map(counted) });
  const specs = decrees.moves({ ...view, hands });
  expect(specs.filter(({ type }) => type === 'publish')).toHaveLength(8 * each);
  return reads;
}

describe('promises', () => {
  it('D11.10 twice as many take twice as much work, not four times', () => {
    expect(readsWith(20)).toBeLessThan(2.2 * readsWith(10));
  });
});
