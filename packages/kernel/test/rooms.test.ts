import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asSeat,
  copy,
  type EventWriter,
  evolve,
  evolveView,
  freezeDeep,
  type Game,
  isTold,
  type Match,
  seededDraws,
  type View,
  viewersOf,
  viewOf,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import { begun, playOut, step } from './toy-match.ts';
import type { Fib } from './toy-types.ts';

const settings = fc.record({
  seats: fc.constantFrom(3, 4),
  options: fc.constantFrom({}, { edition: 'merry' }),
  seed: fc.nat().map((value) => ({ kind: 'fast', value }) as const),
});

function played(setting: Parameters<typeof begun>[0], seed: number): Match<Fib> {
  return playOut(begun(setting), seededDraws(seed, 'play'));
}

describe('viewOf', () => {
  it('shows the table and the own hand, as they are', () => {
    const { state } = begun();
    for (const viewer of viewersOf(3)) {
      const view = viewOf(state, viewer);
      expect(view.viewer).toBe(viewer);
      expect(view.table).toBe(state.table);
      expect(view.hands).toHaveLength(3);
      for (const seat of [0, 1, 2]) expect(view.hands[seat]).toBe(seat === viewer ? state.hands[seat] : null);
    }
  });

  it('has no way to another hand or to the vault', () => {
    fc.assert(
      fc.property(settings, fc.nat(), fc.nat(60), (setting, seed, steps) => {
        const match = begun(setting);
        const draws = seededDraws(seed, 'play');
        for (let i = 0; i < steps && fib.outcome(match.state.table) === null; i++) step(match, draws);
        for (const viewer of viewersOf(setting.seats)) {
          const other = copy(match.state);
          other.vault.deck.length = 0;
          for (const [seat, hand] of other.hands.entries()) {
            if (seat !== viewer) Object.assign(hand, { card: null, answers: [] });
          }
          expect(JSON.stringify(viewOf(other, viewer))).toBe(JSON.stringify(viewOf(match.state, viewer)));
          expect(viewOf(match.state, viewer).vault).toBe(null);
        }
      }),
    );
  });

  it('stays valid while the state moves on', () => {
    fc.assert(
      fc.property(settings, fc.nat(), (setting, seed) => {
        const match = begun(setting);
        const early = viewersOf(setting.seats).map((viewer) => viewOf(match.state, viewer));
        playOut(match, seededDraws(seed, 'play'));
        expect(early).toEqual(viewersOf(setting.seats).map((viewer) => viewOf(match.state, viewer)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('viewersOf', () => {
  it('names every seat, then the public', () => {
    expect(viewersOf(3)).toEqual([0, 1, 2, 'public']);
  });
});

describe('evolveView', () => {
  it('with just what a viewer is told gives what that viewer would see, after every event', () => {
    fc.assert(
      fc.property(settings, fc.nat(), (setting, seed) => {
        const { entries } = played(setting, seed);
        const config = {
          animals: 3,
          turns: 8,
          toasts: false,
          ...fib.options.presets[setting.options.edition ?? 'plain'],
        };
        const state = fib.init(config, setting.seats);
        const clients = viewersOf(setting.seats).map((viewer) => copy(viewOf(state, viewer)));
        for (const event of entries.flatMap((entry) => entry.events)) {
          evolve(fib, state, freezeDeep(event));
          for (const client of clients) {
            if (isTold(fib, event, client.viewer)) evolveView(fib, client, event);
            expect(client).toEqual(viewOf(state, client.viewer));
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

/** A game of one event that writes down, for every room, what was there before. */
function probe(to: EventWriter<Fib, Fib['Event']>['to']): Game<Fib> {
  const writer: EventWriter<Fib, Fib['Event']> = {
    to,
    hand: (hand, seat, table) => void hand.answers.push({ ask: table.nextAsk * 10 + seat, move: { type: 'pass' } }),
    vault: (vault, table) => void vault.deck.push(table.nextAsk === 1 ? 'fox' : 'owl'),
    table: (table) => void table.nextAsk++,
  };
  return { ...fib, events: { ...fib.events, hushed: writer } } as unknown as Game<Fib>;
}

describe('evolve', () => {
  const empty = () => fib.init({ animals: 3, turns: 8, toasts: false }, 3);
  const written = (game: Game<Fib>) => {
    const state = empty();
    state.vault.deck.length = 0;
    evolve(game, state, { type: 'hushed' });
    return {
      hands: state.hands.map((hand) => hand.answers.map((answer) => answer.ask)),
      deck: state.vault.deck,
      table: state.table.nextAsk,
    };
  };

  it('writes the hands and the vault from the table as it was, the table last', () => {
    expect(written(probe('all'))).toEqual({ hands: [[10], [11], [12]], deck: ['fox'], table: 2 });
  });

  it('writes only the hands of those who are told', () => {
    expect(written(probe(() => [asSeat(2), asSeat(0)])).hands).toEqual([[10], [], [12]]);
    expect(written(probe('nobody')).hands).toEqual([[], [], []]);
  });

  it('over a view writes the own hand and the table, never another hand or the vault', () => {
    const views: View<Fib>[] = viewersOf(3).map((viewer) => viewOf(empty(), viewer));
    for (const view of views) evolveView(probe('all'), view, { type: 'hushed' });
    expect(views.map((view) => view.hands.map((hand) => hand?.answers[0].ask ?? null))).toEqual([
      [10, null, null],
      [null, 11, null],
      [null, null, 12],
      [null, null, null],
    ]);
    expect(views.map((view) => view.table.nextAsk)).toEqual([2, 2, 2, 2]);
    expect(views.every((view) => view.vault === null)).toBe(true);
  });
});

describe('isTold', () => {
  const told = (to: EventWriter<Fib, Fib['Event']>['to']) =>
    viewersOf(3).map((viewer) => isTold(probe(to), { type: 'hushed' }, viewer));

  it('knows everybody, nobody and some seats; the public is never a seat', () => {
    expect(told('all')).toEqual([true, true, true, true]);
    expect(told('nobody')).toEqual([false, false, false, false]);
    expect(told(() => [asSeat(0), asSeat(2)])).toEqual([true, false, true, false]);
    expect(told(() => [])).toEqual([false, false, false, false]);
  });
});
