import { copy } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { doubtOdds, suspicions } from '../src/hints/index.ts';
import { levelsFor, playMatch } from './table.ts';

describe('hints', () => {
  it('say how likely a claim is, from the own view', () => {
    let told = 0;
    let disproved = 0;
    playMatch({
      options: {},
      levels: levelsFor(5, 2),
      seed: 2,
      most: 1200,
      hear({ match, seat, ask }) {
        if (ask.kind !== 'reaction') return;
        const { claim } = match.state.table;
        const odds = doubtOdds(match.views[seat]);
        expect(odds).toMatchObject({ seat: claim?.seat, as: claim?.as });
        if (odds === null) return;
        told++;
        expect(odds.chance).toBeGreaterThanOrEqual(0);
        expect(odds.chance).toBeLessThanOrEqual(1);
        if (odds.chance > 0) return;
        disproved++;
        expect(match.state.hands[odds.seat].identity).not.toBe(odds.as);
      },
    });
    expect(told).toBeGreaterThan(100);
    expect(disproved).toBeGreaterThan(0);
  });

  it('say nothing to whoever watches or claims', () => {
    playMatch({
      options: {},
      levels: levelsFor(3, 0),
      seed: 1,
      most: 300,
      hear({ match }) {
        const { claim } = match.state.table;
        expect(doubtOdds(match.views[match.state.hands.length])).toBeNull();
        if (claim) expect(doubtOdds(match.views[claim.seat])).toBeNull();
      },
    });
  });

  it('name the likeliest card of everybody else, the surest first', () => {
    const { views, state } = playMatch({ options: {}, levels: levelsFor(4, 0), seed: 5, most: 60, hear() {} });
    const found = suspicions(views[0]);
    const others = state.table.heirs.filter(({ standing }, seat) => standing === 'in' && seat !== 0);
    expect(found).toHaveLength(others.length);
    expect(found.map(({ chance }) => chance)).toEqual(found.map(({ chance }) => chance).toSorted((a, b) => b - a));
  });

  it.each([
    [{}, 6, 'points', 3],
    [{}, 7, 'crown', 3],
    [{ wrongHoaxPoints: 4 }, 6, 'crown', 4],
    // A second identity brings two, and no more.
    [{ secondIdentity: true }, 6, 'points', 2],
    [{ secondIdentity: true }, 7, 'points', 2],
    [{ secondIdentity: true }, 8, 'crown', 2],
    // The last point is kept back where a doubt may not give it.
    [{ tenBy: ['finale'] }, 7, 'points', 2],
    [{ tenBy: ['finale'] }, 9, 'points', 0],
    [{ suddenDeath: true }, 0, 'crown', 0],
  ])('with %j and %i points say that a wrong doubt means %s, %i', (options, points, risk, gained) => {
    let told = 0;
    playMatch({
      options,
      levels: levelsFor(5, 2),
      seed: 2,
      most: 60,
      hear({ match, seat, ask }) {
        const { claim, round } = match.state.table;
        if (ask.kind !== 'reaction' || claim === null || round !== 1) return;
        const view = copy(match.views[seat]);
        (view.table.heirs[claim.seat] as { points: number }).points = points;
        expect(doubtOdds(view as never)).toMatchObject({ risk, points: gained });
        told++;
      },
    });
    expect(told).toBeGreaterThan(0);
  });

  it('tell whoever would lose more than a finale', () => {
    const seen = new Set<string>();
    playMatch({
      options: { startPoints: 5 },
      levels: levelsFor(3, 0),
      seed: 5,
      hear({ match, seat, ask }) {
        const { claim, finale, heirs } = match.state.table;
        if (ask.kind !== 'reaction' || claim === null || !finale) return;
        const risk = heirs[claim.seat].points + 3 >= 10 ? 'crown' : 'finale';
        expect(doubtOdds(match.views[seat])).toMatchObject({ risk, points: 3 });
        seen.add(risk);
      },
    });
    expect([...seen].toSorted()).toEqual(['crown', 'finale']);
  });
});
