import { describe, expect, it } from 'vitest';
import { lapse, missing, openAsks, seededDraws, settle } from '../src/index.ts';
import { fib } from './toy-game.ts';
import {
  askOf,
  atFirstTurn,
  atReaction,
  atVote,
  begun,
  expectRefused,
  must,
  say,
  seatAfter,
  step,
} from './toy-match.ts';

describe('lapse', () => {
  it('closes an open ask, answered or not, and logs it', () => {
    const match = begun();
    const ask = askOf(match, 'bidding').id;
    const receipt = lapse(match, ask);
    expect(receipt).toMatchObject({ ok: true, entry: { cause: { by: 'lapse', ask } } });
    expect(match.state.table.bids).toEqual(new Array(3).fill({ stake: 1, likes: [] }));
    expectRefused(match, 'stale', () => lapse(match, ask));
  });

  it('refuses an ask that is held, and takes it once it is no longer', () => {
    const match = atVote();
    const window = askOf(match, 'reaction').id;
    expectRefused(match, 'held', () => lapse(match, window));
    must(lapse(match, askOf(match, 'vote').id));
    must(lapse(match, window));
  });

  it('closes a standing ask too', () => {
    const match = atFirstTurn();
    must(lapse(match, askOf(match, 'cheering').id));
    expect(fib.asks(match.state.table).map((ask) => ask.kind)).toEqual(['turn']);
  });
});

describe('openAsks, missing and settle', () => {
  it('wait for nobody who is held or beside the turn', () => {
    expect(openAsks(atVote()).map((ask) => ask.kind)).toEqual(['vote']);
    expect(openAsks(begun()).map((ask) => ask.kind)).toEqual(['bidding']);
  });

  it('know whose answer is missing', () => {
    const match = begun();
    must(say(match, 1, 'bidding', { type: 'bid', stake: 1, likes: ['hen'] }));
    expect(missing(match, askOf(match, 'bidding'))).toEqual([0, 2]);
  });

  it('close a window when all have answered, and not before', () => {
    const match = atReaction();
    const window = askOf(match, 'reaction').id;
    must(say(match, seatAfter(match, 1), 'reaction', { type: 'pass' }));
    settle(match);
    expect(askOf(match, 'reaction').id).toBe(window);
    must(say(match, seatAfter(match, 2), 'reaction', { type: 'pass' }));
    settle(match);
    expect(match.entries.at(-1)?.cause).toEqual({ by: 'lapse', ask: window });
    expect(openAsks(match).map((ask) => ask.kind)).toEqual(['turn']);
  });

  it('close what follows from closing, too', () => {
    const match = atReaction();
    const [a, b] = [seatAfter(match, 1), seatAfter(match, 2)];
    must(say(match, b, 'reaction', { type: 'pass' }));
    must(say(match, a, 'reaction', { type: 'doubt' }));
    must(say(match, b, 'vote', { type: 'decline' }));
    settle(match);
    expect(match.entries.slice(-2).map((entry) => entry.events[0].type)).toEqual(['unheard', 'stood']);
  });

  it('leave nothing that all have answered', () => {
    const match = begun();
    const draws = seededDraws(8, 'play');
    while (openAsks(match).length > 0) {
      const awaited = settle(match);
      for (const ask of openAsks(match)) expect(missing(match, ask)).not.toEqual([]);
      const [first] = openAsks(match);
      expect(awaited).toEqual(first ? { ask: first, seat: missing(match, first)[0] } : null);
      if (openAsks(match).length > 0) step(match, draws);
    }
    expect(fib.outcome(match.state.table)).not.toBe(null);
  });
});
