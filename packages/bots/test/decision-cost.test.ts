// What a decision costs, by the time of the processor and not by the clock. The usual run looks at one round; whole matches, with all
// the figures, by hand: PRETENDER_COSTS=3 npx vitest run --project bots packages/bots/test/decision-cost.test.ts

import { type Hoax, hoax, type Move } from '@pretender/hoax';
import { copy, resolveOptions, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { castOf } from '../src/answer.ts';
import { playMatch } from '../src/arena/sitting.ts';
import type { Player } from '../src/player.ts';

/** So many matches of each level at each table. */
const MATCHES = Number(process.env.PRETENDER_COSTS ?? 0);
const SEATS = [6, 14] as const;

/** What a decision of a level may cost, in milliseconds. */
const LIMITS = { shrewd: 3, wily: 3, farsighted: 300 } as const;
type Level = keyof typeof LIMITS;
const LEVELS = Object.keys(LIMITS) as Level[];

const { players } = castOf('hoax') as unknown as { readonly players: Readonly<Record<Level, Player<Hoax>>> };

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Costs {
  readonly all: number[];
  /** Those among them where there is most to think about. */
  readonly declarations: number[];
  /** Of those above the limit: what the very same decision cost when it was asked for again, the least of three times. */
  readonly again: number[];
}

const TIMES_AGAIN = 3;

/**
 * The same player, with what each of its decisions cost; it gets a copy, as behind a wire, so that nothing is known from before.
 * Compiling and collecting come to whoever is at work then: what is left when the decision is made again is its own.
 */
function costed(player: Player<Hoax>, limit: number, { all, declarations, again }: Costs): Player<Hoax> {
  return (view, specs) => {
    const asked = (): { readonly move: Move | null; readonly cost: number } => {
      const own = copy(view);
      const draws = seededDraws(all.length, 'costs');
      const start = spent();
      const move = player(own, specs, draws);
      return { move, cost: spent() - start };
    };
    const { move, cost } = asked();
    if (cost > limit) {
      const others = Array.from({ length: TIMES_AGAIN }, asked);
      for (const other of others) expect(other.move).toEqual(move);
      again.push(Math.min(...others.map((each) => each.cost)));
    }
    all.push(cost);
    if (view.table.asks.some(({ id, kind }) => kind === 'declaration' && id === specs[0]?.ask)) declarations.push(cost);
    return move;
  };
}

/** One of the level among wily heirs. */
function costsOf(level: Level, seats: number, seed: number): Costs {
  const costs: Costs = { all: [], declarations: [], again: [] };
  const resolved = resolveOptions(hoax.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const one = costed(players[level], LIMITS[level], costs);
  const heirs = Array.from({ length: seats }, (_, seat) => (seat === 0 ? one : players.wily));
  playMatch<Hoax>({ game: hoax, config: resolved.config, players: heirs, seed });
  return costs;
}

function meanOf(costs: readonly number[]): number {
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** So many of them cost no more than this. */
function quantile(costs: readonly number[], share: number): number {
  const sorted = costs.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1];
}

describe('what a decision costs', () => {
  it('is as much as so many of them cost at most', () => {
    const costs = [3, 1, 2, 4];
    expect([0.25, 0.5, 0.51, 0.99, 1].map((share) => quantile(costs, share))).toEqual([1, 2, 3, 4, 4]);
    expect(meanOf(costs)).toBe(2.5);
  });

  it.each(LEVELS)('keeps to what its level may take on average, in a match of three: %s', (level) => {
    expect(meanOf(costsOf(level, 3, 1).all)).toBeLessThan(LIMITS[level]);
  });
});

function figures(costs: readonly number[]): string {
  const [mean, most, all] = [meanOf(costs), quantile(costs, 0.99), quantile(costs, 1)].map((ms) => ms.toFixed(2));
  return `${costs.length}: mean ${mean} ms, 99 % ${most}, most ${all}`;
}

describe.runIf(MATCHES > 0)('what a decision costs in whole matches', () => {
  it.each(SEATS.flatMap((seats) => LEVELS.map((level) => ({ level, seats }))))(
    '$level at $seats seats',
    { timeout: 3_600_000 },
    ({ level, seats }) => {
      for (let seed = 0; seed < 3; seed++) costsOf(level, 4, seed); // The machine still learns the code.
      const matches = Array.from({ length: MATCHES }, (_, seed) => costsOf(level, seats, seed));
      const all = matches.flatMap((costs) => costs.all);
      const declarations = matches.flatMap((costs) => costs.declarations);
      const again = matches.flatMap((costs) => costs.again);
      const most =
        again.length === 0 ? 'none' : `${again.length}, made again ${Math.max(...again).toFixed(2)} ms at most`;
      process.stdout.write(
        `${level}, ${seats} seats, decisions ${figures(all)}; declarations ${figures(declarations)}; above ${LIMITS[level]} ms ${most}\n`,
      );
      for (const cost of again) expect(cost).toBeLessThan(LIMITS[level]);
      expect(quantile(all, 0.99)).toBeLessThan(LIMITS[level]);
      expect(meanOf(declarations)).toBeLessThan(LIMITS[level]);
    },
  );
});
