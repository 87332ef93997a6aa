import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/jobs/fair-queue.ts';

const place = (address: string, table: string) => ({ address, table });

function drained<T>(queue: FairQueue<T>): T[] {
  const taken: T[] = [];
  for (let item = queue.take(); item !== null; item = queue.take()) taken.push(item);
  return taken;
}

describe('turns', () => {
  it('go round the addresses, within each round its tables, within each by age', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2']) queue.add(place('A', '1'), item);
    queue.add(place('A', '2'), 'b1');
    queue.add(place('B', '3'), 'c1');
    queue.add(place('B', '3'), 'c2');
    expect(drained(queue)).toEqual(['a1', 'c1', 'b1', 'c2', 'a2']);
  });

  it('come to somebody new after one of each other address at most, however much they ask for', () => {
    const queue = new FairQueue<string>();
    for (let at = 0; at < 600; at++) queue.add(place(`crowd ${at % 3}`, String(at % 60)), 'crowd');
    queue.add(place('Ann', 'home'), 'Ann');
    expect(drained(queue).indexOf('Ann')).toBe(3);
  });

  it('of whoever has left are not taken', () => {
    const queue = new FairQueue<string>();
    queue.add(place('A', '1'), 'first');
    queue.add(place('A', '1'), 'second');
    expect(queue.remove(place('A', '1'), 'first')).toBe(true);
    expect(queue.remove(place('A', '1'), 'first')).toBe(false);
    expect([queue.size, queue.sizeOf('A'), queue.sizeOf('B')]).toEqual([1, 1, 0]);
    expect(drained(queue)).toEqual(['second']);
    expect(queue.take()).toBeNull();
  });

  it('give everybody out once, and within a table in order, whatever comes and goes', () => {
    const deed = fc.record({
      address: fc.nat(3),
      table: fc.nat(3),
      what: fc.constantFrom('add', 'add', 'take', 'remove'),
    });
    const run = (deeds: readonly { address: number; table: number; what: string }[]) => {
      const queue = new FairQueue<{ place: string; number: number }>();
      const waiting: { place: string; number: number }[] = [];
      for (const [number, { address, table, what }] of deeds.entries()) {
        const [where, item] = [place(`${address}`, `${table}`), { place: `${address} ${table}`, number }];
        const own = waiting.find((other) => other.place === item.place);
        if (what === 'add') {
          queue.add(where, item);
          waiting.push(item);
        } else if (what === 'take') {
          const taken = queue.take();
          expect(taken).toBe(taken && waiting.find((other) => other.place === taken.place));
          expect(taken === null).toBe(waiting.length === 0);
          if (taken) waiting.splice(waiting.indexOf(taken), 1);
        } else if (own) {
          expect(queue.remove(where, own)).toBe(true);
          waiting.splice(waiting.indexOf(own), 1);
        }
        expect(queue.size).toBe(waiting.length);
      }
    };
    fc.assert(fc.property(fc.array(deed, { maxLength: 60 }), run));
  });
});
