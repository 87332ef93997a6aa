import { expect, it } from 'vitest';
import { Alarm } from '../../src/tables/alarm.ts';

/** What is past goes off at once here; the rest is remembered until somebody lets it go off. */
function worldAt(now: number) {
  const set: { time: number; job: () => void }[] = [];
  return {
    set,
    times: () => set.map(({ time }) => time),
    at(time: number, job: () => void) {
      const entry = { time, job };
      if (time <= now) job();
      else set.push(entry);
      return () => void set.splice(set.indexOf(entry), set.includes(entry) ? 1 : 0);
    },
    goOff: () => set.shift()?.job(),
  };
}

it('is set once for the same time, anew for an earlier one, and not at all for never', () => {
  const world = worldAt(0);
  const alarm = new Alarm(world, { wake: () => undefined });
  alarm.set(5);
  const [first] = world.set;
  alarm.set(5);
  expect(world.set).toEqual([first]);
  alarm.set(3);
  expect(world.times()).toEqual([3]);
  alarm.set(null);
  expect(world.times()).toEqual([]);
});

it('that is moved to a later time goes off once too early, and rings only then', () => {
  let rung = 0;
  const world = worldAt(0);
  const alarm = new Alarm(world, { wake: () => void rung++ });
  alarm.set(5);
  alarm.set(7);
  alarm.set(9);
  expect(world.times()).toEqual([5]);
  world.goOff();
  expect([rung, world.times()]).toEqual([0, [9]]);
  world.goOff();
  expect([rung, world.times()]).toEqual([1, []]);
});

it('rings again for the same time once it has rung, also where it rang at once', () => {
  let rung = 0;
  const world = worldAt(3);
  const alarm = new Alarm(world, { wake: () => void rung++ });
  alarm.set(2);
  alarm.set(2);
  expect(rung).toBe(2);
  alarm.set(5);
  world.goOff();
  alarm.set(5);
  expect([rung, world.times()]).toEqual([3, [5]]);
});

it('that is called off while it goes off too early stays silent', () => {
  let rung = 0;
  const world = worldAt(0);
  const alarm = new Alarm(world, { wake: () => void rung++ });
  alarm.set(5);
  const [early] = world.set;
  alarm.set(null);
  early?.job();
  expect([rung, world.times()]).toEqual([0, []]);
});
