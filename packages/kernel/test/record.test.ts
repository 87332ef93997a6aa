import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copy,
  diceFor,
  type Entry,
  fold,
  type Match,
  type MatchRecord,
  RECORD_VERSION,
  recordOf,
  recordProblem,
  replay,
  type Seed,
  seededDraws,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import { atReaction, begun, playOut, step } from './toy-match.ts';
import type { Fib } from './toy-types.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const FAST: Seed = { kind: 'fast', value: 1 };
const LIVE: Seed = { kind: 'chacha20', value: '0123456789abcdef'.repeat(4) };
const OPTIONS = { edition: 'merry', turns: 5 };

function finished(play: number, seed: Seed = FAST): Match<Fib> {
  return playOut(begun({ options: OPTIONS, seed }), seededDraws(play, 'play'));
}

function recorded(match: Match<Fib>, seed: Seed = FAST): MatchRecord<Fib> {
  return JSON.parse(JSON.stringify(recordOf(match, { options: OPTIONS, names: NAMES, seed })));
}

/** The record with one entry replaced. */
function tampered(record: MatchRecord<Fib>, at: number, change: (entry: Entry<Fib>) => unknown): MatchRecord<Fib> {
  const entries = record.entries.map((entry, i) => (i === at ? change(copy(entry)) : entry));
  return { ...record, entries: entries as Entry<Fib>[] };
}

describe('recordOf', () => {
  it('names the version, the game, its rules, the options, the seats and the seed', () => {
    const { entries, ...head } = recorded(begun({ options: OPTIONS }));
    expect(head).toEqual({
      version: RECORD_VERSION,
      game: 'fib',
      rules: 3,
      options: OPTIONS,
      names: NAMES,
      seed: FAST,
    });
    expect(entries).toHaveLength(1);
  });
});

describe('fold', () => {
  it.each([FAST, LIVE])('restores an equal match from its record as JSON, seeded by %j', (seed) => {
    fc.assert(
      fc.property(fc.nat(), (play) => {
        const match = finished(play, seed);
        const folded = fold(fib, recorded(match, seed));
        expect(folded.state).toEqual(match.state);
        expect(folded.views).toEqual(match.views);
        expect(folded.told).toEqual(match.told);
        expect(folded.entries).toEqual(match.entries);
      }),
      { numRuns: 20 },
    );
  });

  it('stops after any number of entries, where the match then stood', () => {
    const match = begun({ options: OPTIONS });
    const draws = seededDraws(6, 'play');
    const states = [copy(match.state)];
    for (let i = 0; i < 12; i++) {
      step(match, draws);
      states.push(copy(match.state));
    }
    const record = recorded(match);
    expect(states.map((_, i) => fold(fib, record, i + 1).state)).toEqual(states);
    expect(fold(fib, record, 0).state).toEqual(fib.init({ animals: 4, turns: 5, toasts: true }, 3));
  });

  it('goes on as the match itself would', () => {
    const match = begun({ options: OPTIONS });
    for (let i = 0; i < 8; i++) step(match, seededDraws(i, 'before'));
    const folded = fold(fib, recorded(match));
    playOut(match, seededDraws(2, 'after'));
    playOut(folded, seededDraws(2, 'after'));
    expect(folded.entries).toEqual(match.entries);
    expect(folded.state).toEqual(match.state);
  });

  it('needs no dice and no rules: what the events say counts', () => {
    const record = { ...recorded(finished(3)), rules: 99, seed: { kind: 'fast', value: 12345 } as const };
    expect(fold(fib, record).state).toEqual(finished(3).state);
  });

  it('refuses options that do not resolve, and says why', () => {
    const record = { ...recorded(begun()), options: { edition: 'grim' } };
    expect(() => fold(fib, record)).toThrow('the record\'s options do not resolve: edition "grim" is not known');
    expect(() => fold(fib, { ...recorded(begun()), names: ['Ada', 'Ben'] })).toThrow('toasts need a third seat');
  });
});

describe('replay', () => {
  it.each([FAST, LIVE])('plays the same causes to the same events, seeded by %j', (seed) => {
    fc.assert(
      fc.property(fc.nat(), (play) => {
        const match = finished(play, seed);
        const again = replay(fib, recorded(match, seed));
        expect(again.ok && again.match.state).toEqual(match.state);
        expect(again.ok && again.match.entries).toEqual(match.entries);
      }),
      { numRuns: 20 },
    );
  });

  it('finds a changed event and says in which entry, wherever it is', () => {
    const record = recorded(finished(3));
    for (const [at, { events }] of record.entries.entries()) {
      const added = tampered(record, at, (entry) => ({ ...entry, events: [...events, { type: 'hushed' }] }));
      expect(replay(fib, added)).toEqual({ ok: false, entry: at, message: expect.stringContaining('.events') });
      const cut = tampered(record, at, (entry) => ({ ...entry, events: events.slice(1) }));
      expect(replay(fib, cut)).toMatchObject({ ok: false, entry: at });
    }
  });

  it('says which field of an event differs', () => {
    const record = recorded(begun({ options: OPTIONS }));
    const { card } = record.entries[0].events[1] as { card: string };
    const other = tampered(record, 0, (entry) => {
      Object.assign(entry.events[1], { card: 'dog' });
      return entry;
    });
    expect(replay(fib, other)).toEqual({ ok: false, entry: 0, message: `.events.1.card: "${card}" ≠ "dog"` });
  });

  it('finds a changed cause and says in which entry', () => {
    const match = atReaction({ options: OPTIONS });
    const record = recorded(match);
    const last = record.entries.length - 1;
    const changed = (cause: object) =>
      replay(
        fib,
        tampered(record, last, (entry) => ({ ...entry, cause: { ...entry.cause, ...cause } })),
      );
    const seat = match.state.table.turn;
    expect(changed({})).toMatchObject({ ok: true });
    expect(changed({ seat: (seat + 1) % 3 })).toEqual({ ok: false, entry: last, message: 'refused: not-offered' });
    expect(changed({ seat: 9 })).toEqual({ ok: false, entry: last, message: 'refused: no-such-seat' });
    expect(changed({ ask: 99 })).toEqual({ ok: false, entry: last, message: 'refused: stale' });
    expect(changed({ move: { type: 'redraw' } })).toMatchObject({ ok: false, entry: last });
    expect(changed({ move: { type: 'claim', animal: 'owl', wager: 1 } })).toMatchObject({ ok: false, entry: last });
    expect(changed({ by: 'lapse' })).toMatchObject({ ok: false, entry: last });
    expect(changed({ by: 'begin' })).toEqual({ ok: false, entry: last, message: 'a match begins only once' });
  });

  it('finds an entry that comes twice, and one without which the rest cannot be', () => {
    const record = recorded(atReaction({ options: OPTIONS }));
    for (let at = 1; at < record.entries.length; at++) {
      const twice = record.entries.toSpliced(at, 0, record.entries[at]);
      expect(replay(fib, { ...record, entries: twice })).toMatchObject({ ok: false, entry: at + 1 });
    }
    const bids = record.entries.findIndex((entry) => entry.cause.by === 'lapse');
    expect(replay(fib, { ...record, entries: record.entries.toSpliced(bids, 1) })).toMatchObject({
      ok: false,
      entry: bids,
    });
  });

  it('finds another seed, in the first entry', () => {
    const record = { ...recorded(finished(3)), seed: { kind: 'fast', value: 2 } as const };
    expect(replay(fib, record)).toMatchObject({ ok: false, entry: 0 });
  });

  it('refuses a record of another rules number and names both', () => {
    const record = { ...recorded(finished(3)), rules: 2 };
    expect(replay(fib, record)).toEqual({ ok: false, entry: 0, message: 'recorded under rules 2, these are rules 3' });
  });
});

describe('diceFor', () => {
  it('draws from the kind of dice that the seed names', () => {
    const first = (seed: Seed) =>
      diceFor(seed)
        .draws('deck')
        .below(2 ** 32);
    expect(new Set([first(FAST), first({ kind: 'fast', value: 2 }), first(LIVE)]).size).toBe(3);
    expect(() => diceFor({ kind: 'chacha20', value: 'abc' })).toThrow('64 hexadecimal digits');
  });
});

describe('recordProblem', () => {
  const good = () => recorded(finished(1));

  it('finds nothing wrong with a record, begun or finished', () => {
    expect([recordProblem(recorded(begun())), recordProblem(good())]).toEqual([null, null]);
  });

  it.each<[unknown, string]>([
    [null, 'a record is a JSON object'],
    ['record', 'a record is a JSON object'],
    [7, 'a record is a JSON object'],
    [{}, 'record version undefined is not known; this program reads version 1'],
  ])('says of %j: %s', (data, problem) => {
    expect(recordProblem(data)).toBe(problem);
  });

  it('does not take a version that is no number', () => {
    expect(recordProblem({ ...good(), version: '1' })).toMatch(/^record version .+ is not known/);
  });

  it.each<[object, string]>([
    [{ version: 2 }, 'record version 2 is not known; this program reads version 1'],
    [{ game: 7 }, 'a record names its game and its rules number'],
    [{ rules: '3' }, 'a record names its game and its rules number'],
    [{ options: null }, 'a record has options'],
    [{ options: 'merry' }, 'a record has options'],
    [{ names: 'Ada' }, 'a record names its seats'],
    [{ names: ['Ada', 2] }, 'a record names its seats'],
    [{ names: [] }, 'a record names its seats'],
    [{ options: [] }, 'a record has options'],
    [{ rules: 2.5 }, 'a record names its game and its rules number'],
    [{ seed: null }, 'a record has a seed'],
    [{ seed: { kind: 'dice', value: 6 } }, 'a record has a seed'],
    [{ seed: { kind: 'fast', value: '6' } }, 'a record has a seed'],
    [{ seed: { kind: 'fast' } }, 'a record has a seed'],
    [{ seed: { kind: 'chacha20', value: '00' } }, 'a record has a seed'],
    [{ entries: {} }, 'a record has entries, each with a cause and events'],
    [{ entries: [null] }, 'a record has entries, each with a cause and events'],
    [{ entries: [{ cause: { by: 'begin' } }] }, 'a record has entries, each with a cause and events'],
    [{ entries: [{ events: [] }] }, 'a record has entries, each with a cause and events'],
    [{ entries: [{ cause: null, events: [] }] }, 'a record has entries, each with a cause and events'],
    [{ entries: [{ cause: { by: 'magic' }, events: [] }] }, 'a record has entries, each with a cause and events'],
    ...[
      { by: 'move', seat: 0, ask: 1 },
      { by: 'move', seat: 0, ask: 1, move: {} },
      { by: 'move', seat: '0', ask: 1, move: { type: 'pass' } },
      { by: 'move', seat: 0, move: { type: 'pass' } },
      { by: 'lapse' },
    ].map((cause): [object, string] => [
      {
        entries: [
          { cause: { by: 'begin' }, events: [] },
          { cause, events: [] },
        ],
      },
      'a record has entries, each with a cause and events',
    ]),
    [{ entries: [{ cause: { by: 'begin' }, events: [null] }] }, 'a record has entries, each with a cause and events'],
    [{ entries: [{ cause: { by: 'begin' }, events: [{}] }] }, 'a record has entries, each with a cause and events'],
    [{ entries: [] }, 'the first entry of a record is the beginning'],
    [{ entries: [{ cause: { by: 'lapse', ask: 1 }, events: [] }] }, 'the first entry of a record is the beginning'],
  ])('says of a record with %j: %s', (change, problem) => {
    expect(recordProblem({ ...good(), ...change })).toContain(problem);
  });
});
