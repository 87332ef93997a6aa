import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { newMeters } from '../../src/net/metrics.ts';
import { fakeHall } from './fake-hall.ts';

it('calls a loop that has nothing to do hardly late', async () => {
  const meters = newMeters({ hall: fakeHall(), sockets: () => 0 });
  onTestFinished(() => meters.stop());
  await sleep(400);
  const [, lag] =
    /pretender_event_loop_lag_seconds\{thread="doors",quantile="0.5"\} (\S+)/.exec(await meters.text()) ?? [];
  expect(Number(lag)).toBeLessThan(0.015);
});
