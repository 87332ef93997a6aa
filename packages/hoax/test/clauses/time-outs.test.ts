// What happens when time runs out, over many seeds: random where the rules say so, and blind to the cards.

import { IDENTITIES, type Identity, WARES } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { type Name, pass, runOut, say, seatOf, tableWith } from './tables.ts';

const SEEDS = Array.from({ length: 700 }, (_, seed) => seed);

/** How often each value was drawn. */
function tally<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Each of these about equally often, and nothing else. */
function expectFair<T>(values: readonly T[], among: readonly T[]): void {
  const counts = tally(values);
  const fair = values.length / among.length;
  expect(new Set(counts.keys())).toEqual(new Set(among));
  for (const value of among) expect(Math.abs((counts.get(value) ?? 0) - fair) / fair).toBeLessThan(0.35);
}

function without(...identities: Identity[]): Identity[] {
  return IDENTITIES.filter((identity) => !identities.includes(identity));
}

function missedCover(seed: number, own: Identity): Identity {
  const match = tableWith({ seats: 3, seed, position: { identities: { Ada: own, Bruno: 'judge', Carla: 'judge' } } });
  runOut(match);
  return IDENTITIES.filter((identity) => match.state.table.heirs[0].covers[identity] !== null)[0];
}

function missedShowing(seed: number, own: Identity): Identity {
  const match = tableWith({
    seats: 3,
    seed,
    position: {
      turn: 'Bruno',
      identities: { Ada: own, Bruno: 'judge', Carla: 'judge' },
      covers: { Ada: ['baron'] },
      shown: { Ada: { Bruno: ['monk'] } },
      wares: { Bruno: { gold: 1, wine: 1, grain: 1 } },
    },
  });
  say(match, 'Bruno', { type: 'inform', target: seatOf('Ada'), trios: 1 });
  runOut(match);
  return match.state.hands[0].shown[1][1];
}

describe('random where nobody chose', () => {
  it('H19.4 a missed cover is any identity but the own', () => {
    expectFair(
      SEEDS.map((seed) => missedCover(seed, 'thief')),
      without('thief'),
    );
  });

  it('H19.4 a missed start ware is any ware', () => {
    const takes = SEEDS.map((seed) => {
      const match = tableWith({ seats: 3, seed });
      runOut(match);
      runOut(match);
      return WARES.filter((ware) => match.state.table.heirs[1].wares[ware] === 1)[0];
    });
    expectFair(takes, WARES);
  });

  it('H19.4 a missed showing is anything that may be shown', () => {
    expectFair(
      SEEDS.map((seed) => missedShowing(seed, 'thief')),
      without('baron', 'monk', 'thief'),
    );
  });
});

/** The choice is the same for all cards, but for the card that it would have been. */
function expectBlind(choices: readonly { own: Identity; chosen: Identity }[]): void {
  const [[usual]] = [...tally(choices.map(({ chosen }) => chosen))].toSorted(([, a], [, b]) => b - a);
  for (const { own, chosen } of choices) {
    if (own === usual) expect(chosen).not.toBe(own);
    else expect(chosen).toBe(usual);
  }
}

describe('blind to the cards', () => {
  it('H19.5 a missed cover says nothing about the card', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      expectBlind(without('judge').map((own) => ({ own, chosen: missedCover(seed, own) })));
    }
  });

  it('H19.5 a missed showing says nothing about the card', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      expectBlind(without('judge', 'baron', 'monk').map((own) => ({ own, chosen: missedShowing(seed, own) })));
    }
  });

  it('H19.5 there is no way out of a round but the rules', () => {
    const match = tableWith({ seats: 4, seed: 3 });
    for (let count = 0; count < 100; count++) runOut(match);
    expect(match.state.table.heirs.map(({ standing }) => standing)).toEqual(['in', 'in', 'in', 'in']);
    expect(match.state.table.round).toBe(1);
  });
});

describe('the crown', () => {
  function crownedBy(name: Name | null) {
    const match = tableWith({
      seats: 4,
      position: { turn: 'Carla', identities: { Carla: 'farmer' }, points: { Carla: 8, Ada: 4 } },
    });
    say(match, 'Carla', { type: 'claim', as: 'farmer', do: 'harvest' });
    pass(match, 'Dario');
    say(match, 'Ada', { type: 'doubt' });
    say(match, 'Bruno', { type: 'support' });
    if (name) say(match, 'Carla', { type: 'crown', crowner: seatOf(name) });
    else runOut(match);
    return match;
  }

  it('H19.4 the next seat clockwise crowns a king who names nobody', () => {
    expect(crownedBy(null).state.table.crowner).toBe(seatOf('Dario'));
  });

  it('H19.4 it may be a seat that is out, as after an accusation in the finale', () => {
    const match = tableWith({
      seats: 4,
      position: {
        turn: 'Dario',
        identities: { Bruno: 'judge' },
        points: { Dario: 9 },
        out: { Ada: 'hidden', Carla: 'hidden' },
      },
    });
    say(match, 'Dario', { type: 'accuse', target: seatOf('Bruno'), identity: 'judge' });
    runOut(match);
    expect(match.state.table).toMatchObject({ king: seatOf('Dario'), crowner: seatOf('Ada') });
  });

  it('H18.1 whoever crowns the king, the match ends the same', () => {
    const outcomes = (['Dario', 'Ada', 'Bruno'] as const).map((name) => {
      const match = crownedBy(name);
      expect(match.state.table.crowner).toBe(seatOf(name));
      return match.game.outcome(match.views[0].table);
    });
    for (const outcome of outcomes) expect(outcome).toEqual({ winners: [2], scores: [4, 0, 11, 0] });
  });
});
