// Whole matches are played again beside the tables, and not instead of them.

import { setImmediate as soon } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { decrees } from '@pretender/decrees';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openThreadReplays } from '../../src/replays/thread-replays.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from '../tables/fake-client.ts';
import { fakeWorld } from '../tables/fake-world.ts';
import { NONCES, quiet, settingsWith } from '../tables/settings.ts';
import { worstRecord } from './worst-record.ts';

const COMMANDS = 20;
const MOST_BYTES = 1_990_000;

/** Something that is written down and answered. */
const muting = (gallery: boolean) => ({ t: 'mute', seats: [], gallery }) as never;

type Options = Partial<Parameters<typeof openThreadReplays>[0]>;

/** A table with somebody who is there. */
async function open(options: Options = {}) {
  const troubles: unknown[] = [];
  const replays = openThreadReplays({ ...options, onTrouble: (error) => troubles.push(error) });
  onTestFinished(() => replays.stop());
  const [world, store] = [fakeWorld(1), openMemoryStore()];
  const hall = await openHall({ store, world, bots: localBots(), replays, log: quiet });
  const opened = await hall.open(settingsWith(), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const client = fakeClient(() => hall, opened.value.table, opened.value.token);
  await client.connect();
  return { hall, client, troubles };
}

describe('the worst file that may be handed in', () => {
  it('is played again while a table answers, and neither read nor played where the tables are', async () => {
    const { hall, client } = await open();
    const text = JSON.stringify(await worstRecord(MOST_BYTES));
    expect(text.length).toBeGreaterThan(0.9 * MOST_BYTES);
    const [played, read] = [vi.spyOn(decrees, 'play'), vi.spyOn(JSON, 'parse')];
    onTestFinished(() => void vi.restoreAllMocks());
    let isDone = false;
    const importing = hall.importRecord(text).finally(() => {
      isDone = true;
    });
    for (let count = 0; count < COMMANDS; count++) {
      expect(await client.send(muting(count % 2 === 0))).toMatchObject({ t: 'ack' });
      await soon();
    }
    expect(isDone).toBe(false);
    const imported = await importing;
    expect(imported).toMatchObject({ ok: true, value: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(played).not.toHaveBeenCalled();
    for (const [parsed] of read.mock.calls) expect(parsed.length).toBeLessThan(1000);
    const kept = await hall.importedRecord(imported.ok ? imported.value : '');
    expect(kept.ok && JSON.parse(String(kept.value))).toEqual(JSON.parse(text));
  });
});

describe('a file that is played again for ever', () => {
  it('is cut off and refused, and the next one is read', async () => {
    const worker = fileURLToPath(new URL('../workers/spin.mjs', import.meta.url));
    const { hall, client, troubles } = await open({ worker, deadlineMs: 300 });
    const [spinning, next] = [hall.importRecord('spin'), hall.importRecord('{}')];
    expect(await client.send(muting(true))).toMatchObject({ t: 'ack' });
    expect(await spinning).toMatchObject({
      ok: false,
      refusal: { code: 'busy', why: 'It took too long to play this match again.' },
    });
    expect(await next).toMatchObject({ ok: false, refusal: { code: 'bad-record', why: 'read' } });
    expect(troubles).toHaveLength(1);
  });
});

describe('what is no file of a match', () => {
  it.each([
    ['half of something', '{"name":', 'bad-message', 'its body must be JSON'],
    ['nothing', '', 'bad-message', 'its body must be JSON'],
    ['a deep one', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'bad-record', 'nothing in one is so deep'],
    ['a poisoned one', '{"format":"pretender-match","__proto__":{}}', 'bad-record', 'nothing in one is so deep'],
    ['something else', '{}', 'bad-record', 'its format must be'],
  ])('is refused: %s', async (_title, text, code, why) => {
    const { hall } = await open();
    expect(await hall.importRecord(text)).toMatchObject({
      ok: false,
      refusal: { code, why: expect.stringContaining(why) },
    });
  });
});
