import { expect, it } from 'vitest';
import { Alarm } from '../../src/tables/alarm.ts';

/** What is past goes off at once here; the rest is remembered. */
function worldAt(now: number) {
  const set: { time: number; job: () => void }[] = [];
  return {
    set,
    at(time: number, job: () => void) {
      const entry = { time, job };
      if (time <= now) job();
      else set.push(entry);
      return () => void set.splice(set.indexOf(entry), set.includes(entry) ? 1 : 0);
    },
  };
}

it('is set once for the same time, and anew for another', () => {
  const world = worldAt(0);
  const alarm = new Alarm(world, () => undefined);
  alarm.set(5);
  const [first] = world.set;
  alarm.set(5);
  expect(world.set).toEqual([first]);
  alarm.set(7);
  expect(world.set.map(({ time }) => time)).toEqual([7]);
  alarm.set(null);
  expect(world.set).toEqual([]);
});

it('rings again for the same time once it has rung, also where it rang at once', () => {
  let rung = 0;
  const world = worldAt(3);
  const alarm = new Alarm(world, () => void rung++);
  alarm.set(2);
  alarm.set(2);
  expect(rung).toBe(2);
  alarm.set(5);
  const [first] = world.set;
  first?.job();
  alarm.set(5);
  expect(rung).toBe(3);
  expect(world.set[0]).not.toBe(first);
});
