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
});
