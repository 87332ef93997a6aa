import { describe, expect, it } from 'vitest';
import { conformance, otherHiddenFacts, otherSecretAnswers, type Report, type Subject } from '../src/suite/index.ts';
import { fib } from './toy-game.ts';
import type { Fib } from './toy-types.ts';

const REVEALING = ['judged', 'dealt'];
const PUBLISHING = ['judged', 'stood', 'unheard', 'bidsShown'];
const SECRET = ['bid', 'pass', 'toast', 'support', 'decline'];

function subject(seats: number, game = fib): Subject<Fib> {
  return {
    game,
    options: {},
    seats,
    roundsOf: () => 1,
    invariant: () => null,
    reveals: (parting) => parting.some((event) => event !== null && REVEALING.includes(event.type)),
    ownCardDecides: [],
    publishes: ({ type }) => PUBLISHING.includes(type),
    isSecret: ({ type }) => SECRET.includes(type),
    parties: () => null,
    secretDraws: [],
  };
}

function seen({ seen: counts }: Report, kind: string): number {
  return counts[kind] ?? 0;
}

describe('the suite over the toy game', () => {
  for (const seats of [2, 3, 4]) {
    it(`finds it sound with ${seats} seats`, () => {
      expect(seen(conformance(subject(seats), { rounds: 60, seed: 1 }), 'replayed')).toBe(60);
      expect(seen(otherHiddenFacts(subject(seats), { rounds: 60, seed: 1 }), 'compared')).toBeGreaterThan(0);
      expect(seen(otherSecretAnswers(subject(seats), { rounds: 60, seed: 1 }), 'secret')).toBeGreaterThan(0);
    });
  }
});

describe('the suite over a spoilt toy game', () => {
  it('names a broken invariant', () => {
    const spoilt = { ...subject(2), invariant: () => 'nothing adds up' };
    expect(() => conformance(spoilt, { rounds: 1, seed: 1 })).toThrow('[invariant]');
  });

  it('names a world that its viewer would notice', () => {
    const spoilt = {
      ...fib,
      imagine: (view: Parameters<typeof fib.imagine>[0], draws: Parameters<typeof fib.imagine>[1]) => {
        const world = fib.imagine(view, draws);
        (world.table as Record<string, unknown>).noticed = true;
        return world;
      },
    };
    expect(() => conformance(subject(2, spoilt), { rounds: 20, seed: 1 })).toThrow('[imagine]');
  });

  it('names a likely move that is not offered', () => {
    const likelyMoves: typeof fib.likelyMoves = ({ table }, type) =>
      table.asks.map(({ id: ask }) => ({ ask, type, early: false, neutral: false, fields: {} }));
    expect(() => conformance(subject(2, { ...fib, likelyMoves }), { rounds: 20, seed: 1 })).toThrow('[likely moves]');
  });

  it('names a writer of the table of which not all are told', () => {
    const dealt: typeof fib.events.dealt = { ...fib.events.dealt, table() {} };
    const spoilt = { ...fib, events: { ...fib.events, dealt } };
    expect(() => conformance(subject(2, spoilt), { rounds: 1, seed: 1 })).toThrow('writes the table');
  });

  it('names a dead end', () => {
    expect(() => conformance(subject(2, { ...fib, moves: () => [] }), { rounds: 1, seed: 1 })).toThrow('[no dead end]');
  });
});
