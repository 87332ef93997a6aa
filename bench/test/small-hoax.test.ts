import { Client } from 'boardgame.io/dist/cjs/client.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARDGAME_IO_SETTINGS, createBoardgameIoMatch, playBoardgameIo } from '../src/small-hoax/boardgame-io.ts';
import { createSmallHoaxGame } from '../src/small-hoax/boardgame-io-game.ts';
import { createBelow } from '../src/small-hoax/choices.ts';
import { createMinimalMatch, minimalFacts, playMinimal, stepMinimal } from '../src/small-hoax/minimal.ts';
import {
  at,
  DECK,
  IDENTITIES,
  type Identity,
  ROUNDS_PER_MATCH,
  SEAT_COUNT,
  WINNING_POINTS,
} from '../src/small-hoax/rules.ts';

/** One list of choices for both versions: each starts reading at its beginning. */
const readList = (list: readonly number[]) => {
  let index = 0;
  return (limit: number): number => {
    index += 1;
    return at(list, index - 1) % limit;
  };
};

const sharedMatch = (seed: number) => {
  const draw = createBelow(seed);
  const choices = Array.from({ length: 12_000 }, () => draw(2 ** 31));
  const decks = Array.from({ length: ROUNDS_PER_MATCH }, () =>
    DECK.map((identity) => ({ identity, key: draw(2 ** 31) }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ identity }) => identity),
  );
  return { choices, decks };
};

const placeOf = (identity: Identity): number => IDENTITIES.indexOf(identity);

describe.each(BOARDGAME_IO_SETTINGS)('the two versions of Small Hoax, boardgame.io %s', (setting) => {
  it.each([1, 2, 3])('have the same public history with the same deals and choices (seed %i)', (seed) => {
    const { choices, decks } = sharedMatch(seed);
    const framework = createBoardgameIoMatch(setting, 'any', readList(choices), (_deck, _random, round) => [
      ...at(decks, round),
    ]);
    const minimal = createMinimalMatch((round) => at(decks, round).map(placeOf));
    const choose = readList(choices);
    let moves = 0;
    for (; !minimal.isOver; moves += 1) {
      expect(framework.facts()).toEqual(minimalFacts(minimal));
      framework.step();
      stepMinimal(minimal, choose);
    }
    expect(framework.facts()).toEqual(minimalFacts(minimal));
    expect(framework.isOver()).toBe(true);
    expect(moves).toBeGreaterThan(100);
  });

  it('plays whole matches with its own dice, the same again for the same seed', () => {
    const played = playBoardgameIo(2, 7, setting);
    expect(played.matches).toBe(2);
    expect(played.moves).toBe(playBoardgameIo(2, 7, setting).moves);
    expect(played.moves).not.toBe(playBoardgameIo(2, 8, setting).moves);
  });
});

describe('the minimal version', () => {
  it('ends every match at the winning points or after the last round', () => {
    const below = createBelow(3);
    for (let match = 0; match < 200; match += 1) {
      const state = createMinimalMatch(() => Array.from({ length: SEAT_COUNT }, () => below(IDENTITIES.length)));
      while (!state.isOver) stepMinimal(state, below);
      const best = Math.max(...state.seats.map(({ points }) => points));
      expect(best >= WINNING_POINTS || state.rounds === ROUNDS_PER_MATCH).toBe(true);
    }
  });

  it('asks for about as many answers per turn as the full game: mostly five passes per claim', () => {
    const below = createBelow(11);
    let claims = 0;
    let moves = 0;
    for (let match = 0; match < 50; match += 1) {
      const state = createMinimalMatch(() => Array.from({ length: SEAT_COUNT }, () => below(IDENTITIES.length)));
      for (; !state.isOver; moves += 1) {
        if (minimalFacts(state).claim === null) claims += 1;
        stepMinimal(state, below);
      }
    }
    expect(moves / claims).toBeGreaterThan(5);
    expect(moves / claims).toBeLessThan(8);
  });

  it('plays the same again for the same seed', () => {
    expect(playMinimal(20, 5).moves).toBe(playMinimal(20, 5).moves);
  });
});

describe('the boardgame.io version is a fully checked one', () => {
  // The framework writes each refusal to the console.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const begin = () => createBoardgameIoMatch('client', 'seed', createBelow(1));

  it.each([
    ['a claim by a seat whose turn it is not', '1', 'claim', ['minter', null]],
    ['an answer before the claim', '0', 'pass', []],
    ['a claim that lacks its target', '0', 'claim', ['cutpurse', null]],
    ['a claim against oneself', '0', 'claim', ['cutpurse', '0']],
    ['a target where none belongs', '0', 'claim', ['minter', '1']],
    ['an unknown identity', '0', 'claim', ['king', null]],
  ])('refuses %s', (_title, seat, name, args) => {
    const match = begin();
    const before = match.facts();
    match.move(seat, name, args);
    expect(match.facts()).toEqual(before);
  });

  it('refuses a second answer by the same seat, and the claimant answering himself', () => {
    const match = begin();
    match.move('0', 'claim', ['minter', null]);
    match.move('3', 'pass', []);
    const before = match.facts();
    expect(before.asked).toEqual([1, 2, 4, 5]);
    match.move('3', 'doubt', []);
    match.move('0', 'pass', []);
    expect(match.facts()).toEqual(before);
  });
});

describe('the boardgame.io version keeps secrets', () => {
  it('shows a seat its own identity and nothing else that is hidden', () => {
    const game = createSmallHoaxGame({ seed: 'seed', disableUndo: false });
    const view = Client({ game, numPlayers: SEAT_COUNT, playerID: '2', debug: false }).getState();
    expect(Object.keys(view?.G.players ?? {})).toEqual(['2']);
    expect(view?.G).not.toHaveProperty('secret');
  });
});
