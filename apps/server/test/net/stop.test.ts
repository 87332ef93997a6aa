import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { stopOnSignal } from '../../src/stop-on-signal.ts';
import { connect, enter } from './client.ts';
import { openNet } from './open-net.ts';

describe('the stop', () => {
  it('says goodbye to everybody, stops the hall and shuts the door', async () => {
    const { url, stop, hall } = await openNet();
    const clients = [await enter(url), await enter(url), await connect(url)];
    await stop();
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([1012, 1012, 1012]);
    for (const { frames } of clients) expect(frames.at(-1)).toEqual({ t: 'bye', code: 'restart' });
    expect(hall.isStopped).toBe(true);
    expect(hall.guests.every(({ hasLeft }) => hasLeft)).toBe(true);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });

  it('takes nobody in meanwhile, and says so', async () => {
    const { url, stop, hall, clock, ask } = await openNet();
    expect((await ask('/health/ready')).statusCode).toBe(200);
    hall.onCommand = () => new Promise(() => undefined);
    const client = await enter(url);
    client.send({ t: 'pause', id: 'a' });
    await expect.poll(() => hall.commands.length).toBe(1);
    const stopped = stop();
    expect((await ask('/health/ready')).statusCode).toBe(503);
    expect((await ask('/health/live')).statusCode).toBe(200);
    expect((await ask('/api/tables')).json().code).toBe('busy');
    clock.advance(2000);
    await stopped;
    expect(await client.closed).toBe(1012);
  });

  it('happens once, however often it is asked for', async () => {
    const { stop, hall } = await openNet();
    let stops = 0;
    hall.stop = async () => {
      stops += 1;
    };
    await Promise.all([stop(), stop()]);
    await stop();
    expect(stops).toBe(1);
  });

  it('shuts the door even if the hall cannot stop', async () => {
    const { url, stop, hall } = await openNet();
    hall.stop = async () => {
      throw new Error('no disk');
    };
    const client = await enter(url);
    await expect(stop()).rejects.toThrow('no disk');
    expect(await client.closed).toBe(1012);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });
});

describe('a signal', () => {
  function fakeProcess() {
    const codes: number[] = [];
    return Object.assign(new EventEmitter(), { codes, exit: (code: number) => void codes.push(code) });
  }

  it('stops in good order, and takes its listeners with it', async () => {
    const process = fakeProcess();
    let stops = 0;
    const ended = stopOnSignal(async () => {
      stops += 1;
    }, process);
    process.emit('SIGTERM');
    await ended;
    expect([stops, process.codes, process.listenerCount('SIGTERM'), process.listenerCount('SIGINT')]).toEqual([
      1,
      [],
      0,
      0,
    ]);
  });

  it('exits at once the second time', async () => {
    const process = fakeProcess();
    void stopOnSignal(() => new Promise(() => undefined), process);
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(process.codes).toEqual([1]);
  });
});
