import type { BotLevel, Told } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

type Phrase = Extract<Told, { type: '@phrase' }>;
const isPhrase = (event: Told): event is Phrase => event.type === '@phrase';

/** Everything that is told at a table of three bots and a host who does nothing for so many minutes. */
async function evening(minutes: number, levels: readonly BotLevel[]): Promise<readonly Told[]> {
  const world = fakeWorld(5);
  const hall = await openHall({ store: openMemoryStore(), world, bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith({ seats: 4, speed: 'brisk' }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error('not opened');
  const { table, token } = opened.value;
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  for (const [at, level] of levels.entries()) await host.send({ t: 'seatBot', seat: at + 1, level } as never);
  await host.send({ t: 'start' } as never);
  for (let minute = 0; minute < minutes; minute++) await world.pass(60_000);
  return host.told;
}

describe('what bots say at a table', { timeout: 120_000 }, () => {
  it('is said by their seats, and about one thing only once', async () => {
    const told = await evening(40, ['duchess', 'doubter', 'mountebank']);
    const phrases = told.filter(isPhrase);
    expect(phrases.length).toBeGreaterThan(1);
    for (const { seat } of phrases) expect(seat).toBeGreaterThan(0);
    const turns = told.filter(({ type }) => type === 'turnBegan').length;
    expect(phrases.length).toBeLessThan(turns);
    expect(phrases.filter(({ phrase }) => phrase === 0).length).toBeLessThan(2);
  });

  it('is nothing where nobody has a character', async () => {
    const told = await evening(10, ['shrewd', 'honest', 'random']);
    expect(told.some(({ type }) => type === 'turnBegan')).toBe(true);
    expect(told.filter(isPhrase)).toEqual([]);
  });
});
