import { hoaxScenarios } from '@pretender/hoax/scenario';
import { runScenario } from '@pretender/kernel/scenario';
import { describe, expect, it } from 'vitest';

const SEATS = ['Ada', 'Bruno', 'Carla', 'Dario'];

/** A quiet turn that passes; each test changes something about it. */
function scenario(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    game: 'hoax',
    title: 'A harvest',
    seats: SEATS,
    position: { turn: 'Ada', identities: { Ada: 'thief', Bruno: 'judge', Carla: 'monk', Dario: 'baron' } },
    play: [{ by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' }],
    expect: { wares: { Ada: { grain: 2 } }, turn: 'Bruno' },
    ...changes,
  };
}

function run(changes: Record<string, unknown> = {}) {
  return runScenario(hoaxScenarios, scenario(changes));
}

describe('a scenario file', () => {
  it('passes when everything is as expected', () =>
    expect(run()).toEqual({ title: 'A harvest', ok: true, entry: null, message: null }));

  const faults: [what: string, changes: Record<string, unknown>, says: string][] = [
    ['an unknown key at the top', { positon: {} }, 'unknown key "positon"'],
    ['an unknown key in the position', { position: { turn: 'Ada', wears: {} } }, 'unknown key "wears"'],
    ['an unknown key in expect', { expect: { wine: 1 } }, 'unknown key "wine"'],
    ['an unknown key in the twin', { twin: { cards: {}, blind: ['public'] } }, 'unknown key "cards"'],
    ['an unknown seat', { position: { turn: 'Zoe' } }, 'no seat is called "Zoe"'],
    ['an unknown identity', { position: { turn: 'Ada', identities: { Ada: 'priest' } } }, '"priest" is no identity'],
    ['an unknown ware', { expect: { wares: { Ada: { silk: 1 } } } }, '"silk" is no ware'],
    ['an unknown option', { options: { speed: 'fast' } }, 'option "speed" is not known'],
    ['an unknown edition', { options: { edition: 'nl' } }, 'edition "nl" is not known'],
    [
      'three cards of a kind',
      { position: { turn: 'Ada', identities: { Ada: 'thief', Bruno: 'thief', Carla: 'thief' } } },
      'only 2 cards',
    ],
    [
      'a covered own card',
      { position: { turn: 'Ada', identities: { Ada: 'thief' }, covers: { Ada: ['thief'] } } },
      'is the thief',
    ],
    ['an option without the edition among those it names', { options: { speed: 'fast' } }, 'there are edition,'],
    ['a move that is not offered because there is none', { expect: { notOffered: { Ada: ['doubtt'] } } }, '"doubtt"'],
    ['a finale that is a word', { position: { turn: 'Ada', finale: 'yes' } }, 'finale is true or false'],
    ['a finale of four', { position: { turn: 'Ada', finale: true } }, 'between two, and 4 are in'],
    ['somebody who has won already', { position: { turn: 'Ada', points: { Ada: 10 } } }, 'below 10'],
    [
      'something shown to oneself',
      { position: { turn: 'Ada', shown: { Ada: { Ada: ['monk'] } } } },
      'cannot have shown anything to itself',
    ],
    ['a seat without a name', { seats: ['Ada', '', 'Carla'] }, 'every seat has a name'],
    ['an entry by nobody', { play: [{ type: 'doubt' }] }, 'the entry has no "by"'],
    ['an entry without a move', { play: [{ by: 'Ada' }] }, 'the entry has no "type"'],
    ['a move with a name that every object knows', { play: [{ by: 'Ada', type: 'constructor' }] }, 'no move is called'],
    [
      'a field that takes other values',
      { play: [{ by: 'Ada', type: 'claim', as: 'pope', do: 'harvest' }] },
      '"pope" is none of "baron"',
    ],
    ['a king whom nobody knows', { expect: { king: 'Zoe' } }, 'no seat is called "Zoe"'],
    ['a winner whom nobody knows', { expect: { winners: ['Zoe'] } }, 'no seat is called "Zoe"'],
    ['somebody awaited whom nobody knows', { expect: { waiting: ['Zoe'] } }, 'no seat is called "Zoe"'],
    [
      'a twin whose card is covered',
      {
        position: { turn: 'Ada', identities: { Ada: 'thief' }, covers: { Ada: ['farmer'] } },
        play: [],
        expect: {},
        twin: { identities: { Ada: 'farmer' }, blind: ['Bruno'] },
      },
      'in the second world: Ada is the farmer',
    ],
    ['two seats of one name', { seats: ['Ada', 'Ada', 'Carla'] }, 'the same name'],
    ['too few seats', { seats: ['Ada', 'Bruno'] }, '3 to 14 seats'],
    [
      'covers without a turn',
      { position: { covers: { Ada: ['thief'] } }, play: [], expect: {} },
      'needs position.turn',
    ],
  ];
  for (const [what, changes, says] of faults) {
    it(`is told off for ${what}`, () => {
      const result = run(changes);
      expect(result.ok).toBe(false);
      expect(result.message).toContain(says);
    });
  }

  it('says what stood against a move while it was offered, not that it no longer is', () => {
    const play = [
      { by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' },
      { by: 'Bruno', type: 'outlaw' },
      { by: 'Carla', type: 'sentence', ware: 'silk' },
    ];
    expect(run({ play }).message).toContain('not-among, ware: "silk" is none of "grain"');
  });

  it('takes a number for a title, and empty parts of a position for none', () => {
    const position = { covers: {}, wares: {}, out: {}, identities: { Ada: 'thief' } };
    expect(run({ title: 1984, position, play: [], expect: {} })).toMatchObject({ title: '1984', ok: true });
  });

  it('lets nobody pass who is asked nothing, and tells off whoever passes a choice', () => {
    const claim = { by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' };
    expect(run({ play: [claim, { pass: ['Bruno'] }, { pass: ['Bruno', 'Carla'] }] }).message).toBe(null);
    expect(run({ play: [{ pass: ['Ada'] }] }).message).toBe('Ada is not asked anything that can be passed');
  });

  it('leaves in the second world what was shown to others there', () => {
    const shown = { Bruno: { Ada: ['monk'] }, Carla: { Ada: ['judge'] } };
    const position = {
      turn: 'Ada',
      identities: { Ada: 'thief', Bruno: 'judge', Carla: 'monk', Dario: 'baron' },
      shown,
    };
    const twin = { shown: { Bruno: { Ada: ['farmer'] } }, blind: ['Carla', 'Dario', 'public'] };
    expect(run({ position, twin }).message).toBe(null);
  });

  it('names the entry that fails, counted from one', () => {
    const play = [
      { by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' },
      { expect: { wares: { Ada: { grain: 5 } } } },
    ];
    expect(run({ play })).toMatchObject({ ok: false, entry: 2 });
  });

  it('fails without an entry number where the final expectation does not hold', () => {
    expect(run({ expect: { turn: 'Carla' } })).toMatchObject({
      ok: false,
      entry: null,
      message: 'turn: expected "Carla", found "Bruno"',
    });
  });
});

describe('moves in a scenario', () => {
  const claim = { by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' };

  it('a legal move marked refused fails', () => {
    expect(run({ play: [{ ...claim, refused: true }] })).toMatchObject({ ok: false, entry: 1 });
  });

  it('a refusal code must be the right one', () => {
    const wrongTarget = { by: 'Ada', type: 'claim', as: 'thief', do: 'steal', target: 'Bruno', ware: 'wine', count: 1 };
    expect(run({ play: [{ ...wrongTarget, refused: 'stale' }], expect: {} }).message).toContain(
      'expected refusal stale',
    );
  });

  it('a move that would only be kept counts as not legal yet', () => {
    const play = [claim, { by: 'Bruno', type: 'outlaw', refused: true }, { by: 'Bruno', type: 'outlaw', early: true }];
    expect(run({ play, expect: { turn: 'Bruno' } })).toMatchObject({ ok: true });
  });

  it('nobody pays for anybody', () => {
    const position = { turn: 'Ada', wares: { Bruno: { wine: 1 }, Carla: { wine: 1 } } };
    const play = [
      { by: 'Ada', type: 'claim', as: 'baron', do: 'tax', ware: 'wine' },
      { by: 'Bruno', type: 'pay' },
      { by: 'Dario', type: 'outlaw' },
    ];
    expect(run({ position, play, expect: {} })).toMatchObject({ ok: false, entry: 3 });
  });

  it('naming a seat that cannot pass fails, `all` leaves it out', () => {
    const position = { turn: 'Ada', wares: { Bruno: { wine: 1 } } };
    const tax = { by: 'Ada', type: 'claim', as: 'baron', do: 'tax', ware: 'wine' };
    expect(run({ position, play: [tax, { pass: 'all' }, { pass: ['Bruno'] }], expect: {} })).toMatchObject({
      ok: false,
      entry: 3,
    });
    expect(
      run({ position, play: [tax, { pass: 'all' }, { pass: 'all' }], expect: { waiting: ['Bruno'] } }),
    ).toMatchObject({ ok: true });
  });

  it('a field with one possible value may be left out, and must be right where it is given', () => {
    const position = { turn: 'Ada', identities: { Ada: 'thief' }, wares: { Bruno: { wine: 1 } } };
    const steal = { by: 'Ada', type: 'claim', as: 'thief' };
    expect(run({ position, play: [steal], expect: { wares: { Ada: { wine: 1 } } } })).toMatchObject({ ok: true });
    expect(run({ position, play: [{ ...steal, ware: 'gold' }], expect: {} })).toMatchObject({ ok: false });
  });

  it('a field that could mean two things must be given', () => {
    const position = { turn: 'Ada', wares: { Bruno: { wine: 2 } } };
    expect(run({ position, play: [{ by: 'Ada', type: 'claim', as: 'thief' }], expect: {} }).message).toContain(
      'ambiguous',
    );
  });

  it('runs the same way every time', () => {
    const deal = { position: {}, play: [], expect: {}, stay: false };
    const once = run({ ...deal, expect: { turn: 'Ada' } });
    expect(run({ ...deal, expect: { turn: 'Ada' } })).toEqual(once);
  });
});

describe('two worlds', () => {
  const blind = ['Bruno', 'Carla', 'public'];

  it('pass where the blind see no difference', () => {
    expect(run({ twin: { identities: { Ada: 'farmer' }, blind } })).toMatchObject({ ok: true });
  });

  it('fail where the blind can tell them apart', () => {
    const play = [
      { by: 'Ada', type: 'claim', as: 'farmer', do: 'harvest' },
      { by: 'Bruno', type: 'doubt' },
      { by: 'Carla', type: 'support' },
    ];
    const result = run({ play, expect: {}, twin: { identities: { Ada: 'farmer' }, blind: ['public'] } });
    expect(result).toMatchObject({ ok: false, entry: 3, message: 'the two worlds look different to public' });
  });

  it('fail where they do not differ for anybody', () => {
    expect(run({ twin: { identities: { Ada: 'thief' }, blind } }).message).toContain('do not differ for anybody');
  });

  it('fail where a blind seat holds the other card', () => {
    expect(run({ twin: { identities: { Bruno: 'farmer' }, blind } }).message).toContain('look different to Bruno');
  });

  it('fail where a kind would occur too often', () => {
    const twin = { identities: { Ada: 'judge', Carla: 'judge' }, blind: ['public'] };
    expect(run({ twin }).message).toContain('only 2 cards');
  });

  it('are never spoilt by the cards of seats that nobody named', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const position = { turn: 'Ada', identities: { Ada: 'thief' } };
      expect(run({ seed, position, twin: { identities: { Ada: 'farmer' }, blind } })).toMatchObject({ ok: true });
    }
  });

  it('fail where a move is not legal in the second', () => {
    const play = [{ by: 'Ada', type: 'cover', identities: ['judge'] }];
    const position = { identities: { Ada: 'thief', Bruno: 'farmer', Carla: 'monk', Dario: 'baron' } };
    const result = run({ position, play, expect: {}, twin: { identities: { Ada: 'judge' }, blind: ['public'] } });
    expect(result).toMatchObject({ ok: false, entry: 1 });
    expect(result.message).toContain('in the second world');
  });
});
