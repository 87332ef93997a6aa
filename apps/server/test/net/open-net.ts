// The real net around a fake hall, on a free port of this machine; gone after the test.

import { Writable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Limits, readConfig, type ServerConfig } from '../../src/config.ts';
import { type Net, startNet } from '../../src/net/start-net.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FakeHall, fakeHall } from './fake-hall.ts';

export type Change = Partial<Omit<ServerConfig, 'limits'>> & { readonly limits?: Partial<Limits> };

function testConfig({ limits, ...change }: Change = {}): ServerConfig {
  const reading = readConfig({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const { config } = reading;
  return { ...config, port: 0, pageDir: '/nowhere', ...change, limits: { ...config.limits, ...limits } };
}

type Answer = Awaited<ReturnType<Net['app']['inject']>>;

export interface OpenNet extends Net {
  /** A request without a port. */
  ask(request: string | InjectOptions): Promise<Answer>;
  readonly hall: FakeHall;
  readonly clock: FakeClock;
  readonly logged: string[];
}

export async function openNet(change: Change = {}): Promise<OpenNet> {
  const hall = fakeHall();
  const clock = fakeClock();
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const net = await startNet({ hall, clock, config: testConfig(change), log: pino({ level: 'trace' }, sink) });
  onTestFinished(async () => {
    const stopped = net.stop();
    // A command that hangs is not waited for any longer.
    clock.advance(10_000);
    // Tests of the stop itself look at its errors.
    await stopped.catch(() => undefined);
  });
  const ask = (request: string | InjectOptions): Promise<Answer> => net.app.inject(request);
  return { ...net, ask, hall, clock, logged };
}
