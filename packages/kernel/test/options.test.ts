import { describe, expect, it } from 'vitest';
import {
  describeOption,
  type Options,
  type OptionsSpec,
  optionsKept,
  optionsToKeep,
  resolveOptions,
} from '../src/index.ts';

interface Config {
  tempo: string;
  hands: number;
  accuse: boolean;
  rounds: number;
  roles: readonly string[];
}

const spec: OptionsSpec<Config> = {
  fields: {
    tempo: { kind: 'choice', of: ['courtly', 'lively'], initial: 'courtly' },
    hands: { kind: 'choice', of: [1, 2], initial: 1 },
    accuse: { kind: 'flag', initial: true },
    rounds: { kind: 'number', from: 1, to: 9, initial: 3 },
    roles: { kind: 'set', min: 0, of: ['monk', 'judge', 'thief'], initial: ['monk', 'judge'] },
  },
  presetKey: 'edition',
  presets: { old: {}, new: { tempo: 'lively', rounds: 5 } },
  initialPreset: 'old',
  conflicts: [
    { when: { tempo: ['lively'], hands: [2] }, why: 'two hands are too much for a lively tempo' },
    { when: { accuse: [true] }, seats: { from: 7, to: 12 }, why: 'nobody is accused at a big table' },
    { when: {}, seats: { from: 13, to: 99 }, why: 'the room is too small' },
  ],
};

function problems(options: Options, seats = 4): readonly string[] {
  const resolved = resolveOptions(spec, options, seats);
  return resolved.ok ? [] : resolved.problems;
}

const INITIAL: Config = { tempo: 'courtly', hands: 1, accuse: true, rounds: 3, roles: ['monk', 'judge'] };

describe('resolveOptions', () => {
  it('without options gives the initial preset', () => {
    expect(resolveOptions(spec, {}, 4)).toEqual({ ok: true, preset: 'old', config: INITIAL });
  });

  it('lets a preset override initial values, and an option override its preset', () => {
    const config = { ...INITIAL, tempo: 'lively', rounds: 5 };
    expect(resolveOptions(spec, { edition: 'new' }, 4)).toEqual({ ok: true, preset: 'new', config });
    const changed = { ...config, rounds: 7, accuse: false };
    expect(resolveOptions(spec, { edition: 'new', rounds: 7, accuse: false }, 4)).toEqual({
      ok: true,
      preset: 'new',
      config: changed,
    });
  });

  it('leaves a flag open that nobody has set, where it may be open', () => {
    interface Open {
      salvage: boolean | null;
    }
    const open: OptionsSpec<Open> = {
      fields: { salvage: { kind: 'flag', initial: null } },
      presetKey: 'edition',
      presets: { old: {} },
      initialPreset: 'old',
      conflicts: [],
    };
    const heldBy = (options: Options) => {
      const resolved = resolveOptions(open, options, 4);
      return resolved.ok ? resolved.config.salvage : resolved.problems;
    };
    expect([heldBy({}), heldBy({ salvage: true }), heldBy({ salvage: false })]).toEqual([null, true, false]);
    expect(heldBy({ salvage: 1 })).toEqual(['option salvage cannot be 1; it takes true or false']);
    expect(problems({ accuse: null })).toEqual(['option accuse cannot be null; it takes true or false']);
  });

  it('gives a config of exactly the fields, without the preset key', () => {
    const resolved = resolveOptions(spec, { edition: 'new' }, 4);
    expect(resolved.ok && Object.keys(resolved.config)).toEqual(Object.keys(spec.fields));
  });

  it.each([['odd'], ['toString'], ['__proto__'], [7], [null], [['new']]])(
    'refuses the preset %j and says which there are',
    (edition) => {
      expect(problems({ edition })).toEqual([expect.stringMatching(/^edition .+ is not known; there are old, new$/)]);
    },
  );

  it.each(['toString', 'constructor', '__proto__'])('knows no option %s, though every object has it', (name) => {
    for (const value of [[], ['monk'], 1, null]) {
      expect(problems(JSON.parse(`{"${name}": ${JSON.stringify(value)}}`))).toHaveLength(1);
    }
  });

  it('refuses an unknown option and says which there are', () => {
    expect(problems({ tmepo: 'lively' })).toEqual([
      'option "tmepo" is not known; there are edition, tempo, hands, accuse, rounds, roles',
    ]);
  });

  it.each([
    [{ tempo: 'quick' }, 'option tempo cannot be "quick"; it takes courtly, lively'],
    [{ hands: '1' }, 'option hands cannot be "1"; it takes 1, 2'],
    [{ accuse: 'yes' }, 'option accuse cannot be "yes"; it takes true or false'],
    [{ accuse: 1 }, 'option accuse cannot be 1; it takes true or false'],
    [{ rounds: 0 }, 'option rounds cannot be 0; it takes a whole number from 1 to 9'],
    [{ rounds: 10 }, 'option rounds cannot be 10; it takes a whole number from 1 to 9'],
    [{ rounds: 2.5 }, 'option rounds cannot be 2.5; it takes a whole number from 1 to 9'],
    [{ rounds: '3' }, 'option rounds cannot be "3"; it takes a whole number from 1 to 9'],
    [{ roles: ['monk', 'baron'] }, 'option roles cannot be ["monk","baron"]; it takes a list of monk, judge, thief'],
    [{ roles: ['monk', 'monk'] }, 'option roles cannot be ["monk","monk"]; it takes a list of monk, judge, thief'],
    [{ roles: 'monk' }, 'option roles cannot be "monk"; it takes a list of monk, judge, thief'],
    [{ roles: null }, 'option roles cannot be null; it takes a list of monk, judge, thief'],
  ])('refuses %j and says what that option takes', (options, sentence) => {
    expect(problems(options)).toEqual([sentence]);
  });

  it.each([{ rounds: 1 }, { rounds: 9 }, { roles: [] }, { roles: ['thief', 'monk'] }, { hands: 2 }, { accuse: false }])(
    'takes %j',
    (options) => {
      expect(resolveOptions(spec, options, 4)).toMatchObject({ ok: true, config: options });
    },
  );

  it('names every option that is wrong, not only the first', () => {
    expect(problems({ tempo: 1, rounds: 0, king: true })).toHaveLength(3);
  });

  it('refuses options that exclude each other, whoever set them', () => {
    expect(problems({ tempo: 'lively', hands: 2 })).toEqual([
      'tempo lively and hands 2: two hands are too much for a lively tempo',
    ]);
    expect(problems({ edition: 'new', hands: 2 })).toEqual([
      'tempo lively and hands 2: two hands are too much for a lively tempo',
    ]);
    expect(problems({ tempo: 'courtly', edition: 'new', hands: 2 })).toEqual([]);
  });

  it.each([
    [6, []],
    [7, ['accuse and 7 seats: nobody is accused at a big table']],
    [12, ['accuse and 12 seats: nobody is accused at a big table']],
    [13, ['13 seats: the room is too small']],
  ])('asks whether %i seats are within the range of a conflict', (seats, expected) => {
    expect(problems({}, seats)).toEqual(expected);
  });

  it('knows conflicts with any value but one', () => {
    const other = { ...spec, conflicts: [{ when: { hands: { not: 1 } }, why: 'one hand is enough' }] } as typeof spec;
    const found = (hands: number) => resolveOptions(other, { hands }, 5);
    expect(found(1)).toMatchObject({ ok: true });
    expect(found(2)).toEqual({ ok: false, problems: ['hands 2: one hand is enough'] });
  });

  it('names every conflict', () => {
    expect(problems({ edition: 'new', hands: 2 }, 8)).toHaveLength(2);
  });

  it('speaks of conflicts only when every value is one that its option takes', () => {
    expect(problems({ edition: 'new', hands: 2, rounds: 0 }, 8)).toHaveLength(1);
  });

  it('leaves what it is given and its own data as they were', () => {
    const before = JSON.stringify(spec);
    const options = Object.freeze({ edition: 'new', rounds: 2 });
    resolveOptions(spec, options, 4);
    expect(JSON.stringify(spec)).toBe(before);
  });
});

describe('an option that has changed', () => {
  /** There were four rounds where it is lively, and one hand everywhere. */
  const changed: typeof spec = {
    ...spec,
    before: [
      { when: { tempo: ['lively'] }, options: { rounds: 4 } },
      { when: {}, options: { hands: 1 } },
    ],
  };

  it.each([
    [{}, { hands: 1 }],
    [{ edition: 'new' }, { edition: 'new', rounds: 5, hands: 1 }],
    [{ tempo: 'lively' }, { tempo: 'lively', rounds: 3, hands: 1 }],
    [
      { tempo: 'lively', rounds: 8, hands: 2 },
      { tempo: 'lively', rounds: 8, hands: 2 },
    ],
  ])('is named where %j is new and to be kept, as it is', (options, kept) => {
    expect(optionsToKeep(changed, options)).toEqual(kept);
    expect(optionsKept(changed, kept)).toEqual(kept);
    expect(resolveOptions(changed, kept, 4)).toEqual(resolveOptions(changed, options, 4));
  });

  it.each([
    [{}, { hands: 1 }],
    [{ edition: 'new' }, { edition: 'new', rounds: 4, hands: 1 }],
    [
      { edition: 'new', rounds: 2 },
      { edition: 'new', rounds: 2, hands: 1 },
    ],
  ])('means what it meant where %j was kept without it', (options, meant) => {
    expect(optionsKept(changed, options)).toEqual(meant);
  });

  it('is no matter where the bundle is unknown, which is refused anyway, or nothing has changed', () => {
    expect(optionsKept(changed, { edition: 'none' })).toEqual({ edition: 'none' });
    expect(optionsToKeep(changed, { edition: 'none' })).toEqual({ edition: 'none' });
    expect(optionsToKeep(spec, { rounds: 2 })).toEqual({ rounds: 2 });
  });
});

describe('describeOption', () => {
  it('says in words what each kind of option takes', () => {
    expect(Object.values(spec.fields).map(describeOption)).toEqual([
      'courtly, lively',
      '1, 2',
      'true or false',
      'a whole number from 1 to 9',
      'a list of monk, judge, thief',
    ]);
  });
});
