import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { CHOSEN } from '../src/hoax/shrewd/chosen.ts';
import { type Habits, STANDARD } from '../src/hoax/shrewd/habits.ts';
import { TUNED } from '../src/hoax/shrewd/tuned.ts';
import { compare, dealsFor, gainOf, race } from '../src/league/contest.ts';
import { BEGINNINGS, championOf, type LeagueState, nextGeneration } from '../src/league/index.ts';
import { blended, varied } from '../src/league/variation.ts';

/** Accuses at once, whoever it is: anything else is better. */
const RASH: Habits = { ...STANDARD, pride: 0.5, haste: 0.5, calm: 0, longRound: 0 };
const HALL = { ancestors: [RASH], seats: 3, first: 7 };
const PLAN = { seats: 3, crowd: 4, heats: 2, deals: 6, tests: 2, seed: 3 };

describe('the league', () => {
  it('changes some numbers, each within its range', () => {
    const draws = seededDraws(1, 'league');
    for (let i = 0; i < 200; i++) {
      const next = varied(STANDARD, 0.5, draws);
      const changed = Object.keys(next).filter((name) => next[name as 'whim'] !== STANDARD[name as 'whim']);
      expect(changed.length).toBeLessThan(20);
      expect(next.showing).toBeLessThanOrEqual(1);
      expect(next.longRound).toBeLessThanOrEqual(22);
      expect(next.whim).toBeGreaterThan(0);
      expect(next.styles).toBe(STANDARD.styles);
    }
  });

  it('takes what the best have in common, the first most of all', () => {
    const { pride, whim } = blended([
      { ...STANDARD, pride: 4 },
      { ...STANDARD, pride: 2 },
    ]);
    expect(pride).toBeGreaterThan(3);
    expect(pride).toBeLessThan(4);
    expect(whim).toBe(STANDARD.whim);
  });

  it('lets all play the same deals, and sends the worst home', () => {
    const draws = seededDraws(2, 'league');
    const best = race([RASH, STANDARD, RASH, RASH, RASH, RASH], (count) => dealsFor(HALL, count, draws), 8);
    expect(best).toHaveLength(3);
    expect(best[0]).toBe(STANDARD);
  });

  it('knows who is better, and gives up on who is not', () => {
    const deals = dealsFor(HALL, 40, seededDraws(4, 'league'));
    const { gain, error, played } = compare(STANDARD, RASH, deals);
    expect(gain).toBeGreaterThan(1.64 * error);
    expect(played).toBe(40);
    expect(compare(RASH, STANDARD, deals).played).toBeLessThan(40);
    // The same habits come to the same in the same deal.
    expect(compare(RASH, RASH, deals)).toEqual({ gain: 0, error: 0, played: 40 });
    expect(gainOf([1, 3])).toEqual({ gain: 2, error: 1, played: 2 });
  });

  it('plays the same generation from the same state, and freezes whoever was champion', () => {
    const begun: LeagueState = { number: 0, centre: RASH, ancestors: [RASH] };
    const first = nextGeneration(PLAN, begun);
    expect(nextGeneration(PLAN, begun)).toEqual(first);
    expect(first.state.ancestors[0]).toBe(RASH);
    expect(first.told.accepted).toBe(first.told.played === PLAN.deals && first.told.gain > 1.64 * first.told.error);
    expect(championOf(first.state) === RASH).toBe(!first.told.accepted);
    expect(first.told.test === null).toBe(!first.told.accepted);
    // What was printed is enough to go on with.
    const read = JSON.parse(JSON.stringify(first.state)) as LeagueState;
    expect(nextGeneration(PLAN, read)).toEqual(nextGeneration(PLAN, first.state));
  });

  it('begins with those who were there before', () => {
    expect(BEGINNINGS.shrewd.ancestors).toEqual([STANDARD]);
    expect(BEGINNINGS.wily.ancestors).toEqual([STANDARD, CHOSEN, TUNED]);
  });
});
