import { describe, expect, it } from 'vitest';
import {
  expand,
  type FieldSpec,
  type Fields,
  fit as fitMove,
  type MoveSpec,
  randomOf,
  type Seen,
  seededDraws,
} from '../src/index.ts';
import type { Fib } from './toy-types.ts';

const anything = { game: { check: () => null }, view: {} } as unknown as Seen<Fib>;

function offer(fields: Fields): MoveSpec {
  return { ask: 1, type: 'assign', early: false, neutral: false, fields };
}

/** The text of the move that comes of it, or the code and field of the refusal. */
function outcome(fields: Fields, given: object): string {
  const fitting = fitMove(anything, [offer(fields)], { type: 'assign', ...given });
  if (!fitting.ok) return `${fitting.refusal.code} ${fitting.refusal.field}`;
  const { type: _, ...rest } = fitting.move as unknown as Record<string, unknown>;
  return JSON.stringify(rest);
}

const seat: FieldSpec = { kind: 'one', of: [0, 1, 2] };
const post: FieldSpec = { kind: 'one', of: ['tre', 'nav'] };
const chairs: FieldSpec = { kind: 'record', of: { tre: seat, nav: seat }, distinct: true };
const amount: FieldSpec = { kind: 'number', from: 0, to: 3 };
const piles: FieldSpec = { kind: 'record', of: { tre: amount, nav: amount }, needs: [] };
const arrow: FieldSpec = { kind: 'tuple', of: [post, post] };
const text: FieldSpec = { kind: 'text', max: 8 };

describe('a record', () => {
  it('is put in the order of its fields', () => {
    expect(outcome({ chairs }, { chairs: { nav: 0, tre: 2 } })).toBe('{"chairs":{"tre":2,"nav":0}}');
  });

  it.each<[string, unknown]>([
    ['a value outside', { tre: 0, nav: 7 }],
    ['a field too few', { tre: 0 }],
    ['a field too many', { tre: 0, nav: 1, sec: 2 }],
    ['an inherited field', { tre: 0, nav: 1, toString: 2 }],
    ['the same value twice where they are distinct', { tre: 1, nav: 1 }],
    ['a list', [0, 1]],
    ['nothing', null],
  ])('refuses %s', (_name, given) => {
    expect(outcome({ chairs }, { chairs: given })).toBe('not-among chairs');
  });

  it('fills in what has a single value', () => {
    const one: FieldSpec = { kind: 'record', of: { tre: { kind: 'one', of: [4] }, nav: seat } };
    expect(outcome({ one }, { one: { nav: 1 } })).toBe('{"one":{"tre":4,"nav":1}}');
  });

  it('of which nothing is needed may be partly or wholly left out, and is never filled in', () => {
    expect(outcome({ piles }, { piles: { nav: 2 } })).toBe('{"piles":{"nav":2}}');
    expect(outcome({ piles }, {})).toBe('{"piles":{}}');
    const tight: FieldSpec = { kind: 'record', of: { tre: { kind: 'one', of: [4] } }, needs: [] };
    expect(outcome({ tight }, { tight: {} })).toBe('{"tight":{}}');
  });

  it('inside a record may be left out if it says nothing', () => {
    const outer: FieldSpec = { kind: 'record', of: { post, piles } };
    expect(outcome({ outer }, { outer: { post: 'tre' } })).toBe('{"outer":{"post":"tre","piles":{}}}');
    const args: FieldSpec = { kind: 'record', of: { post, none: { kind: 'record', of: {} } } };
    expect(outcome({ args }, { args: { post: 'tre' } })).toBe('{"args":{"post":"tre","none":{}}}');
  });

  it('is expanded to every value, distinct ones only where they must be; a loose one is not', () => {
    expect([...expand(offer({ chairs }))]).toHaveLength(6);
    expect([...expand(offer({ chairs: { kind: 'record', of: { tre: seat, nav: seat } } }))]).toHaveLength(9);
    expect([
      ...expand(offer({ chairs: { kind: 'record', of: { tre: seat, nav: seat }, needs: ['tre'] } })),
    ]).toHaveLength(12);
    expect([...expand(offer({ piles }))]).toHaveLength(0);
  });
});

describe('a list of records', () => {
  const deals: FieldSpec = { kind: 'list', of: { from: seat, blame: amount, arrow }, needs: ['from'], min: 1, max: 2 };

  it('takes rows without what is not needed', () => {
    expect(outcome({ deals }, { deals: [{ from: 1 }, { blame: 2, from: 0 }] })).toBe(
      '{"deals":[{"from":1},{"from":0,"blame":2}]}',
    );
    expect(outcome({ deals }, { deals: [{ blame: 2 }] })).toBe('not-among deals');
  });
});

describe('a tuple', () => {
  it('keeps its order', () => {
    expect(outcome({ arrow }, { arrow: ['tre', 'nav'] })).toBe('{"arrow":["tre","nav"]}');
    expect(outcome({ arrow }, { arrow: ['nav', 'tre'] })).toBe('{"arrow":["nav","tre"]}');
    expect([...expand(offer({ arrow }))]).toHaveLength(4);
  });

  it.each([[['tre']], [['tre', 'nav', 'tre']], [['tre', 'sec']], ['tre']])('refuses %j', (given) => {
    expect(outcome({ arrow }, { arrow: given })).toBe('not-among arrow');
  });
});

describe('a flag', () => {
  const shown: FieldSpec = { kind: 'flag' };

  it('is true or false', () => {
    expect(outcome({ shown }, { shown: true })).toBe('{"shown":true}');
    expect(outcome({ shown }, { shown: 1 })).toBe('not-among shown');
    expect([...expand(offer({ shown }))]).toHaveLength(2);
  });
});

describe('a text', () => {
  it('is one line of the given length', () => {
    expect(outcome({ text }, { text: 'on June' })).toBe('{"text":"on June"}');
  });

  it.each([['   '], [''], ['much too long'], ['a\nb'], ['a\u0007'], ['a\u2028b'], ['\uD800'], [7]])(
    'refuses %j',
    (given) => {
      expect(outcome({ text }, { text: given })).toBe('not-among text');
    },
  );

  it('is no word that every object answers to, because a record of the match could not hold it', () => {
    expect(outcome({ text: { kind: 'text', max: 20 } }, { text: 'constructor' })).toBe('not-among text');
  });

  it('is missed if it is left out', () => {
    expect(outcome({ text }, {})).toBe('missing text');
  });
});

it('what is drawn at random fits', () => {
  const deals: FieldSpec = { kind: 'list', of: { from: seat, blame: amount, arrow }, needs: ['from'], min: 1, max: 2 };
  const spec = offer({ chairs, piles, arrow, text, deals, shown: { kind: 'flag' } });
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const move = randomOf(spec, seededDraws(seed, 'records'));
    expect(fitMove(anything, [spec], move), JSON.stringify(move)).toMatchObject({ ok: true });
    seen.add(JSON.stringify((move as { piles?: unknown }).piles));
  }
  expect(seen.size).toBeGreaterThan(5);
});
