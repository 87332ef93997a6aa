import { type Decrees, decrees } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import { fastDice, type Match, openAsks, type RawMove, resolveOptions, type Seat, submit } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMove } from '../../src/games/decrees/board/compose.ts';
import { controlsOf } from '../../src/games/decrees/board/controls.ts';
import { foresee } from '../../src/games/decrees/board/foresee.ts';
import { foresightLines } from '../../src/games/decrees/board/foresight-words.ts';
import { deckFacts } from '../../src/games/decrees/table/deck-facts.ts';
import { deckLabel, deckRange } from '../../src/games/decrees/table/deck-words.ts';
import { deskSteps } from '../../src/games/decrees/table/desk-steps.ts';
import { Office } from '../../src/games/decrees/table/office.svelte.ts';
import { postSentence } from '../../src/games/decrees/table/post-words.ts';
import type { Names } from '../../src/sitting/names.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';
import { needWords } from '../../src/words/words.svelte.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Egon'];
const [ANN, BOB] = [0, 1] as Seat[];
const namesFor = (viewer: Seat): Names => ({ of: (seat) => NAMES[seat], isMe: (seat) => seat === viewer });

function startAt(position: object): Match<Decrees> {
  const resolved = resolveOptions(decrees.options, {}, NAMES.length);
  if (!resolved.ok) throw new Error('no such options');
  return decreesScenarios.start({
    config: resolved.config,
    names: NAMES,
    dice: fastDice(1),
    position: position as never,
    play: [],
    twin: null,
  });
}

function play(match: Match<Decrees>, seat: Seat, move: RawMove): void {
  const ask = openAsks(match).findLast(({ mode }) => mode !== 'standing');
  expect(ask && submit(match, seat, ask.id, move).ok).toBe(true);
}

/** Ann stamps the last step; Bob, who controls her, decides. */
function atRemoval(): Match<Decrees> {
  const match = startAt({
    turn: 'Ann',
    directors: { SEC: 'Ann', REF: 'Bob', HR: 'Cid', TRE: 'Dora', NAV: 'Egon' },
    arrows: [['REF', 'SEC']],
    personal: { Bob: 3 },
    ministry: { EXE: 5, SEC: 2 },
    decrees: { D4: { at: 'SEC', stamped: 5 } },
  });
  play(match, ANN, { type: 'stamp', decree: 'D4' });
  return match;
}

function officeOf(match: Match<Decrees>, viewer: Seat): Office {
  const people = NAMES.map((name) => ({ kind: 'person', name, level: null }));
  return new Office({
    kind: 'live',
    clock: [],
    face: null,
    picture: { view: match.views[viewer], people, viewer },
  } as unknown as Sitting);
}

beforeAll(() => needWords('decrees', 'decreesTable', 'decreesCards'));

describe('blame that may be removed', () => {
  it('is counted on each desk: what is there, and what would be left', () => {
    const office = officeOf(atRemoval(), BOB);
    expect(office.control?.type).toBe('remove');
    const rows = (id: 'EXE' | 'REF' | 'SEC' | 'HR') =>
      deskSteps(office, id).map(({ whose, before, now, canLess, canMore }) => ({
        whose,
        before,
        now,
        canLess,
        canMore,
      }));
    expect(rows('EXE')).toEqual([{ whose: 'desk', before: 5, now: 5, canLess: true, canMore: false }]);
    expect(rows('REF')).toEqual([{ whose: 'director', before: 3, now: 3, canLess: true, canMore: false }]);
    expect(rows('HR')).toEqual([]);
    deskSteps(office, 'EXE')[0].step(-1);
    deskSteps(office, 'EXE')[0].step(-1);
    expect(rows('EXE')).toEqual([{ whose: 'desk', before: 5, now: 3, canLess: true, canMore: true }]);
    deskSteps(office, 'EXE')[0].step(1);
    expect(rows('EXE')).toEqual([{ whose: 'desk', before: 5, now: 4, canLess: true, canMore: true }]);
  });

  it('is foreseen before it goes', () => {
    const office = officeOf(atRemoval(), BOB);
    deskSteps(office, 'EXE')[0].step(-1);
    deskSteps(office, 'REF')[0].step(-1);
    const { foresight } = office;
    expect(foresight && foresightLines(foresight, office.names)).toEqual(['you 3 → 2', 'Executive 5 → 4']);
  });
});

/** What Ann reads before she draws, with so many cards surely above Stagnation and Decline and at most so many. */
function drawing(least: number, most: number): string[] {
  const match = startAt({
    turn: 'Ann',
    directors: { EXE: 'Ann', REF: 'Bob', HR: 'Cid', TRE: 'Dora', NAV: 'Egon' },
    ministry: { REF: 4 },
    deck: { count: 20, stagnation: most },
  });
  const { table, ...rest } = match.views[ANN];
  const view = { ...rest, table: { ...table, pile: { ...table.pile, least, most } } };
  const control = controlsOf(decrees.moves(view)).find(({ type }) => type === 'draw');
  const whole = control && composeMove(view, control, {}).whole;
  const foresight = whole && foresee(view, whole);
  return foresight ? foresightLines(foresight, namesFor(ANN)) : [];
}

describe('the next card', () => {
  it('may be Stagnation and Decline, cannot be, or is for certain: then with what it does', () => {
    expect(drawing(0, 4)).toEqual(['You draw a card; it may be Stagnation and Decline.']);
    expect(drawing(3, 4)).toEqual(['You draw a card.']);
    expect(drawing(0, 0)).toEqual(['Bob 0 → 4', 'Reform 4 → 0', 'You draw Stagnation and Decline.']);
  });

  it('is said as certain where it is', () => {
    const facts = (least: number, most: number) => {
      const { table } = startAt({ turn: 'Ann', deck: { count: 9 } }).state;
      return deckFacts({ ...table, pile: { count: 9, least, most } });
    };
    expect(deckRange(facts(1, 4))).toBe('Decline in 2–5 cards');
    expect(deckRange(facts(2, 2))).toBe('Decline in exactly 3 cards');
    expect(deckRange(facts(0, 0))).toBe('The next card is the Decline');
    expect(deckLabel(facts(0, 0))).toBe('9 cards in the deck. The next one is Stagnation and Decline, for certain.');
  });
});

it('an empty desk has nobody with blame', () => {
  const office = officeOf(atRemoval(), BOB);
  expect(postSentence(office, 'EXE')).toMatch(/^Executive. Director: vacant. Blame on the desk: 5./);
  expect(postSentence(office, 'REF')).toContain('Director: you, 3 Personal Blame.');
});
