import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openFarHouse, readConfig, type ServerConfig, serve } from '../../src/index.ts';
import { newLog } from '../../src/log.ts';
import { scratchFile } from '../store/scratch.ts';
import { settingsWith } from '../tables/settings.ts';

const NONCE = '0'.repeat(32);
const log = newLog('silent');

function configFor(data: string): ServerConfig {
  const reading = readConfig({ PRETENDER_PORT: '0', PRETENDER_DATA: data, PRETENDER_LOG: 'silent' });
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.config;
}

it('the tables in their thread are there again after a stop', { timeout: 60_000 }, async () => {
  const config = configFor(scratchFile());
  const first = await openFarHouse(config, log);
  const opened = await first.hall.open(settingsWith({ seats: 3 }), { name: 'Ann', nonce: NONCE });
  if (!opened.ok) throw new Error(opened.refusal.code);
  await first.hall.stop();
  await first.close();
  const second = await openFarHouse(config, log);
  expect(await second.hall.look(opened.value.code)).toMatchObject({ ok: true, value: { code: opened.value.code } });
  await second.hall.stop();
  await second.close();
});

it('a file that another server has is refused with its name, and leaves no thread behind', {
  timeout: 60_000,
}, async () => {
  const config = configFor(scratchFile());
  const first = await serve(config);
  await expect(serve(config)).rejects.toMatchObject({
    trouble: 'in-use',
    message: expect.stringContaining(config.data),
  });
  await first.stop();
});

it('a thread that dies is told, and whoever waits for it hears why', { timeout: 60_000 }, async () => {
  const file = script(`parentPort.postMessage([]);
    parentPort.once('message', () => { throw new Error('out of luck'); });`);
  const house = await openFarHouse(configFor(scratchFile()), log, { file, argv: [] });
  await expect(house.hall.list()).rejects.toThrow('out of luck');
  expect((await house.broken).message).toBe('out of luck');
  await expect(house.hall.list()).rejects.toThrow('out of luck');
  await expect(house.close()).rejects.toThrow('out of luck');
});

/** What a thread does instead of ours. */
function script(body: string): string {
  const file = scratchFile('thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${body}`);
  return file;
}

it('a thread that ends before it is open is no endless wait', { timeout: 60_000 }, async () => {
  const file = script('process.exit(3);');
  await expect(openFarHouse(configFor(scratchFile()), log, { file, argv: [] })).rejects.toThrow('ended with 3');
});

it('whoever waits for a thread that just ends hears of it, in the middle of a command too', {
  timeout: 60_000,
}, async () => {
  const file = script(`parentPort.postMessage([]);
    parentPort.on('message', ([what, number, method]) => {
      if (method === 'enter') parentPort.postMessage([10, number, '{"ok":true,"value":1}']);
      else process.exit(0);
    });`);
  const house = await openFarHouse(configFor(scratchFile()), log, { file, argv: [] });
  const entered = await house.hall.enter({ t: 'hello', v: 2, table: 't' } as never, { send() {}, close() {} });
  if (!entered.ok) throw new Error('not in');
  await expect(entered.value.command({ t: 'ready', id: 'c' } as never)).rejects.toThrow('has ended');
  expect((await house.broken).message).toContain('has ended');
  await expect(entered.value.command({ t: 'ready', id: 'c' } as never)).rejects.toThrow('has ended');
  await expect(house.close()).rejects.toThrow('has ended');
});

it('a thread that is stuck makes the server not ready, and does not keep it from stopping', {
  timeout: 60_000,
}, async () => {
  const file = script(`parentPort.postMessage([]); parentPort.once('message', () => { for (;;); });`);
  const config = { ...configFor(scratchFile()), metricsPort: null };
  const server = await serve(config, (...given) => openFarHouse(...given, { file, argv: [], patienceMs: 300 }));
  const ready = async () => (await fetch(`${server.url}/health/ready`)).status;
  expect(await ready()).toBe(200);
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  await expect(server.stop()).rejects.toThrow('does not answer');
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
});
