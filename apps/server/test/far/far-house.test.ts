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
  const file = scratchFile('thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage([]);
    parentPort.once('message', () => { throw new Error('out of luck'); });`,
  );
  const house = await openFarHouse(configFor(scratchFile()), log, { file, argv: [] });
  await expect(house.hall.list()).rejects.toThrow('out of luck');
  expect((await house.broken).message).toBe('out of luck');
  await expect(house.hall.list()).rejects.toThrow('out of luck');
  await expect(house.close()).rejects.toThrow('out of luck');
});
