import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Habits, STANDARD } from '../src/hoax/shrewd/habits.ts';
import { runLeague, type Trial } from '../src/league/index.ts';
import { mutated } from '../src/league/mutate.ts';

/** Accuses at once, whoever it is: anything else is better. */
const RASH: Habits = { ...STANDARD, pride: 0.5, haste: 0.5, calm: 0, longRound: 0 };
const PLAN = { seats: 3, deals: 8, trials: 2, seed: 3 };

function trialsOf(first: Habits): { readonly trials: Trial[]; readonly best: Habits } {
  const trials: Trial[] = [];
  const best = runLeague(PLAN, first, [RASH], (trial) => trials.push(trial));
  return { trials, best };
}

describe('the league', () => {
  it('changes one to three numbers, each within its range', () => {
    const draws = seededDraws(1, 'league');
    for (let i = 0; i < 200; i++) {
      const next = mutated(STANDARD, draws);
      const changed = Object.keys(next).filter((name) => next[name as 'whim'] !== STANDARD[name as 'whim']);
      expect(changed.length).toBeLessThanOrEqual(3);
      expect(next.showing).toBeLessThanOrEqual(1);
      expect(next.whim).toBeGreaterThan(0);
      expect(next.styles).toBe(STANDARD.styles);
    }
  });

  it('plays the same trials from the same seed, and takes only what is better for sure', () => {
    const { trials, best } = trialsOf(RASH);
    expect(trials).toHaveLength(PLAN.trials);
    expect(trialsOf(RASH)).toEqual({ trials, best });
    for (const { accepted, gain, error } of trials) expect(accepted).toBe(gain > 1.64 * error);
    if (trials.every(({ accepted }) => !accepted)) expect(best).toBe(RASH);
  });
});
