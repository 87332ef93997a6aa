import { hoax } from '@pretender/hoax';
import { asSeat, recordOf, toldOf } from '@pretender/kernel';
import type { Snapshot, Told } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/games/face.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { fromSnapshot, type Picture, tell, withHistory } from '../../src/sitting/picture.ts';
import { isPlaying } from '../../src/sitting/playing.ts';
import { timelineOf, turnsIn } from '../../src/sitting/timeline.ts';
import { withWholePast } from '../../src/sitting/whole-past.ts';
import { type Played, playRandomly } from '../hoax/played.ts';

/** The game's face without its looks. */
const face = {
  game: hoax,
  roundOf: (view: { table: { round: number } }) => view.table.round,
  turnOf: (view: { table: { turn: { number: number } } }) => view.table.turn.number,
  remarks,
  tableRemarks: () => [],
  chronicle: { initial: () => null, next: () => null },
} as unknown as Face;

const played = playRandomly(1) as Played;
const NUMBERS = [{ seat: 0, commitment: 'k0', nonce: 'n0' }];
const started: Told = {
  ...{ type: '@started', match: 2, commitment: 'c1', attempt: 1 },
  ...{ numbers: NUMBERS, voided: [] },
};
const allTold = played.match.entries.flatMap((entry) => toldOf(hoax, entry, asSeat(0)) as readonly Told[]);

const TOGETHER = { ready: [], dealing: null, requests: [], motions: [], standIns: [], invited: [], isWoundUp: false };

function waiting(): Picture {
  const people = Array.from({ length: played.seats }, (_, seat) => ({ kind: 'person', name: `${seat}`, level: null }));
  const settings = { game: 'hoax', options: played.options, seats: played.seats, speed: 'normal', hours: 24 };
  const about = { isPublic: false, mayWatch: true, hasChat: true, isEven: false };
  const at = { table: 't', code: 'HOAX', settings: { ...settings, ...about }, host: 0, people, absent: [], match: 1 };
  const snapshot = { ...at, commitment: 'c1', isPaused: false, view: null, chat: [], ...TOGETHER };
  return fromSnapshot(asSeat(0), snapshot as unknown as Snapshot);
}

describe('a picture', () => {
  it('keeps the promise of the match apart from that of the next', () => {
    const before = waiting();
    expect([before.sealed, isPlaying(face, before)]).toEqual(['c1', false]);
    const on = tell(face, before, [started]);
    expect([on.sealed, on.commitment, on.deal.dealt?.numbers, isPlaying(face, on)]).toEqual([
      null,
      'c1',
      NUMBERS,
      true,
    ]);
    const over = tell(face, on, [
      { type: '@ended', match: 2, seed: 's1' },
      { type: '@sealed', commitment: 'c2' },
    ]);
    expect([over.sealed, over.commitment, over.seed]).toEqual(['c2', 'c1', 's1']);
  });

  it('knows after a reload what it knew before it', () => {
    const past = [started, ...allTold, { type: '@paused', seat: 2 }];
    const stayed = tell(face, waiting(), past);
    const reloaded = withHistory(face, { ...waiting(), view: stayed.view, isPaused: true }, past);
    const { news: _now, sealed: _was, ...known } = stayed;
    // What was told before the match it has not heard.
    expect(reloaded).toMatchObject({ ...known, deal: { ...known.deal, before: null }, match: 1 });
  });

  it('knows the same when the past came in pieces, and something happened meanwhile', () => {
    const all = [started, ...allTold];
    const cut = Math.floor(all.length / 2);
    const [past, since] = [all.slice(0, cut), all.slice(cut)];
    const then = tell(face, waiting(), past);
    const welcome = { ...waiting(), view: then.view, match: then.match };
    const whole = withWholePast(face, { welcome, past, since });
    const stayed = tell(face, waiting(), all);
    expect(whole.log).toEqual(stayed.log);
    expect(whole.view).toEqual(stayed.view);
  });

  it('follows a deal until the match begins, and keeps what was told before and first', () => {
    const [a, b] = [
      { seat: asSeat(0), commitment: 'k0' },
      { seat: asSeat(1), commitment: 'k1' },
    ];
    const steps: readonly [Told[], object][] = [
      [[{ type: '@ready', ...a }], { ready: [a], dealing: null }],
      [
        [
          { type: '@ready', seat: 1, commitment: 'x' },
          { type: '@ready', ...b },
        ],
        { ready: [a, b] },
      ],
      [[{ type: '@dealing' }], { dealing: { attempt: 1, numbers: null, opened: [], voided: [] } }],
      [[{ type: '@opening', attempt: 1, numbers: [a, b] }], { dealing: { attempt: 1, numbers: [a, b] } }],
      [[{ type: '@opened', seat: 0 }], { dealing: { opened: [0] } }],
      [
        [
          { type: '@voided', seats: [1] },
          { type: '@sealed', commitment: 'c2' },
        ],
        { ready: [], dealing: { attempt: 2, numbers: null, opened: [], voided: [1] } },
      ],
      [
        [
          { type: '@ready', ...a },
          { type: '@left', seat: 1 },
        ],
        { ready: [a] },
      ],
      [[{ type: '@opening', attempt: 2, numbers: [a] }], { dealing: { attempt: 2, voided: [1] } }],
      [
        [started, ...allTold.slice(0, 5)],
        {
          ready: [],
          dealing: null,
          before: { sealed: 'c2', numbers: [a] },
          dealt: { numbers: NUMBERS },
          first: allTold.slice(0, 5),
        },
      ],
      [allTold.slice(5, 9), { first: allTold.slice(0, 5) }],
    ];
    let picture = waiting();
    for (const [told, deal] of steps) {
      picture = tell(face, picture, told);
      expect(picture.deal).toMatchObject(deal);
    }
  });

  it('drops only the request that was answered', () => {
    const two = tell(face, waiting(), [
      { type: '@asksBack', request: 1, seat: 1, name: 'Bob' },
      { type: '@asksBack', request: 2, seat: 2, name: 'Cid' },
      { type: '@returned', request: 1, seat: 1, yes: false },
    ]);
    expect(two.requests).toEqual([{ request: 2, seat: 2, name: 'Cid', ayes: [] }]);
  });

  it('keeps how a request ended that did not pass: the owner came back, or somebody said no', () => {
    const asked = { type: '@asksBack', request: 1, seat: 1, name: 'Mallory' };
    const ended = (why: string) =>
      tell(face, waiting(), [asked, { type: '@returned', request: 1, seat: 1, yes: false, why }]);
    for (const why of ['back', 'refused'])
      expect(ended(why)).toMatchObject({ requests: [], endedRequest: { name: 'Mallory', seat: 1, why } });
    expect(ended('newer')).toMatchObject({ requests: [], endedRequest: null });
  });

  it('knows a seat that passes with the next deal, and lets nobody keep the voice of the one before', () => {
    const told = [
      { type: '@voted', seat: 1, motion: { kind: 'windUp' }, yes: true, isCarried: false },
      { type: '@asksBack', request: 1, seat: 1, name: 'Mallory' },
      { type: '@asksBack', request: 2, seat: 2, name: 'Cid' },
      { type: '@backed', request: 2, by: 1 },
      { type: '@granted', request: 1, seat: 1 },
    ];
    const granted = tell(face, tell(face, waiting(), [started]), told);
    expect(granted).toMatchObject({ requests: [{ isGranted: true }, { ayes: [1] }], standIns: [1] });
    const passed = tell(face, granted, [{ type: '@returned', request: 1, seat: 1, yes: true }]);
    expect(passed).toMatchObject({ requests: [{ request: 2, ayes: [] }], motions: [], newcomers: [1] });
    expect(tell(face, passed, [started]).newcomers).toEqual([]);
    // Where nobody is waited for no bot plays either.
    expect(tell(face, waiting(), told)).toMatchObject({ requests: [{ isGranted: true }, {}], standIns: [] });
  });

  it('counts who knows the person who asks, and drops all requests for a seat that was given back', () => {
    const asked = tell(face, waiting(), [
      { type: '@asksBack', request: 1, seat: 1, name: 'Bob' },
      { type: '@asksBack', request: 2, seat: 1, name: 'Mallory' },
      { type: '@backed', request: 1, by: 0 },
    ]);
    expect(asked.requests.map(({ ayes }) => ayes)).toEqual([[0], []]);
    expect(tell(face, asked, [{ type: '@returned', request: 1, seat: 1, yes: true }]).requests).toEqual([]);
  });

  it('forgets what was played under other rules', () => {
    const picture = tell(face, waiting(), [started]);
    expect(picture.view).not.toBeNull();
    const settings = { ...picture.settings, seats: played.seats + 1 };
    expect(tell(face, picture, [{ type: '@set', settings }])).toMatchObject({ view: null, log: [], settings });
  });

  it('counts who is for what, until it is carried', () => {
    const vote = (seat: number, motion: object, yes: boolean, isCarried = false): Told => ({
      ...{ type: '@voted', seat, motion, yes, isCarried },
    });
    const [end, forBob, slow] = [{ kind: 'windUp' }, { kind: 'standIn', seat: 1 }, { kind: 'speed', speed: 'days' }];
    const open = tell(face, tell(face, waiting(), [started]), [
      vote(0, end, true),
      vote(2, forBob, true),
      vote(2, end, true),
      vote(0, end, false),
    ]);
    expect(open.motions).toEqual([
      { motion: forBob, ayes: [2] },
      { motion: end, ayes: [2] },
    ]);
    const carried = tell(face, open, [vote(0, forBob, true, true), vote(0, slow, true, true)]);
    expect(carried).toMatchObject({ motions: [{ motion: end }], standIns: [1], settings: { speed: 'days' } });
    expect(tell(face, carried, [vote(1, forBob, false)]).standIns).toEqual([]);
    const over = tell(face, carried, [vote(0, end, true, true)]);
    expect([isPlaying(face, carried), isPlaying(face, over), over.motions]).toEqual([true, false, []]);
  });

  it('knows which seats are kept, until somebody sits there or nobody is waited for', () => {
    const invited = (seat: number): Told => ({ type: '@invited', seat });
    const kept = tell(face, waiting(), [invited(2), invited(1), invited(2)]);
    expect(kept.invited).toEqual([1, 2]);
    expect(tell(face, kept, [{ type: '@sat', seat: 2, person: kept.people[2] }]).invited).toEqual([1]);
    expect(tell(face, kept, [{ type: '@uninvited', seat: 1 }]).invited).toEqual([2]);
    const settings = { ...kept.settings, seats: 2 };
    expect(tell(face, kept, [{ type: '@set', settings }]).invited).toEqual([1]);
  });

  it('is not changed by an event that it does not know', () => {
    const { news: _news, ...before } = waiting();
    expect(tell(face, waiting(), [{ type: '@fanfare', loud: true }])).toMatchObject(before);
  });
});

describe('a timeline', () => {
  const names = Array.from({ length: played.seats }, (_, seat) => `${seat}`);
  const record = recordOf(played.match, { options: played.options, names, seed: { kind: 'fast', value: 1 } });
  const moments = timelineOf(face, record as never);
  const turns = turnsIn(moments);

  it('has a moment for every entry, and never goes back', () => {
    expect(moments.map(({ at }) => at)).toEqual(record.entries.map((_, index) => index + 1));
    const order = moments.map(({ round, turn }) => round * 10_000 + turn);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('marks every turn in which somebody doubted', () => {
    const isDoubt = (index: number) => record.entries[index].events.some(({ type }) => type === 'doubted');
    const doubted = moments.filter((_, index) => isDoubt(index));
    const marked = turns.filter(({ marks }) => marks.includes('doubt'));
    expect(doubted.length).toBeGreaterThan(0);
    for (const { round, turn } of doubted)
      expect(marked.some((span) => span.round === round && span.turn === turn)).toBe(true);
  });
});
