// The whole world of a table in one process: time goes on when somebody says so, and chance comes from a seed.

import { seededDraws } from '@pretender/kernel';
import type { World } from '../../src/tables/world.ts';

interface Alarm {
  readonly time: number;
  readonly order: number;
  job: (() => void) | null;
}

export interface FakeWorld extends World {
  /** Lets everything happen that is due within so many milliseconds, in order. */
  pass(ms: number): Promise<void>;
  /** Lets promises settle without any time passing. */
  rest(): Promise<void>;
  /** All alarms are gone, as after a crash. */
  forget(): void;
}

const LONG_ENOUGH = 12;

export function fakeWorld(seed: number, start = 1_000_000): FakeWorld {
  const draws = seededDraws(seed, 'world');
  let now = start;
  let order = 0;
  let alarms: Alarm[] = [];
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < LONG_ENOUGH; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const next = (until: number): Alarm | null => {
    const due = alarms.filter(({ job, time }) => job !== null && time <= until);
    due.sort((a, b) => a.time - b.time || a.order - b.order);
    return due[0] ?? null;
  };
  return {
    now: () => now,
    timeAt: (moment) => moment,
    at(time, job) {
      const alarm: Alarm = { time, order: order++, job };
      alarms.push(alarm);
      return () => {
        alarm.job = null;
      };
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => draws.below(256)),
    below: (n) => draws.below(n),
    async pass(ms) {
      const until = now + ms;
      await rest();
      for (let alarm = next(until); alarm !== null; alarm = next(until)) {
        now = Math.max(now, alarm.time);
        const { job } = alarm;
        alarm.job = null;
        alarms = alarms.filter((other) => other.job !== null);
        job?.();
        await rest();
      }
      now = until;
    },
    rest,
    answerStep: 0,
    forget() {
      alarms = [];
    },
  };
}
