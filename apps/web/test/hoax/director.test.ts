// What is shown while a moment is played: nothing of its end before the verdict, and nothing dropped.

import { type Hoax, hoax, type Identity, type View } from '@pretender/hoax';
import { momentIn } from '@pretender/hoax/live';
import {
  copy,
  type Entry,
  fastDice,
  lapse,
  type Match,
  matchAround,
  type Seat,
  submit,
  toldOf,
  type Viewer,
  viewFor,
  write,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { twoInARow, twoWorlds } from '../../e2e/verdict-scenes.ts';
import type { AnyGame, AnyView, Face } from '../../src/games/face.ts';
import { EMPTY, next } from '../../src/games/hoax/chronicle.ts';
import { actIn, type Facts, hasBluffed } from '../../src/games/hoax/doubt/acts.ts';
import { openingOf, questionOf } from '../../src/games/hoax/doubt/play-words.ts';
import { remarks } from '../../src/games/hoax/remarks.ts';
import { cuesOf, feltOf } from '../../src/games/hoax/sound/cues.ts';
import { BEATS, BEGINS } from '../../src/sitting/act.ts';
import { Director } from '../../src/sitting/director.svelte.ts';
import { namesOf } from '../../src/sitting/names.ts';
import { type Picture, tell } from '../../src/sitting/picture.ts';
import { needWords } from '../../src/words/words.svelte.ts';
import { type Played, playRandomly, tellings, viewersAt } from './played.ts';

const face = {
  game: hoax as unknown as AnyGame,
  usual: {},
  remarks: (event, before) => remarks(event as never, before as never),
  tableRemarks: () => [],
  roundOf: (view) => (view as unknown as View).table.round,
  turnOf: (view) => (view as unknown as View).table.turn.number,
  actIn,
  chronicle: {
    initial: () => EMPTY,
    next: (chronicle, event, before) => next(chronicle as never, event as never, before as never),
  },
} as Partial<Face> as Face;

function pictureOf(view: unknown, viewer: Viewer, seats: number): Picture {
  const people = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Heir ${seat}`, level: null }));
  const settings = { game: 'hoax', options: {}, seats, speed: 'normal', hours: 24 };
  const about = { table: '', code: '', host: 0, absent: [], match: 1, chat: [], log: [], news: [], own: null };
  return { ...about, viewer, people, settings, view: copy(view as AnyView) } as unknown as Picture;
}

const LASTS = 5000;
const atBeat = (beat: (typeof BEATS)[number]) => LASTS * BEGINS[beat];

/** All that somebody could look at, listen to or feel. */
function sensed({ shown, play }: Director): unknown {
  const names = shown && namesOf(shown);
  const facts = play?.facts as Facts | undefined;
  const words = names && facts ? [openingOf(facts, names), questionOf(facts, names)] : [];
  const { news = [] } = shown ?? {};
  return copy({ shown, play, words, cues: cuesOf(news, () => true), felt: feltOf(news) } as never);
}

const tableOf = ({ shown }: Director) => (shown as unknown as { view: View }).view.table;

beforeAll(() => needWords('hoax', 'hoaxClaims', 'hoaxTable'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function directing(view: unknown, viewer: Viewer, seats: number): Director {
  const director = new Director();
  director.begin(face, pictureOf(view, viewer, seats));
  return director;
}

const OTHER_CARD = { baron: 'monk' } as Readonly<Record<string, Identity>>;

interface Decided {
  readonly match: Match<Hoax>;
  readonly entry: Entry<Hoax>;
  readonly accused: Seat;
  readonly said: Identity;
  readonly isTrue: boolean;
}

function decidedIn(match: Match<Hoax>, entry: Entry<Hoax>): Decided | null {
  const found = momentIn(entry.events);
  const event = found && entry.events[found.at];
  const { claim } = match.state.table;
  if (event?.type === 'judged' || event?.type === 'accused') {
    const named = entry.events.find(({ type }) => type === 'named' || type === 'accused');
    const said = named && 'identity' in named ? (named.identity as Identity) : null;
    return said && { match, entry, accused: event.target, said, isTrue: event.right };
  }
  if (claim === null || (event?.type !== 'exposed' && event?.type !== 'revealed')) return null;
  return { match, entry, accused: claim.seat, said: claim.as, isTrue: event.type === 'revealed' };
}

/** The same answer, where the accused holds what would end it otherwise. */
function otherwise({ match, entry, accused, said, isTrue }: Decided): Match<Hoax> | null {
  const state = copy(match.state);
  state.hands[accused].identity = isTrue ? (OTHER_CARD[said] ?? 'baron') : said;
  const other = matchAround(hoax, state, fastDice(1));
  const { cause } = entry;
  const receipt =
    cause.by === 'move'
      ? submit(other, cause.seat, cause.ask, cause.move as never)
      : cause.by === 'lapse'
        ? lapse(other, cause.ask)
        : null;
  return receipt?.ok ? other : null;
}

const toldIn = (entries: readonly Entry<Hoax>[], viewer: Viewer) =>
  entries.flatMap((entry) => toldOf(hoax, entry, viewer)) as readonly Told[];

/** Every decision of some random matches. */
function* decisions(count: number): Generator<Decided & { readonly played: Played }> {
  for (let number = 1; number <= count; number++) {
    const played = playRandomly(number);
    if (!played) continue;
    const match = matchAround(hoax, hoax.init(played.match.state.table.config, played.seats), fastDice(0));
    for (const entry of played.match.entries as readonly Entry<Hoax>[]) {
      const decided = decidedIn(match, entry);
      if (decided) yield { ...decided, played };
      for (const event of entry.events) write(match, event);
    }
  }
}

describe('two worlds that differ in how it ends', () => {
  it('look, sound and feel the same to everybody else, until the verdict; then each as it is', {
    timeout: 60_000,
  }, () => {
    const seen = { true: 0, false: 0 };
    for (const decided of decisions(14)) {
      const { match, entry, accused, played, isTrue } = decided;
      const other = otherwise(decided);
      if (other === null) continue;
      for (const viewer of viewersAt(played).filter((each) => each !== accused)) {
        const here = directing(viewFor(match, viewer), viewer, played.seats);
        const there = directing(viewFor(match, viewer), viewer, played.seats);
        here.hear(toldIn([entry], viewer), LASTS);
        there.hear(toldIn(other.entries, viewer), LASTS);
        for (const beat of BEATS.slice(0, BEATS.indexOf('verdict') + 1)) {
          expect(sensed(here)).toEqual(sensed(there));
          expect(here.play?.verdict).toBeNull();
          const now = atBeat(beat);
          const after = BEATS[BEATS.indexOf(beat) + 1];
          if (beat !== 'verdict') vi.advanceTimersByTime(atBeat(after) - now - (after === 'verdict' ? 1 : 0));
        }
        vi.advanceTimersByTime(1);
        expect([here, there].map(({ play }) => play?.verdict)).toMatchObject([{ isTrue }, { isTrue: !isTrue }]);
        vi.advanceTimersByTime(LASTS);
        expect(here.play).toBeNull();
        seen[`${isTrue}`]++;
      }
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(20);
  });

  it('are shown in the end as they were told, and every line of the log once', () => {
    for (const { match, entry, played } of decisions(6)) {
      const director = directing(viewFor(match, 'public'), 'public', played.seats);
      const told = toldIn([entry], 'public');
      const before = director.shown as Picture;
      director.hear(told, LASTS);
      vi.advanceTimersByTime(LASTS + 1);
      const { view, log } = tell(face, before, told);
      expect(director.shown).toMatchObject({ view, log });
    }
  });
});

describe('what comes while a moment is played', () => {
  const [truth, lie] = twoWorlds('doubt');
  const here = () => directing(lie.view, lie.viewer, lie.seats);
  const said = { type: '@said', from: 'Bob', seat: 1, text: 'Hm.' } as unknown as Told;

  it('waits in line, but for what somebody says', () => {
    const director = here();
    director.hear(lie.next, LASTS);
    director.hear([{ type: '@paused', seat: null } as unknown as Told]);
    director.hear([said]);
    expect(director.shown).toMatchObject({ chat: [said] });
    expect(director.shown?.isPaused).not.toBe(true);
    vi.advanceTimersByTime(LASTS + 1);
    expect(director.shown).toMatchObject({ isPaused: true });
  });

  it('drops no verdict: another moment is played behind it, within the time that the table rests for both', () => {
    const [first, second] = twoInARow();
    const director = directing(first.view, first.viewer, first.seats);
    director.hear(first.next, LASTS);
    vi.advanceTimersByTime(1000);
    director.hear(second, 2 * LASTS - 1000);
    const numbers = new Set<number>();
    for (let at = 0; at < 2 * LASTS; at += 100) {
      if (director.play?.verdict) numbers.add(director.play.number);
      vi.advanceTimersByTime(100);
    }
    expect(numbers.size).toBe(2);
    expect(director.play).toBeNull();
  });

  it('is shown at once when everybody has seen enough, and how it ended for a moment', () => {
    const director = here();
    director.hear(lie.next, LASTS);
    vi.advanceTimersByTime(1000);
    expect(director.play).toMatchObject({ isBrief: false, verdict: null });
    director.hurry();
    expect(director.play).toMatchObject({ isBrief: true, verdict: { isTrue: false } });
    expect(tableOf(director).claim).toBeNull();
    vi.advanceTimersByTime(1200);
    expect(director.play).toBeNull();
  });

  it('is shown at once to whoever comes back, and how things ended, one after the other', () => {
    const director = here();
    director.catchUp(lie.next);
    expect(director.play).toMatchObject({ isBrief: true, verdict: { isTrue: false } });
    expect(tableOf(director).claim).toBeNull();
  });

  it('does not stop for what happens while it is read how something ended', () => {
    const [first, second] = twoInARow();
    const director = directing(first.view, first.viewer, first.seats);
    director.hear(first.next, 300);
    expect(director.play).toMatchObject({ isBrief: true });
    director.hear([{ type: '@paused', seat: null } as unknown as Told]);
    expect(director.shown).toMatchObject({ isPaused: true });
    director.hear(second, LASTS);
    vi.advanceTimersByTime(1100);
    expect(director.play).toMatchObject({ isBrief: false, beat: 'claim' });
    vi.advanceTimersByTime(LASTS);
    expect(director.play).toBeNull();
  });

  it('is over with a whole new picture', () => {
    const director = here();
    director.hear(lie.next, LASTS);
    const fresh = pictureOf(truth.view, truth.viewer, truth.seats);
    director.begin(face, fresh);
    vi.advanceTimersByTime(LASTS);
    expect(director.play).toBeNull();
    expect(director.shown).toEqual(fresh);
  });

  it('never plays longer than the table rests', () => {
    const director = here();
    director.hear(lie.next, 2000);
    vi.advanceTimersByTime(2001);
    expect(director.play).toBeNull();
    const late = here();
    late.hear(lie.next, 300);
    expect(late.play).toMatchObject({ isBrief: true });
  });
});

describe('a bluff of one’s own that nobody doubted', () => {
  it('is known to its owner alone, whenever it stands without a vote', () => {
    let count = 0;
    for (let number = 1; number <= 20; number++) {
      const played = playRandomly(number);
      if (!played) continue;
      for (const viewer of viewersAt(played))
        for (const { event, before } of tellings(played, viewer)) {
          if (!hasBluffed([event as Told], before as never, viewer)) continue;
          count++;
          const { claim, vote } = before.table;
          expect(viewer).toBe(claim?.seat);
          expect(vote).toBeNull();
          expect(before.hands[viewer as Seat]?.identity).not.toBe(claim?.as);
        }
    }
    expect(count).toBeGreaterThan(20);
  });
});
