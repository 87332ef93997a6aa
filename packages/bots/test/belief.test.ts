import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { believeDeal, type Evidence } from '../src/hoax/belief/deal.ts';

/** Every deal one by one: slow, and so simple that it can only be right. */
function bruteForce({ copies, weights }: Evidence): number[][] {
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
  return { copies: Array.from({ length: kinds }, () => most), weights };
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

  it('is sampled as it is believed', () => {
    const evidence = randomEvidence(7);
    const belief = believeDeal(evidence);
    const draws = seededDraws(1, 'samples');
    const counts = evidence.weights.map((own) => own.map(() => 0));
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
    const belief = believeDeal({ copies: Array(7).fill(2), weights });
    expect(belief.chancesOf(5)[0]).toBeCloseTo(1 / 13, 12);
    expect(belief.chancesOf(5)[3]).toBeCloseTo(2 / 13, 12);
  });

  it('is nothing where no deal is left', () => {
    const certain = [1, 0];
    const never = [0, 0];
    expect(() => believeDeal({ copies: [1, 1], weights: [certain, certain] })).toThrow('no deal agrees');
    expect(() => believeDeal({ copies: [1, 1], weights: [certain, never] }).chancesOf(1)).toThrow('no deal agrees');
  });
});
