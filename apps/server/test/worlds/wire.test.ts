// Two worlds on the wire, whole matches with bots through real sockets.

import { describe, expect, it, vi } from 'vitest';
import { type Difference, playPairs } from './pair.ts';
import type { GameId } from './plots.ts';

vi.mock('../../src/tables/games.ts', async (original) => {
  const { swappableGames } = await import('./swap.ts');
  return swappableGames(await original());
});

/** By hand: PRETENDER_PAIRS=100 npx vitest run --project server worlds/wire */
const { PRETENDER_PAIRS } = process.env;
const PAIRS = Number(PRETENDER_PAIRS ?? 4);
const STEPS = PRETENDER_PAIRS === undefined ? 700 : 3000;

async function compare(difference: Difference, game: GameId): Promise<Record<string, number>> {
  const counts = await playPairs(difference, { pairs: PAIRS, steps: STEPS, game });
  if (PRETENDER_PAIRS !== undefined) console.info(game, difference, JSON.stringify(counts));
  return counts;
}

describe.each(['hoax', 'decrees'] as const)(
  '%s: what a blind seat, a spectator and anybody outside receives',
  { timeout: 36_000_000 },
  (game) => {
    it('does not depend on cards in other hands until a rule reveals them', async () => {
      const counts = await compare('other cards', game);
      expect(counts.frames).toBeGreaterThan(PAIRS * 100);
      expect(counts.letters).toBeGreaterThan(PAIRS * 10);
      if (game === 'hoax') expect(counts.phrases).toBeGreaterThan(0);
      for (const seen of ['again', 'look', 'wrong', 'order']) expect(counts[seen], seen).toBeGreaterThan(PAIRS);
    });

    it('does not depend on answers that others give in secret', async () => {
      const counts = await compare('other answers', game);
      expect(counts.frames).toBeGreaterThan(PAIRS * 100);
      for (const seen of ['again', 'look', 'wrong', 'secret', 'gallery'])
        expect(counts[seen], seen).toBeGreaterThan(PAIRS);
    });
  },
);
