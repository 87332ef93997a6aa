import { type Decrees, decrees } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import { fastDice, type Match, openAsks, type RawMove, resolveOptions, type Seat, submit } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { foresightLines } from '../../src/games/decrees/board/foresight-words.ts';
import { deskSteps } from '../../src/games/decrees/table/desk-steps.ts';
import { Office } from '../../src/games/decrees/table/office.svelte.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';
import { needWords } from '../../src/words/words.svelte.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Egon'];
const [ANN, BOB] = [0, 1] as Seat[];

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
