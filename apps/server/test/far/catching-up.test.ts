// Nothing closes by its time before the thread that reads the sockets has read what had come by then.

import { expect, it, onTestFinished } from 'vitest';
import { readConfig, type ServerConfig, serve } from '../../src/index.ts';
import { claim, doubt, heard, openServedRound, type ServedRound } from '../live/served-round.ts';
import { scratchFile } from '../store/scratch.ts';

/** A window of 24.5 seconds of the tables lasts two and a half. */
const HURRY = '10';
/** Longer than any window is open. */
const BLOCKED_MS = 3000;

function config(): ServerConfig {
  const env = { PRETENDER_PORT: '0', PRETENDER_DATA: scratchFile(), PRETENDER_LOG: 'error', PRETENDER_HURRY: HURRY };
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.config;
}

async function open(): Promise<ServedRound> {
  const server = await serve(config());
  onTestFinished(() => server.stop());
  return openServedRound(server.url, { speed: 'relaxed' });
}

/** Nothing is read and nothing is answered in this thread; what was sent lies in the kernel. */
function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
}

it('a doubt that had arrived before the window closed counts, however long nobody could read it', async () => {
  const round = await open();
  await claim(round);
  const answer = doubt(round.clients[1]);
  block();
  expect(await answer).toMatchObject({ t: 'ack' });
});

it('so does one that was sent right behind something else', async () => {
  const round = await open();
  await claim(round);
  const [, client] = round.clients;
  const talk = Array.from({ length: 5 }, (_, n) => client.send({ t: 'say', text: `word ${n}` } as never));
  const answer = doubt(client);
  block();
  await Promise.all(talk);
  expect(await answer).toMatchObject({ t: 'ack' });
});

it('a window that went by while nobody could read is open again for as long', async () => {
  const round = await open();
  await claim(round);
  block();
  const [, client] = round.clients;
  await client.send({ t: 'say', text: 'where were we?' } as never);
  expect(heard(client, 'stood')).toBe(0);
  expect(await doubt(client)).toMatchObject({ t: 'ack' });
});
