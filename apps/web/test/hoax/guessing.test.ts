import { hoax, IDENTITIES, type Identity, type View } from '@pretender/hoax';
import { asSeat, copy, resolveOptions, viewOf } from '@pretender/kernel';
import { beforeEach, expect, it } from 'vitest';
import { type Chronicle, type ClaimNote, EMPTY, next, withCards } from '../../src/games/hoax/chronicle.ts';
import { guessBookFor } from '../../src/games/hoax/guess/guess-book.svelte.ts';
import {
  cardKey,
  type Guesses,
  isLocked,
  readGuesses,
  scoreOf,
  scoresOf,
  withGuess,
} from '../../src/games/hoax/guess/guessing.ts';
import { mayGuess } from '../../src/games/hoax/panels/reading.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';
import { playRandomly, tellings } from './played.ts';

type Draft = { -readonly [K in keyof View]: View[K] };
const ANN = asSeat(0);
const BOB = asSeat(1);
const CID = asSeat(2);
const CARDS = ['thief', 'baron', 'monk'] as const;

/** Three heirs in their first round, as the gallery sees them. */
function gallery(change: (table: View['table']) => void = () => {}): View {
  const resolved = resolveOptions(hoax.options, { edition: 'de' }, 3);
  if (!resolved.ok) throw new Error('no such table');
  const view: Draft = copy(viewOf(hoax.init(resolved.config, 3), 'public'));
  (view.table as { round: number }).round = 1;
  change(view.table);
  return view;
}

function claimBy(seat: number, doubters: number[], card = 0): ClaimNote {
  const by = { seat: asSeat(seat), doubters: doubters.map(asSeat), card };
  return { round: 1, turn: 1, as: 'baron', deed: 'tax', outcome: 'stood', ...by };
}

const ended = (view: View, cards: readonly Identity[]): Chronicle => ({
  ...withCards(EMPTY, view.table, cards),
  rounds: [{ round: view.table.round, victor: ANN }],
});

function guessAll(view: View, heads: readonly Identity[], chronicle = EMPTY): Guesses {
  return heads.reduce<Guesses>((sum, who, seat) => withGuess(sum, { chronicle, view, seat: asSeat(seat) }, who), {});
}

it('gives two points for a right guess before anybody doubted or accused, one after it, none for a wrong one', () => {
  const accusation = { accuser: ANN, target: CID, right: false, identity: null, covered: [] };
  const view = gallery((table) => (table.accusations as unknown[]).push(accusation));
  const chronicle = { ...EMPTY, claims: [claimBy(0, []), claimBy(1, [2])] };
  const guesses = guessAll(view, ['thief', 'baron', 'monk'], chronicle);
  expect(Object.values(guesses).map(({ isEarly }) => isEarly)).toEqual([true, false, false]);
  expect(scoreOf(ended(view, CARDS), guesses, 1)).toMatchObject({ right: 3, points: 4 });
  const wrong = guessAll(view, ['monk', 'baron', 'judge']);
  expect(scoreOf(ended(view, CARDS), wrong, 1).verdicts.map(({ points }) => points)).toEqual([0, 2, 0]);
});

it('counts a guess from when it was last changed, and takes it back when pressed again', () => {
  const view = gallery();
  const doubted = { ...EMPTY, claims: [claimBy(0, [1])] };
  const early = withGuess({}, { chronicle: EMPTY, view, seat: ANN }, 'thief');
  const late = withGuess(early, { chronicle: doubted, view, seat: ANN }, 'monk');
  expect(late[cardKey(view, ANN)]).toEqual({ who: 'monk', isEarly: false });
  expect(withGuess(late, { chronicle: doubted, view, seat: ANN }, 'monk')).toEqual({});
  // A doubt against somebody else, or in another round, is none against this heir.
  const elsewhere = { ...EMPTY, claims: [claimBy(1, [0]), { ...claimBy(0, [1]), round: 0 }] };
  expect(withGuess({}, { chronicle: elsewhere, view, seat: ANN }, 'thief')[cardKey(view, ANN)]?.isEarly).toBe(true);
});

it('locks what lies face up or was rightly named aloud, and everything when the round is over', () => {
  const named = { accuser: ANN, target: CID, right: true, identity: 'monk', covered: [] };
  const missed = { accuser: ANN, target: ANN, right: false, identity: 'monk', covered: [] };
  const view = gallery((table) => {
    (table.heirs[1] as { card: Identity }).card = 'baron';
    (table.accusations as unknown[]).push(named, missed);
  });
  expect([ANN, BOB, CID].map((seat) => isLocked(EMPTY, view, seat))).toEqual([false, true, true]);
  expect(withGuess({}, { chronicle: EMPTY, view, seat: BOB }, 'baron')).toEqual({});
  expect(isLocked(ended(view, CARDS), view, ANN)).toBe(true);
  expect(
    isLocked(
      EMPTY,
      gallery((table) => ((table as { king: number }).king = 0)),
      ANN,
    ),
  ).toBe(true);
});

it('asks anew about a second identity, and keeps what was said of the first', () => {
  const first = gallery();
  const second = gallery((table) => ((table.heirs[0] as { former: Identity }).former = 'thief'));
  const before = guessAll(first, ['thief']);
  const after = withGuess(
    before,
    { chronicle: { ...EMPTY, claims: [claimBy(0, [1])] }, view: second, seat: ANN },
    'judge',
  );
  expect(Object.keys(after).length).toBe(2);
  const opened = withCards(withCards(EMPTY, first.table, ['thief']), second.table, ['judge', 'baron', 'monk']);
  expect(scoreOf(opened, after, 1)).toMatchObject({ right: 2, points: 4 });
  expect(scoreOf(opened, after, 1).verdicts.length).toBe(4);
});

it('scores no round before it is over, none without a guess, and the last one only when its cards are open', () => {
  const view = gallery();
  const guesses = guessAll(view, CARDS);
  const shown = withCards(EMPTY, view.table, CARDS.slice(0, 2));
  expect(scoresOf(shown, guesses, view)).toEqual([]);
  expect(scoresOf(ended(view, CARDS), {}, view)).toEqual([]);
  expect(scoresOf(ended(view, CARDS), guesses, view)).toMatchObject([{ round: 1, right: 3, points: 6 }]);
  const decided = gallery((table) => ((table as { king: number }).king = 0));
  expect(scoresOf(shown, guesses, decided)).toEqual([]);
  expect(scoresOf(withCards(EMPTY, view.table, CARDS), guesses, decided)).toMatchObject([{ points: 6 }]);
});

it('finds every card of every round that is over in matches that were played', () => {
  let rounds = 0;
  for (let number = 1; number <= 16; number++) {
    const match = playRandomly(number);
    if (!match) continue;
    let chronicle = EMPTY;
    let guesses: Guesses = {};
    for (const { event, before } of tellings(match, 'public')) {
      chronicle = next(chronicle, event, before);
      if (event.type === 'turnBegan')
        for (let seat = 0; seat < match.seats; seat++)
          guesses = withGuess(guesses, { chronicle, view: before, seat: asSeat(seat) }, IDENTITIES[number % 7]);
      if (event.type !== 'roundEnded') continue;
      const { verdicts, right, points } = scoreOf(chronicle, guesses, before.table.round);
      const renewed = before.table.heirs.filter(({ former }) => former !== null).length;
      expect(verdicts.length).toBe(match.seats + renewed);
      expect(points).toBeGreaterThanOrEqual(right);
      expect(points).toBeLessThanOrEqual(2 * right);
      rounds++;
    }
  }
  expect(rounds).toBeGreaterThan(10);
});

beforeEach(() => localStorage.clear());

function sittingOf(view: View, about: Partial<Sitting> = {}, match = 1): Sitting {
  const picture = { view, viewer: view.viewer, table: 't', match, people: [], chronicle: EMPTY };
  return { kind: 'live', picture, ...about } as unknown as Sitting;
}

it('keeps the guesses of a match on the device, and says nothing to the table', () => {
  const view = gallery();
  const send = () => expect.fail('nothing is sent');
  guessBookFor(sittingOf(view, { send } as never)).press(BOB, 'baron');
  expect(guessBookFor(sittingOf(view)).of(BOB)).toEqual({ who: 'baron', isEarly: true });
  expect(guessBookFor(sittingOf(view, {}, 2)).of(BOB)).toBeNull();
  for (let match = 2; match <= 9; match++) guessBookFor(sittingOf(view, {}, match)).press(BOB, 'monk');
  expect(guessBookFor(sittingOf(view)).of(BOB)).toBeNull();
});

it('begins afresh where what was kept cannot be read', () => {
  localStorage.setItem('guesses', '{"t/1":');
  expect(guessBookFor(sittingOf(gallery())).of(BOB)).toBeNull();
  expect(readGuesses({ '1.0.0': { who: 'pope', isEarly: true }, '1.1.0': { who: 'monk' }, '1.2.0': null })).toEqual({
    '1.1.0': { who: 'monk', isEarly: false },
  });
});

it('is for the gallery of a table that is played, and for nobody with a seat', () => {
  const view = gallery();
  expect(mayGuess(sittingOf(view))).toBe(true);
  expect(mayGuess(sittingOf({ ...view, viewer: BOB }))).toBe(false);
  expect(mayGuess(sittingOf(view, { kind: 'replay' }))).toBe(false);
});
