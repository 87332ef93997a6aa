// Every leak that is put into the server is found, by the check that it names.

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { playPairs } from '../worlds/pair.ts';
import type { Tamper } from '../worlds/side.ts';
import { breakWith } from './fault.ts';
import { SERVER_LEAKS } from './seeded.ts';

type Module = Record<string, unknown>;

// Declared, because the mocks below are moved above everything that is assigned.
async function broken(original: () => Promise<Module>): Promise<Module> {
  const { breakable } = await import('./fault.ts');
  return breakable(await original());
}

vi.mock('../../src/tables/games.ts', async (original) => {
  const { swappableGames } = await import('../worlds/swap.ts');
  return swappableGames(await original());
});
vi.mock('../../src/tables/audience.ts', (original) => broken(original));
vi.mock('../../src/tables/autoplay.ts', (original) => broken(original));
vi.mock('../../src/tables/catch-up.ts', (original) => broken(original));
vi.mock('../../src/tables/decide.ts', (original) => broken(original));
vi.mock('../../src/tables/recent.ts', (original) => broken(original));
vi.mock('../../src/tables/records.ts', (original) => broken(original));
vi.mock('../../src/tables/snapshot.ts', (original) => broken(original));
vi.mock('../../src/tables/state.ts', (original) => broken(original));
vi.mock('../../src/tables/telling.ts', (original) => broken(original));
vi.mock('../../src/tables/wake.ts', (original) => broken(original));

/** No more than the tests of the sound server play. */
const EXTENT = { pairs: 4, steps: 700 };

const unchanged: Tamper = (services) => services;

describe('leaks put into the server on purpose', () => {
  it('are at least twelve', () => expect(SERVER_LEAKS.length).toBeGreaterThanOrEqual(12));

  for (const { name, caughtBy, fault = {}, tamper = unchanged } of SERVER_LEAKS) {
    it(`${name}: caught by ${caughtBy}`, async () => {
      breakWith(fault);
      onTestFinished(() => breakWith({}));
      const difference = caughtBy === 'other answers' ? 'other answers' : 'other cards';
      await expect(playPairs(difference, { ...EXTENT, tamper })).rejects.toThrow(`[${caughtBy}]`);
    });
  }
});
