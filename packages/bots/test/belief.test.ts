import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { leastChance } from '../src/hoax/belief/bounds.ts';
import { believeDeal, type Evidence, isBelow } from '../src/hoax/belief/deal.ts';

type Rows = readonly (readonly number[])[];

function evidenceOf(copies: readonly number[], rows: Rows): Evidence {
  return { copies, seats: rows.length, weights: Float64Array.from(rows.flat()) };
}

function rowsOf({ copies, seats, weights }: Evidence): Rows {
  return Array.from({ length: seats }, (_, seat) => [
    ...weights.subarray(seat * copies.length, (seat + 1) * copies.length),
  ]);
}

/** Every deal one by one: slow, and so simple that it can only be right. */
function bruteForce(evidence: Evidence): number[][] {
  const { copies } = evidence;
  const weights = rowsOf(evidence);
  const chances = weights.map((own) => own.map(() => 0));
  let total = 0;
  const deal = (seat: number, left: readonly number[], weight: number, cards: readonly number[]): void => {
    if (weight === 0) return;
    if (seat === weights.length) {
      total += weight;
      for (const [at, kind] of cards.entries()) chances[at][kind] += weight;
      return;
    }
    for (const [kind, count] of left.entries())
      deal(seat + 1, left.with(kind, count - 1), weight * count * weights[seat][kind], [...cards, kind]);
  };
  deal(0, copies, 1, []);
  return chances.map((own) => own.map((chance) => chance / total));
}

function randomEvidence(seed: number): Evidence {
  const draws = seededDraws(seed, 'evidence');
  const kinds = 3 + draws.below(5);
  const most = 1 + draws.below(3);
  const seats = 2 + draws.below(Math.min(4, kinds * most - 2));
  const weights = Array.from({ length: seats }, () =>
    Array.from({ length: kinds }, () => (draws.below(4) === 0 ? 0 : (1 + draws.below(1000)) / 1000)),
  );
  return evidenceOf(
    Array.from({ length: kinds }, () => most),
    weights,
  );
}

describe('what is believed of a deal', () => {
  it('equals brute force to 1e-12', () => {
    let tried = 0;
    for (let seed = 0; seed < 300; seed++) {
      const evidence = randomEvidence(seed);
      const truth = bruteForce(evidence);
      if (!truth.flat().some((chance) => chance > 0)) {
        expect(() => believeDeal(evidence).sample(seededDraws(1, 'none'))).toThrow('no deal agrees');
        continue;
      }
      tried++;
      const together = believeDeal(evidence);
      for (const [seat, own] of truth.entries()) {
        const alone = believeDeal(evidence).chancesOf(seat);
        for (const [kind, chance] of own.entries()) {
          expect(Math.abs(together.chancesOf(seat)[kind] - chance)).toBeLessThan(1e-12);
          expect(Math.abs(alone[kind] - chance)).toBeLessThan(1e-12);
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('is held against a limit as it is believed, and never below what it is at least', () => {
    const wrong: unknown[] = [];
    let decided = 0;
    let tried = 0;
    for (let seed = 0; seed < 300; seed++) {
      const evidence = randomEvidence(seed);
      const truth = bruteForce(evidence);
      if (!truth.flat().some((chance) => chance > 0)) continue;
      const rows = rowsOf(evidence).map((_, seat) => seat * evidence.copies.length);
      for (const [seat, own] of truth.entries())
        for (const [kind, chance] of own.entries()) {
          const limits = [chance - 1e-9, chance + 1e-9, 0.07, 0.3];
          const least = leastChance({ ...evidence, rows }, seat, kind);
          const isRight = limits.every((limit) => isBelow(limit, evidence, seat, kind) === chance < limit);
          if (!isRight || least > chance + 1e-12) wrong.push({ seed, seat, kind, chance, least });
          tried++;
          if (least > chance / 2) decided++;
        }
    }
    expect(wrong).toEqual([]);
    // Far from useless: by half of the chance most limits are decided.
    expect(decided / tried).toBeGreaterThan(0.2);
  });

  it('is sampled as it is believed', () => {
    const evidence = randomEvidence(7);
    const belief = believeDeal(evidence);
    const draws = seededDraws(1, 'samples');
    const counts = rowsOf(evidence).map((own) => own.map(() => 0));
    const SAMPLES = 20_000;
    for (let i = 0; i < SAMPLES; i++) for (const [seat, kind] of belief.sample(draws).entries()) counts[seat][kind]++;
    for (const [seat, own] of counts.entries())
      for (const [kind, count] of own.entries())
        expect(Math.abs(count / SAMPLES - belief.chancesOf(seat)[kind])).toBeLessThan(0.02);
  });

  it('knows all fourteen cards of fourteen seats', () => {
    const weights = Array.from({ length: 14 }, (_, seat) =>
      Array.from({ length: 7 }, (_, kind) => (seat === 0 ? Number(kind === 0) : 1)),
    );
    const belief = believeDeal(evidenceOf(Array(7).fill(2), weights));
    expect(belief.chancesOf(5)[0]).toBeCloseTo(1 / 13, 12);
    expect(belief.chancesOf(5)[3]).toBeCloseTo(2 / 13, 12);
  });

  it('is nothing where no deal is left', () => {
    const certain = [1, 0];
    const never = [0, 0];
    expect(() => believeDeal(evidenceOf([1, 1], [certain, certain]))).toThrow('no deal agrees');
    expect(() => believeDeal(evidenceOf([1, 1], [certain, never])).chancesOf(1)).toThrow('no deal agrees');
  });
});
