// What is in the box, who begins, and how the cards are dealt.

import { type Hoax, hoax, IDENTITIES, type Identity } from '@pretender/hoax';
import { hoaxScenarios } from '@pretender/hoax/scenario';
import { beginMatch, fastDice, type Match, type Options, resolveOptions, seededDraws, toldOf } from '@pretender/kernel';
import { runScenario } from '@pretender/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { configOf, eventsOf, runOut, step, tableWith } from './tables.ts';

const SEAT_COUNTS = [3, 4, 5, 6, 7, 8];
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

function matchOf(seats: number, seed: number, options: Options = {}): Match<Hoax> {
  return beginMatch(hoax, configOf(options, seats), seats, fastDice(seed));
}

function cardsOf(match: Match<Hoax>): (Identity | null)[] {
  return match.state.hands.map(({ identity }) => identity);
}

function starters(options: Options): Set<number> {
  return new Set(SEEDS.map((seed) => matchOf(5, seed, options).state.table.starter));
}

describe('seats', () => {
  it('H1.1 a match has three to fourteen seats', () => {
    const isPlayed = (count: number) =>
      runScenario(hoaxScenarios, {
        game: 'hoax',
        title: `${count} seats`,
        seats: Array.from({ length: count }, (_, seat) => `heir ${seat}`),
      }).ok;
    const counts = Array.from({ length: 16 }, (_, count) => count);
    expect(counts.filter(isPlayed)).toEqual(counts.slice(3, 15));
    expect(hoax.seats).toEqual({ min: 3, max: 14 });
  });

  it.each(SEAT_COUNTS)('H1.1 the turn goes round %i seats in their order', (seats) => {
    const match = tableWith({ seats, position: { turn: 'Bruno' } });
    const order = Array.from({ length: seats + 1 }, () => {
      const { seat } = match.state.table.turn;
      runOut(match);
      return seat;
    });
    expect(order).toEqual(Array.from({ length: seats + 1 }, (_, at) => (at + 1) % seats));
  });
});

describe('the deal', () => {
  it('H1.2 two cards of each of the seven identities are dealt or lie aside', () => {
    expect(IDENTITIES).toEqual(['baron', 'monk', 'judge', 'merchant', 'magician', 'thief', 'farmer']);
    for (const seats of SEAT_COUNTS) {
      const match = matchOf(seats, seats);
      const all = [...cardsOf(match), ...match.state.vault.spare];
      expect(all).toHaveLength(14);
      for (const identity of IDENTITIES) expect(all.filter((card) => card === identity)).toHaveLength(2);
    }
  });

  it('H1.2 two players may be the same', () => {
    const hasTwins = (cards: readonly unknown[]) => new Set(cards).size < cards.length;
    expect(SEEDS.some((seed) => hasTwins(cardsOf(matchOf(3, seed))))).toBe(true);
  });

  it('H2.2 every seat may be dealt every card, and every card may lie aside', () => {
    const dealt = SEEDS.map((seed) => matchOf(4, seed));
    for (let seat = 0; seat < 4; seat++) {
      expect(new Set(dealt.map((match) => cardsOf(match)[seat])).size).toBe(IDENTITIES.length);
    }
    expect(new Set(dealt.map((match) => match.state.vault.spare[0])).size).toBe(IDENTITIES.length);
  });

  it('H2.2 a card is told to its owner alone, the cards aside to nobody', () => {
    const match = matchOf(5, 7);
    const [entry] = match.entries;
    for (const view of match.views) {
      const events = toldOf(hoax, entry, view.viewer);
      const cards = events.flatMap((event) => (event.type === 'dealt' ? [event.seat] : []));
      expect(cards).toEqual(view.viewer === 'public' ? [] : [view.viewer]);
      expect(events.some(({ type }) => type === 'putAside')).toBe(false);
      expect(view.vault).toBeNull();
    }
    expect(eventsOf(match, 'putAside')).toHaveLength(1);
  });

  it('H2.2 the cards are shuffled again for the next round', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const match = matchOf(4, seed);
      const draws = seededDraws(seed, 'next rounds');
      while (match.state.table.round < 4 && step(match, draws));
      const cards = eventsOf(match, 'dealt').map(({ identity }) => identity);
      const deals = [0, 4, 8, 12].map((from) => cards.slice(from, from + 4).join());
      expect(new Set(deals).size).toBeGreaterThan(2);
    }
  });
});

describe('the beginning', () => {
  it('H2.1 everybody begins with no points', () => {
    for (const seats of SEAT_COUNTS) {
      expect(matchOf(seats, 1).state.table.heirs.map(({ points }) => points)).toEqual(Array(seats).fill(0));
    }
  });

  it('H2.1 H2.5 a random seat begins, the host, or the seat of the oldest', () => {
    expect([...starters({ firstPlayer: 'random' })].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...starters({ firstPlayer: 'host' })]).toEqual([0]);
    expect([...starters({ firstPlayer: 'oldest' })]).toEqual([0]);
    expect([...starters({ firstPlayer: 'oldest', oldest: 3 })]).toEqual([2]);
    expect([...starters({ edition: 'it', oldest: 5 })]).toEqual([4]);
  });

  it('H2.5 where nobody says who is the oldest, the lot decides', () => {
    expect([...starters({ edition: 'it' })].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...starters({ firstPlayer: 'oldest', oldest: 0 })].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('H2.5 a seat that is not there is nobody’s', () => {
    const resolved = resolveOptions(hoax.options, { edition: 'it', oldest: 6 }, 5);
    expect(resolved).toEqual({
      ok: false,
      problems: ['firstPlayer oldest and oldest 6 and 5 seats: there is no such seat'],
    });
    expect(resolveOptions(hoax.options, { edition: 'it', oldest: 6 }, 6).ok).toBe(true);
    expect(resolveOptions(hoax.options, { edition: 'it', oldest: 14 }, 14).ok).toBe(true);
    expect(resolveOptions(hoax.options, { oldest: 6 }, 5).ok).toBe(true);
  });

  it('H2.1 who begins the round has its first turn', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const match = matchOf(4, seed);
      runOut(match);
      runOut(match);
      expect(match.state.table.turn).toMatchObject({ number: 1, seat: match.state.table.starter });
    }
  });
});
