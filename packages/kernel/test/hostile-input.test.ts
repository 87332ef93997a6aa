import { describe, expect, it } from 'vitest';
import { belowFrom } from '../src/draws/fast.ts';
import {
  asSeat,
  type Fields,
  firstDifference,
  fit as fitMove,
  isEqual,
  type MatchRecord,
  type MoveSpec,
  pick,
  type RawMove,
  randomMove,
  randomOf,
  recordOf,
  recordProblem,
  replay,
  resolveOptions,
  type Seen,
  seededDraws,
  submit,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import { askOf, atFirstTurn, begun } from './toy-match.ts';
import type { Fib } from './toy-types.ts';

const anything = { game: { check: () => null }, view: { viewer: 0 } } as unknown as Seen<Fib>;
const offer = (fields: Fields): MoveSpec => ({ ask: 1, type: 'swap', early: false, neutral: false, fields });
const outcome = (fields: Fields, given: object): string => {
  const fitting = fitMove(anything, [offer(fields)], { type: 'swap', ...given });
  return fitting.ok ? JSON.stringify(fitting.move) : `${fitting.refusal.code} ${fitting.refusal.field}`;
};

describe('odd and hostile input', () => {
  it('below(0) and pick of nothing say so instead of hanging', () => {
    let drawn = 0;
    const next = () => {
      if (++drawn > 1000) throw new Error('hangs');
      return drawn;
    };
    for (const n of [0, 2 ** 32 + 1, Number.NaN]) expect(() => belowFrom(next, n)).toThrow(RangeError);
    expect(() => pick({ below: (n) => belowFrom(next, n) }, [])).toThrow(RangeError);
  });

  it('isEqual is not deceived by a field __proto__, so replay finds the tampered record', () => {
    const strange = JSON.parse('{"__proto__": {}}');
    expect([isEqual(strange, { x: 1 }), isEqual({ x: 1 }, strange)]).toEqual([false, false]);
    expect(firstDifference(strange, { x: 1 })).not.toBe(null);
  });

  it('F2b replay finds a record whose event has __proto__ instead of a field', () => {
    const match = begun();
    const record = recordOf(match, { options: {}, names: ['a', 'b', 'c'], seed: { kind: 'fast', value: 1 } });
    const text = JSON.stringify(record).replace('"seat":0', '"__proto__":{}');
    expect(replay(fib, JSON.parse(text) as MatchRecord<Fib>).ok).toBe(false);
  });

  it('a field that every object inherits is unknown', () => {
    expect(outcome({}, { toString: 1 })).toBe('unknown-field toString');
    expect(outcome({}, { constructor: 1 })).toBe('unknown-field constructor');
    const deals = { kind: 'list', of: {}, min: 0, max: 1 } as const;
    expect(outcome({ deals }, { deals: [{ valueOf: 1 }] })).toBe('not-among deals');
  });

  it('sets inside lists are put in the order of their domain', () => {
    const l = {
      kind: 'list',
      of: { s: { kind: 'some', of: ['x', 'y'], min: 0, max: 2, repeats: false } },
      min: 0,
      max: 2,
    } as const;
    expect(outcome({ l }, { l: [{ s: ['y', 'x'] }] })).toBe('{"type":"swap","l":[{"s":["x","y"]}]}');
  });

  it('optional fields inside lists: randomOf fits, and they may be left out', () => {
    const l = { kind: 'list', of: { s: { kind: 'one', of: ['x'], optional: true } }, min: 1, max: 1 } as const;
    expect(fitMove(anything, [offer({ l })], randomOf(offer({ l }), seededDraws(1, 'x')))).toMatchObject({ ok: true });
    expect(outcome({ l }, { l: [{}] })).toBe('{"type":"swap","l":[{}]}');
  });

  it('ambiguous names the field that is ambiguous', () => {
    const fields: Fields = {
      share: { kind: 'one', of: [1], optional: true },
      ware: { kind: 'one', of: ['gold'] },
      to: { kind: 'one', of: [1, 2] },
    };
    expect(outcome(fields, {})).toBe('ambiguous to');
  });

  it('a move with a big field left out is refused without trying all of them', () => {
    let checks = 0;
    const check = () => {
      checks++;
      return null;
    };
    const counting = { game: { check }, view: {} } as unknown as Seen<Fib>;
    const l = { kind: 'some', of: Array.from({ length: 18 }, (_, i) => i), min: 0, max: 18, repeats: false } as const;
    expect(fitMove(counting, [offer({ l })], { type: 'swap' }).ok).toBe(false);
    expect(checks).toBeLessThan(5);
  });

  it('randomOf fits a set whose max is more than there is', () => {
    const l = { kind: 'some', of: ['a'], min: 0, max: 3, repeats: false } as const;
    for (let seed = 0; seed < 20; seed++) {
      expect(fitMove(anything, [offer({ l })], randomOf(offer({ l }), seededDraws(seed, 'x'))).ok).toBe(true);
    }
  });

  it('randomMove without specs says so', () => {
    expect(() => randomMove(anything, [], { below: () => Number.NaN })).toThrow('no legal move found for seat 0');
  });

  it('strange values from outside give a sentence, not a TypeError', () => {
    expect(resolveOptions(fib.options, { edition: { toString: 1 } }, 3).ok).toBe(false);
    expect(recordProblem({ version: { toString: 1 } })).toContain('is not known');
    const record = { ...recordOf(begun(), { options: {}, names: ['a'], seed: { kind: 'fast', value: 1 } }) };
    expect(recordProblem({ ...record, seed: { kind: 'chacha20', value: ['00'.repeat(32)] } })).toContain('seed');
  });

  it('a seat that is no whole number is no seat', () => {
    const match = begun();
    const bid: RawMove = { type: 'bid', stake: 1, likes: ['fox'] };
    for (const seat of ['0', 'length', null, undefined]) {
      expect(submit(match, seat as never, askOf(match, 'bidding').id, bid)).toMatchObject({
        ok: false,
        refusal: { code: 'no-such-seat' },
      });
    }
    expect(match.entries).toHaveLength(1);
  });

  it('a record does not grow with the match it was made from', () => {
    const match = begun();
    const record = recordOf(match, { options: {}, names: ['a', 'b', 'c'], seed: { kind: 'fast', value: 1 } });
    submit(match, asSeat(0), askOf(match, 'bidding').id, { type: 'bid', stake: 1, likes: ['fox'] });
    expect(record.entries).toHaveLength(1);
  });

  it('a single-valued field of a list item may be left out', () => {
    const match = atFirstTurn();
    const seat = match.state.table.turn;
    match.state.table.points[seat] = 1;
    match.offers.fill(null);
    const to = (seat + 1) % 3;
    expect(submit(match, seat, askOf(match, 'turn').id, { type: 'give', gifts: [{ to }] })).toMatchObject({ ok: true });
  });

  it('replaying a broken record is a finding, not an exception', () => {
    const record = recordOf(begun(), {
      options: { edition: 'grim' },
      names: ['a', 'b', 'c'],
      seed: { kind: 'fast', value: 1 },
    });
    expect(replay(fib, record)).toMatchObject({ ok: false });
  });
});
