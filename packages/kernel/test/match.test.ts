import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asSeat,
  copy,
  matchAround,
  openAsks,
  type RawMove,
  seededDraws,
  submit,
  viewersOf,
  viewFor,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import {
  askOf,
  atFirstTurn,
  atReaction,
  atVote,
  begun,
  everything,
  expectRefused,
  must,
  say,
  seatAfter,
  step,
} from './toy-match.ts';

describe('beginMatch', () => {
  it('logs the beginning as one entry with the events that were written', () => {
    const match = begun();
    expect(match.entries).toHaveLength(1);
    expect(match.entries[0].cause).toEqual({ by: 'begin' });
    expect(match.entries[0].events.map((event) => event.type)).toEqual([
      'shuffled',
      'dealt',
      'dealt',
      'dealt',
      'began',
      'asked',
      'asked',
    ]);
    expect(match.state.hands.every((hand) => hand.card !== null)).toBe(true);
  });

  it('deals by the seed alone', () => {
    const deals = (value: number) => JSON.stringify(begun({ seed: { kind: 'fast', value } }).state);
    expect(deals(4)).toBe(deals(4));
    expect(deals(4)).not.toBe(deals(5));
  });
});

describe('matchAround', () => {
  it('takes up a state in the middle of play', () => {
    const { state, dice } = atVote();
    const match = matchAround(fib, copy(state), dice);
    expect(match.entries).toEqual([]);
    expect(match.told).toEqual([0, 0, 0, 0, 0]);
    must(say(match, seatAfter(match, 2), 'vote', { type: 'support' }));
    expect(match.entries).toHaveLength(1);
  });
});

describe('viewFor', () => {
  it('gives each seat its own view and the public the one without a hand', () => {
    const match = begun();
    for (const viewer of viewersOf(3)) {
      expect(viewFor(match, viewer).viewer).toBe(viewer);
      expect(viewFor(match, viewer)).toBe(viewFor(match, viewer));
    }
  });
});

describe('submit', () => {
  it('logs who answered what, completed, with the events that followed', () => {
    const match = atFirstTurn({}, [1, 1, 1]);
    const seat = match.state.table.turn;
    const ask = askOf(match, 'turn').id;
    const receipt = submit(match, seat, ask, { animal: 'owl', type: 'claim' });
    const move = { type: 'claim', animal: 'owl', wager: 1 };
    const entry = { cause: { by: 'move', seat, ask, move }, events: [{ type: 'claimed' }, { type: 'asked' }] };
    expect(receipt).toMatchObject({ ok: true, entry });
    expect(match.entries.at(-1)).toBe(receipt.ok && receipt.entry);
    expect(JSON.stringify(match.entries.at(-1)?.cause)).toBe(JSON.stringify(entry.cause));
  });

  it('looks among the likely moves first, and among all where none of them fits', () => {
    const { state, dice } = atReaction();
    const seat = asSeat(seatAfter(atReaction(), 1));
    const { id } = askOf(atReaction(), 'reaction');
    const pass = { ask: id, type: 'pass', early: false, neutral: true, fields: {} };
    for (const likely of [[], [pass], [{ ...pass, ask: id + 1 }]]) {
      let asked = 0;
      const moves: typeof fib.moves = (view) => {
        asked++;
        return fib.moves(view);
      };
      const game = { ...fib, moves, likelyMoves: () => likely };
      const match = () => matchAround(game, copy(state), dice);
      expect(submit(match(), seat, id, { type: 'pass' }).ok).toBe(true);
      expect(asked).toBe(likely[0]?.ask === id ? 0 : 1);
      expect(submit(match(), seat, id, { type: 'doubt' }).ok).toBe(true);
      const refused = submit(match(), seat, id, { type: 'bid', animal: 'owl' });
      expect(refused).toEqual(submit(matchAround(fib, copy(state), dice), seat, id, { type: 'bid', animal: 'owl' }));
      expect(refused.ok).toBe(false);
    }
  });

  it('keeps a secret answer in the hand of the answerer and tells nobody else', () => {
    const match = atReaction();
    const seat = seatAfter(match, 1);
    const before = match.views.map((view) => JSON.stringify(view));
    must(say(match, seat, 'reaction', { type: 'pass' }));
    const changed = match.views.map((view, i) => JSON.stringify(view) !== before[i]);
    expect(changed).toEqual([0, 1, 2, 3].map((viewer) => viewer === seat));
    expect(match.state.hands[seat].answers).toEqual([{ ask: askOf(match, 'reaction').id, move: { type: 'pass' } }]);
  });

  it('refuses an answer to an ask that is closed or never was, and changes nothing', () => {
    const match = atFirstTurn();
    const { id } = askOf(match, 'turn');
    for (const ask of [id - 1, id + 1, 0, -1, Number.NaN]) {
      expectRefused(match, 'stale', () => submit(match, match.state.table.turn, ask, { type: 'redraw' }));
    }
  });

  it('refuses an answer to an ask that is held, and changes nothing', () => {
    const match = atVote();
    expectRefused(match, 'not-offered', () => say(match, seatAfter(match, 2), 'reaction', { type: 'pass' }));
  });

  it('refuses an answer from a seat that is not asked, and changes nothing', () => {
    const match = atFirstTurn();
    expectRefused(match, 'not-offered', () => say(match, seatAfter(match, 1), 'turn', { type: 'redraw' }));
  });

  it('refuses an answer of the right type that names the wrong open ask', () => {
    const match = atReaction();
    expectRefused(match, 'not-offered', () => say(match, seatAfter(match, 1), 'cheering', { type: 'pass' }));
  });

  it('refuses a second answer of the same seat', () => {
    const match = atReaction();
    must(say(match, seatAfter(match, 1), 'reaction', { type: 'pass' }));
    expectRefused(match, 'not-offered', () => say(match, seatAfter(match, 1), 'reaction', { type: 'doubt' }));
  });

  it.each([-1, 3, 7, 0.5, Number.NaN])('refuses a seat %d that is not there', (seat) => {
    const match = begun();
    const bid = { type: 'bid', stake: 1, likes: ['fox'] };
    expectRefused(match, 'no-such-seat', () => say(match, seat, 'bidding', bid));
  });

  it('hands on what the game objects to', () => {
    const match = atFirstTurn();
    match.state.table.points[match.state.table.turn] = 3;
    const to = seatAfter(match, 1);
    const give = (...counts: number[]): RawMove => ({
      type: 'give',
      gifts: counts.map((count, i) => ({ to: (to + i) % 3, count })),
    });
    expectRefused(match, 'too-generous', () =>
      say(match, match.state.table.turn, 'turn', {
        type: 'give',
        gifts: [
          { to, count: 2 },
          { to: (to + 1) % 3, count: 2 },
        ],
      }),
    );
    expect(say(match, match.state.table.turn, 'turn', give(1, 2)).ok).toBe(true);
    expect(match.state.table.points[to]).toBe(1);
  });

  it('refuses random nonsense at any moment and changes nothing', () => {
    const moves = fc.record({
      type: fc.constantFrom('bid', 'claim', 'give', 'doubt', 'cheer', 'king'),
      stake: fc.jsonValue(),
      animal: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.nat(), fc.nat(40), moves, fc.nat(12), (seed, steps, move, ask) => {
        const match = begun();
        const draws = seededDraws(seed, 'play');
        for (let i = 0; i < steps && openAsks(match).length > 0; i++) step(match, draws);
        const before = everything(match);
        for (const seat of [0, 1, 2]) expect(submit(match, asSeat(seat), ask, move).ok).toBe(false);
        expect(everything(match)).toEqual(before);
      }),
    );
  });
});

describe('takes', () => {
  it('lets an answer in flight to an older ask count for the newer one', () => {
    const match = atVote();
    const seat = seatAfter(match, 2);
    const vote = askOf(match, 'vote').id;
    const receipt = say(match, seat, 'reaction', { type: 'doubt' });
    expect(receipt).toMatchObject({ ok: true, entry: { cause: { seat, ask: vote, move: { type: 'support' } } } });
    expect(match.state.hands[seat].answers).toEqual([{ ask: vote, move: { type: 'support' } }]);
  });

  it('takes only the type and the ask that are named, from a seat that is asked', () => {
    const match = atVote();
    const { id } = askOf(match, 'reaction');
    expectRefused(match, 'not-offered', () => submit(match, asSeat(seatAfter(match, 2)), id, { type: 'pass' }));
    expectRefused(match, 'stale', () => submit(match, asSeat(seatAfter(match, 2)), id - 1, { type: 'doubt' }));
    expectRefused(match, 'not-offered', () => submit(match, asSeat(seatAfter(match, 1)), id, { type: 'doubt' }));
  });

  it('leaves an answer with the older ask when the newer one does not ask that seat', () => {
    const { state, dice } = atVote();
    const window = state.table.asks.find((ask) => ask.kind === 'reaction')?.id ?? 0;
    const doubt = { ask: window, type: 'doubt', early: false, neutral: false, fields: {} };
    const match = matchAround({ ...fib, moves: () => [doubt] }, copy(state), dice);
    const seat = asSeat(seatAfter(match, 1));
    expect(submit(match, seat, window, { type: 'doubt' })).toMatchObject({
      ok: true,
      entry: { cause: { ask: window } },
    });
  });

  it('takes nothing twice', () => {
    const match = atVote();
    must(say(match, seatAfter(match, 2), 'vote', { type: 'decline' }));
    expectRefused(match, 'not-offered', () => say(match, seatAfter(match, 2), 'reaction', { type: 'doubt' }));
  });
});
