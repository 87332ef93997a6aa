import { describe, expect, it } from 'vitest';
import { hurried } from '../../src/tables/real-world.ts';
import type { World } from '../../src/tables/world.ts';

describe('a hurried world', () => {
  it('lets its time pass faster, and keeps its appointments by it', () => {
    const asked: number[] = [];
    let now = 1000;
    const world: World = {
      now: () => now,
      timeAt: (moment) => moment,
      at(time) {
        asked.push(time);
        return () => {};
      },
      bytes: (count) => new Uint8Array(count),
      below: () => 0,
    };
    const fast = hurried(world, 10);
    now = 1200;
    expect(fast.now()).toBe(3000);
    fast.at(8000, () => {});
    expect(asked).toEqual([1700]);
    expect(hurried(world, 1)).toBe(world);
    // A page that counts down by itself is told.
    expect(fast.hurry).toBe(10);
  });
});
