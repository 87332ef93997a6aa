import { type Hoax, hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { seatedAt } from '../src/arena/court-match.ts';
import {
  arenaCast,
  type CourtPlan,
  courtFigures,
  courtMatch,
  examine,
  examplesIn,
  gapOf,
  learn,
  namesOf,
  PANEL,
  playMatch,
} from '../src/arena/index.ts';
import { rateOf } from '../src/arena/interval.ts';
import { OWN_STYLES } from '../src/arena/styles.ts';
import type { Player } from '../src/index.ts';

const PLAN: CourtPlan = { options: {}, levels: ['honest'], seats: 4, seed: 2 };

describe('the figures of a court', () => {
  it('say that the honest are honest, and follow from the number of a match', () => {
    const matches = [0, 1, 2].map((number) => courtMatch(PLAN, number));
    expect(courtMatch(PLAN, 1)).toEqual(matches[1]);
    for (const { stages, laps } of matches) {
      const { turns, claims, trueClaims, carried, wrong, doubts } = stages.round;
      expect(claims).toBeGreaterThan(0);
      // An heir whose own head is covered, or with nothing of its own to do, accuses instead.
      expect(trueClaims).toBe(claims);
      expect(turns).toBeGreaterThan(claims - 1);
      expect(doubts).toBeGreaterThanOrEqual(carried);
      expect(carried).toBeGreaterThanOrEqual(wrong);
      expect(Math.min(...laps)).toBeGreaterThan(0);
    }
    const figures = courtFigures(matches, ['round', 'finale']);
    expect(figures.find(({ name, stage }) => name === 'of actions true' && stage === 'round')?.rate?.rate).toBe(1);
  });

  it('tell duels from finales', () => {
    const { stages } = courtMatch({ ...PLAN, options: { edition: 'fr' }, levels: ['shrewd'] }, 0);
    expect(stages.duel.turns).toBeGreaterThan(0);
    expect(stages.finale.turns).toBe(0);
    expect(stages.duel.claims).toBe(0);
  });

  it('seat everybody about as often', () => {
    const plan = { ...PLAN, levels: ['honest', 'shrewd', 'wily'], seats: 5 };
    const seated = Array.from({ length: 40 }, (_, number) => seatedAt(plan, number)).flat();
    for (const level of plan.levels) expect(seated.filter((each) => each === level).length).toBeGreaterThan(50);
  });
});

describe('intervals', () => {
  it('of a rate count groups, not what is in them', () => {
    const groups = [
      { part: 1, of: 10 },
      { part: 3, of: 10 },
    ];
    const found = rateOf(groups);
    expect(found?.rate).toBeCloseTo(0.2, 9);
    expect(found?.high).toBeCloseTo(0.2 + 1.96 * 0.1, 9);
    const more = rateOf([...groups, ...groups, ...groups, ...groups]);
    expect(more?.high ?? 1).toBeLessThan(found?.high ?? 0);
    expect(rateOf([{ part: 0, of: 0 }])).toBeNull();
    expect(rateOf([{ part: 1, of: 2 }])?.high).toBe(Number.POSITIVE_INFINITY);
  });

  it('of a gap leave out what both have in common', () => {
    const one = [
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    expect(gapOf(one, one)).toEqual({ gap: 0, low: 0, high: 0 });
    expect(gapOf([[1], [1], [0]], [[0], [1], [0]]).gap).toBeCloseTo(1 / 3, 9);
  });
});

describe('naming who is who', () => {
  it('is sure where they are far apart, and says what it takes for what', () => {
    const example = (label: string, at: number) => ({ label, traits: [at, 1 - at] });
    const classifier = learn([
      ...[0, 0.1, 0.2].map((at) => example('low', at)),
      ...[0.8, 0.9, 1].map((at) => example('high', at)),
    ]);
    const { right, counts } = examine(classifier, [example('low', 0.15), example('high', 0.85), example('low', 0.9)]);
    expect(right).toBe(2);
    expect(counts.low).toEqual({ high: 1, low: 1 });
  });

  it('tells the honest from jesters by one public log', () => {
    const plan = { ...PLAN, levels: ['honest', 'random'] };
    const examples = Array.from({ length: 8 }, (_, number) => examplesIn(plan, number));
    expect(examplesIn(plan, 3)).toEqual(examples[3]);
    const { right, all } = examine(learn(examples.slice(0, 4).flat()), examples.slice(4).flat());
    expect(all).toBe(16);
    expect(right).toBeGreaterThan(13);
  });
});

describe('those who are only there to be beaten', () => {
  const players = arenaCast('hoax').players as unknown as Readonly<Record<string, Player<Hoax>>>;
  const names = [...PANEL, ...Object.keys(OWN_STYLES)];

  it('are four beginners and twelve of one habit', () => {
    expect(Object.keys(OWN_STYLES)).toHaveLength(12);
    for (const name of names) expect(players[name]).toBeTypeOf('function');
    expect(namesOf(arenaCast('hoax'))).toEqual(expect.arrayContaining(['thumb', 'notebook']));
  });

  it.each([{}, { edition: 'eon1981' }, { edition: 'fr' }])('play to the end under %j', (options) => {
    const resolved = resolveOptions(hoax.options, options, 8);
    if (!resolved.ok) throw new Error(resolved.problems.join('; '));
    for (const half of [names.slice(0, 8), names.slice(8)]) {
      const match = playMatch<Hoax>({
        game: hoax,
        config: resolved.config,
        players: half.map((name) => players[name]),
        seed: 5,
      });
      expect(match.state.table.king).not.toBeNull();
    }
  });
});
