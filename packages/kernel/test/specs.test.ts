import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FieldSpec,
  type Fields,
  fit as fitMove,
  type MoveSpec,
  type RawMove,
  type Refusal,
  refuse,
  type Seen,
} from '../src/index.ts';
import type { Fib } from './toy-types.ts';

type Check = (move: RawMove) => Refusal | null;

/** `fit` asks a game for nothing but `check`. */
function seen(check: Check = () => null): Seen<Fib> {
  const game = { check: (_view: unknown, move: RawMove) => check(move) };
  return { game, view: {} } as unknown as Seen<Fib>;
}

function offer(fields: Fields, rest: Partial<MoveSpec> = {}): MoveSpec {
  return { ask: 1, type: 'swap', early: false, neutral: false, fields, ...rest };
}

const give: FieldSpec = { kind: 'one', of: ['gold', 'wine', 'grain'] };
const onlyGold: FieldSpec = { kind: 'one', of: ['gold'] };
const count: FieldSpec = { kind: 'number', from: 1, to: 2 };
const justTwo: FieldSpec = { kind: 'number', from: 2, to: 2 };
const pair: FieldSpec = { kind: 'some', of: ['monk', 'judge', 'thief'], min: 1, max: 2, repeats: false };
const both: FieldSpec = { kind: 'some', of: ['monk', 'judge'], min: 2, max: 2, repeats: false };
const wares: FieldSpec = { kind: 'some', of: ['gold', 'wine'], min: 2, max: 2, repeats: true };
const share: FieldSpec = { kind: 'one', of: [3, 4], optional: true };
const deals: FieldSpec = { kind: 'list', of: { with: { kind: 'one', of: [2, 'bank'] }, count }, min: 1, max: 2 };

/** What comes of a move `swap` with these fields: the text of the move, or the code and field of the refusal. */
function outcome(specs: readonly MoveSpec[], given: object, check?: Check): string {
  const fitting = fitMove(seen(check), specs, { type: 'swap', ...given });
  return fitting.ok ? JSON.stringify(fitting.move) : `${fitting.refusal.code} ${fitting.refusal.field}`;
}

describe('fit', () => {
  it('accepts a complete move and puts its fields in the order of the spec', () => {
    expect(outcome([offer({ give, count })], { count: 2, give: 'wine' })).toBe(
      '{"type":"swap","give":"wine","count":2}',
    );
  });

  it('says which spec was meant', () => {
    const specs = [offer({ give: onlyGold }), offer({ give: { kind: 'one', of: ['wine'] } })];
    expect(fitMove(seen(), specs, { type: 'swap', give: 'wine' })).toMatchObject({ ok: true, spec: specs[1] });
  });

  it.each<[string, Fields, object]>([
    ['one of one', { give: onlyGold }, { give: 'gold' }],
    ['a number from 2 to 2', { count: justTwo }, { count: 2 }],
    ['a set that must be whole', { identities: both }, { identities: ['monk', 'judge'] }],
    ['every field', { give: onlyGold, count: justTwo }, { give: 'gold', count: 2 }],
  ])('lets a field with a single value be given or left out: %s', (_name, fields, whole) => {
    expect(outcome([offer(fields)], whole)).toBe(JSON.stringify({ type: 'swap', ...whole }));
    expect(outcome([offer(fields)], {})).toBe(JSON.stringify({ type: 'swap', ...whole }));
  });

  it.each<[Fields, object, string]>([
    [{ give: onlyGold }, { give: 'wine' }, 'not-among give'],
    [{ count: justTwo }, { count: 1 }, 'not-among count'],
    [{ identities: both }, { identities: ['monk'] }, 'not-among identities'],
  ])('refuses a field with a single value that is given wrongly: %j, %j', (fields, given, refusal) => {
    expect(outcome([offer(fields)], given)).toBe(refusal);
  });

  it('completes a field whose other values are excluded by the game', () => {
    const notWine: Check = (move) => (move.give === 'gold' ? null : refuse('too-poor', 'give', 'C7'));
    expect(outcome([offer({ give })], {}, notWine)).toBe('{"type":"swap","give":"gold"}');
    expect(outcome([offer({ give })], { give: 'wine' }, notWine)).toBe('too-poor give');
  });

  it('refuses a move that could mean several and names the field that is missing', () => {
    expect(outcome([offer({ give, count })], { give: 'gold' })).toBe('ambiguous count');
    expect(outcome([offer({ give })], {})).toBe('ambiguous give');
    expect(outcome([offer({ identities: pair })], {})).toBe('ambiguous identities');
  });

  it('refuses a move that several specs would take', () => {
    expect(outcome([offer({ give: onlyGold }), offer({ give: { kind: 'one', of: ['wine'] } })], {})).toBe(
      'ambiguous give',
    );
  });

  it('takes what is left out as left out where the same move is offered without it', () => {
    const [bare, more] = [{ count: justTwo }, { count: justTwo, give: onlyGold }].map(
      (of): FieldSpec => ({ kind: 'record', of }),
    );
    for (const specs of [
      [offer({ terms: bare }), offer({ terms: more })],
      [offer({ terms: more }), offer({ terms: bare })],
    ]) {
      expect(outcome(specs, { terms: { count: 2 } })).toBe('{"type":"swap","terms":{"count":2}}');
      expect(outcome(specs, {})).toBe('{"type":"swap","terms":{"count":2}}');
      expect(outcome(specs, { terms: { give: 'gold' } })).toBe('{"type":"swap","terms":{"count":2,"give":"gold"}}');
    }
    // The game may want it all the same.
    const wantsGold: Check = (move) => ('give' in (move.terms as object) ? null : refuse('too-poor', 'terms', 'C7'));
    expect(outcome([offer({ terms: bare }), offer({ terms: more })], {}, wantsGold)).toContain('"give":"gold"');
  });

  it('refuses what two questions would take, and forms that differ in more than what is left out', () => {
    expect(outcome([offer({ give: onlyGold }), offer({ give: onlyGold }, { ask: 2 })], {})).toBe('ambiguous null');
    const wine: FieldSpec = { kind: 'one', of: ['wine'] };
    expect(outcome([offer({ give: onlyGold }), offer({ give: wine, count: justTwo })], {})).toBe('ambiguous give');
    const loose: FieldSpec = { kind: 'record', of: { give, count: justTwo }, needs: ['give'] };
    expect(outcome([offer({ loose })], {})).toBe('ambiguous loose');
  });

  it('does not try all values of a field that is left out of a longer form', () => {
    let checks = 0;
    const big: FieldSpec = { kind: 'number', from: 1, to: 100_000 };
    const counting: Check = () => {
      checks++;
      return null;
    };
    expect(outcome([offer({ give: onlyGold }), offer({ give: onlyGold, big })], {}, counting)).toContain('gold');
    expect(checks).toBe(2);
  });

  it.each<[FieldSpec, unknown]>([
    [give, 'iron'],
    [give, ['gold']],
    [give, null],
    [give, 0],
    [count, 0],
    [count, 3],
    [count, 1.5],
    [count, '1'],
    [count, Number.NaN],
    [pair, 'monk'],
    [pair, []],
    [pair, ['monk', 'judge', 'thief']],
    [pair, ['monk', 'baron']],
    [pair, ['monk', 'monk']],
    [pair, { 0: 'monk', length: 1 }],
    [wares, ['gold']],
    [wares, ['gold', 'iron']],
    [share, 5],
    [share, null],
    [deals, []],
    [deals, {}],
    [deals, [null]],
    [deals, [[2, 1]]],
    [deals, [{ with: 2 }]],
    [deals, [{ with: 2, count: 3 }]],
    [deals, [{ with: 2, count: 1, tip: 1 }]],
    [deals, new Array(3).fill({ with: 2, count: 1 })],
  ])('refuses %j = %j as not among what is offered', (field, value) => {
    expect(outcome([offer({ field })], { field: value })).toBe('not-among field');
  });

  it('refuses a field that the move does not have', () => {
    expect(outcome([offer({ give })], { give: 'gold', tip: 1 })).toBe('unknown-field tip');
    expect(outcome([offer({})], { ask: 1 })).toBe('unknown-field ask');
  });

  it('lets an optional field out, and keeps it when it is given', () => {
    expect(outcome([offer({ give, share })], { give: 'gold' })).toBe('{"type":"swap","give":"gold"}');
    expect(outcome([offer({ give, share })], { give: 'gold', share: 4 })).toBe(
      '{"type":"swap","give":"gold","share":4}',
    );
    expect(outcome([offer({ give: onlyGold, share })], { share: 3 })).toBe('{"type":"swap","give":"gold","share":3}');
    expect(outcome([offer({ share, give: onlyGold })], {})).toBe('{"type":"swap","give":"gold"}');
  });

  it('puts sets in the order of their domain, so equal moves are equal bytes', () => {
    const expected = '{"type":"swap","identities":["judge","thief"]}';
    expect(outcome([offer({ identities: pair })], { identities: ['thief', 'judge'] })).toBe(expected);
    expect(outcome([offer({ identities: pair })], { identities: ['judge', 'thief'] })).toBe(expected);
    expect(outcome([offer({ wares })], { wares: ['wine', 'gold'] })).toBe('{"type":"swap","wares":["gold","wine"]}');
  });

  it('takes the same value twice only where the set has repeats', () => {
    expect(outcome([offer({ wares })], { wares: ['wine', 'wine'] })).toBe('{"type":"swap","wares":["wine","wine"]}');
    expect(outcome([offer({ identities: pair })], { identities: ['monk', 'monk'] })).toBe('not-among identities');
  });

  it('keeps the order of a list and puts the fields of its items in the order of the spec', () => {
    const given = [
      { count: 2, with: 'bank' },
      { with: 2, count: 1 },
    ];
    expect(outcome([offer({ deals })], { deals: given })).toBe(
      '{"type":"swap","deals":[{"with":"bank","count":2},{"with":2,"count":1}]}',
    );
  });

  it('never fills in a list', () => {
    expect(outcome([offer({ deals })], {})).toBe('missing deals');
  });

  it('does not touch or keep what it was given', () => {
    const given = { type: 'swap', identities: Object.freeze(['thief', 'monk']) };
    const fitting = fitMove(seen(), [offer({ identities: pair })], given);
    expect(given.identities).toEqual(['thief', 'monk']);
    expect(fitting.ok && (fitting.move as RawMove).identities).not.toBe(given.identities);
  });

  it('refuses a move of another type or to another ask as not offered', () => {
    const spec = offer({ give }, { ask: 4 });
    expect(fitMove(seen(), [spec], { type: 'steal', give: 'gold' })).toEqual({
      ok: false,
      refusal: refuse('not-offered'),
    });
    expect(fitMove(seen(), [spec], { type: 'swap', give: 'gold' }, 5)).toEqual({
      ok: false,
      refusal: refuse('not-offered'),
    });
    expect(fitMove(seen(), [], { type: 'swap' })).toEqual({ ok: false, refusal: refuse('not-offered') });
    expect(fitMove(seen(), [spec], { type: 'swap', give: 'gold' }, 4)).toMatchObject({ ok: true });
  });

  it('hands on the refusal of the game, with field and clause', () => {
    const refusal = refuse('too-poor', 'give', 'C7');
    expect(
      fitMove(
        seen(() => refusal),
        [offer({ give })],
        { type: 'swap', give: 'gold' },
      ),
    ).toEqual({ ok: false, refusal });
  });

  it('explains a refusal by the spec that came nearest', () => {
    const near = offer({ give, count });
    const far = offer({ give: { kind: 'one', of: ['iron'] }, count });
    for (const specs of [
      [near, far],
      [far, near],
    ]) {
      expect(outcome(specs, { give: 'gold', count: 9 })).toBe('not-among count');
      expect(outcome(specs, { give: 'gold', count: 1 }, () => refuse('later'))).toBe('later null');
    }
  });

  it('never takes what is none of the offered values, whatever comes from outside', () => {
    const fields = { give, count, identities: pair, deals };
    const strangers = fc.jsonValue().filter((value) => value !== 1 && value !== 2);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), strangers, (name, value) => {
        const whole = { give: 'gold', count: 1, identities: ['monk'], deals: [{ with: 2, count: 1 }] };
        const fitting = fitMove(seen(), [offer(fields)], { type: 'swap', ...whole, [name]: value });
        expect(fitting.ok).toBe(false);
      }),
    );
  });
});
