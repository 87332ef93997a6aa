import type { Book, Decrees } from '@pretender/decrees';
import { decrees, decreesWith, SUBSTITUTE, strikeRules } from '@pretender/decrees';
import { beginMatch, fastDice, type Match, type Options, resolveOptions, submit } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { changedDeck, configOf, eventsOf, firstTurn, runOut, tableWith } from '../tables.ts';

describe('the auction', () => {
  function bidAlike(match: Match<Decrees>): void {
    const [ask] = match.state.table.asks;
    for (const seat of ask.seats) submit(match, seat, ask.id, { type: 'bid', blame: 4 });
    runOut(match);
  }

  it('D2.6 after twelve rounds of ties the lot decides', () => {
    const winners = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const match = beginMatch(decrees, configOf({}, 5), 5, fastDice(seed));
      for (let round = 1; round <= 12; round++) {
        expect(match.state.table.asks[0].kind).toBe('auction');
        bidAlike(match);
      }
      expect(match.state.table.asks.at(-1)?.kind).toBe('assignment');
      expect(match.state.table.players.map(({ personal }) => personal)).toEqual([24, 24, 24, 24, 24]);
      expect(eventsOf(match, 'lotDrawn')).toEqual([{ type: 'lotDrawn', among: [0, 1, 2, 3, 4] }]);
      expect(match.views[5].table.lot).toEqual([0, 1, 2, 3, 4]);
      winners.add(eventsOf(match, 'appointed')[0].seat);
    }
    expect(winners.size).toBeGreaterThan(1);
  });

  it('D2.6 nothing is said of a lot where the bids have decided', () => {
    const match = beginMatch(decrees, configOf({}, 5), 5, fastDice(1));
    const [ask] = match.state.table.asks;
    for (const seat of ask.seats) submit(match, seat, ask.id, { type: 'bid', blame: seat === 2 ? 6 : 3 });
    runOut(match);
    expect(eventsOf(match, 'appointed')).toEqual([{ type: 'appointed', seat: 2 }]);
    expect(eventsOf(match, 'lotDrawn')).toEqual([]);
  });

  it('D2.2 a bid is nobody else’s business until all are opened', () => {
    const match = beginMatch(decrees, configOf({}, 5), 5, fastDice(1));
    const before = JSON.stringify([match.views[1], match.views[5], match.told.slice(1)]);
    submit(match, 0 as never, match.state.table.asks[0].id, { type: 'bid', blame: 6 });
    expect(JSON.stringify([match.views[1], match.views[5], match.told.slice(1)])).toBe(before);
  });
});

describe('the board', () => {
  it('D5.3 there are never fewer arrows than lie on it at the start', () => {
    expect(() => configOf({ maxArrows: 3 }, 5)).toThrow('five players begin with four arrows');
    expect(configOf({ maxArrows: 3 }, 4).maxArrows).toBe(3);
    expect(() => configOf({ maxArrows: 2 }, 4)).toThrow('a whole number from 3 to 30');
  });
});

describe('the deck', () => {
  it.each([
    [5, 55, 34],
    [4, 56, 35],
  ])('D2.10 with %i players %i cards, 5 to %i of them above Stagnation and Decline', (seats, count, most) => {
    const places = new Set<number>();
    for (let seed = 0; seed < 300; seed++) {
      const match = beginMatch(decrees, configOf({}, seats), seats, fastDice(seed));
      while (eventsOf(match, 'laid').length === 0) runOut(match);
      const [{ cards }] = eventsOf(match, 'stacked');
      expect(cards).toHaveLength(count);
      expect(eventsOf(match, 'dealt')).toHaveLength(seats);
      expect(eventsOf(match, 'laid')[0]).toMatchObject({ count, least: 5, most });
      places.add(cards.indexOf(SUBSTITUTE.deck.stagnation.id));
    }
    expect(Math.min(...places)).toBe(5);
    expect(Math.max(...places)).toBe(most);
  });

  it('D8.10 everybody knows between how many and how many cards it lies', () => {
    for (let seed = 0; seed < 40; seed++) {
      const match = firstTurn(seed);
      while (match.state.table.result === null) {
        const { pile } = match.state.table;
        const above = match.state.vault.deck.indexOf(SUBSTITUTE.deck.stagnation.id);
        expect(above).toBeGreaterThanOrEqual(pile.least);
        expect(above).toBeLessThanOrEqual(pile.most);
        runOut(match);
      }
    }
  });
});

describe('where Stagnation and Decline goes back', () => {
  /** With twelve cards left after it has struck: how many lay above it, over many seeds. */
  function placesWith(options: Options): number[] {
    const places = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const match = tableWith({
        options,
        seed,
        position: { turn: 'A', deck: { count: 18, stagnation: 'top' } },
      });
      submit(match, 0 as never, match.state.table.asks.at(-1)?.id ?? -1, { type: 'draw' });
      expect(match.state.table.pile.count).toBe(13);
      places.add(match.state.vault.deck.indexOf(SUBSTITUTE.deck.stagnation.id));
    }
    return [...places].sort((a, b) => a - b);
  }

  it.each([
    ['deck', [4, 5, 6, 7, 8]],
    ['middleThird', [4, 5, 6, 7, 8]],
    ['uniform', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['exact', [6]],
  ])('D8.5 %s', (sdInsert, places) => {
    expect(placesWith({ sdInsert })).toEqual(places);
  });

  it('D8.4 anywhere, if the table says nothing', () => {
    expect(placesWith({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('D8.5 a deck of one’s own says itself where, unless the table does', () => {
    const own = changedDeck((deck) => Object.assign(deck.stagnation as object, { reinsert: 'exact' }));
    const { fields } = decreesWith(own).options;
    expect(fields.sdInsert.initial).toBe('deck');
    const insertion = (options: Options) => {
      const resolved = resolveOptions(decreesWith(own).options, options, 5);
      return resolved.ok ? strikeRules(own, decrees.init(resolved.config, 5).table as never).insertion : null;
    };
    expect(insertion({})).toBe('exact');
    expect(insertion({ sdInsert: 'uniform' })).toBe('uniform');
  });
});

describe('a card kept of those it discards', () => {
  const salvaging = changedDeck((deck) => Object.assign(deck.stagnation as object, { salvage: true }));
  const isKept = (book: Book, options: Options): boolean =>
    strikeRules(book, decrees.init(configOf(options, 5), 5).table as never).salvage;

  it('D8.7 the table decides, and where it says nothing the deck', () => {
    expect(isKept(SUBSTITUTE, {})).toBe(false);
    expect(isKept(SUBSTITUTE, { sdSalvage: true })).toBe(true);
    expect(isKept(salvaging, {})).toBe(true);
    expect(isKept(salvaging, { sdSalvage: false })).toBe(false);
  });
});
