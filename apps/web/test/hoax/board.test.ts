// What lies on the board in somebody's own turn.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  fastDice,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  randomOf,
  resolveOptions,
  seededDraws,
  submit,
} from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import { boardKeys } from '../../src/games/hoax/board/board-keys.ts';
import { dockOf } from '../../src/games/hoax/board/dock-buttons.ts';
import { headsOf } from '../../src/games/hoax/board/heads.ts';
import { seatSentence } from '../../src/games/hoax/table/seat-words.ts';
import { needWords } from '../../src/words/words.svelte.ts';
import { deskOf } from './desks.ts';

beforeAll(() => needWords('hoax', 'hoaxTable'));

function dealt(edition = 'de'): Match<Hoax> {
  const resolved = resolveOptions(hoax.options, { edition }, 5);
  if (!resolved.ok) throw new Error('the edition has changed');
  return beginMatch(hoax, resolved.config, 5, fastDice(1));
}

/** Set up, as far as the first declaration. */
function begun(): Match<Hoax> {
  const match = dealt();
  const draws = seededDraws(1, 'board');
  for (let ask = openAsks(match).at(-1); ask && ask.kind !== 'declaration'; ask = openAsks(match).at(-1)) {
    const seat = missing(match, ask).at(0);
    const spec = seat === undefined ? null : offersTo(match, seat)[0];
    if (seat === undefined || !spec) lapse(match, ask.id);
    else submit(match, seat, spec.ask, randomOf(spec, draws) as never);
  }
  return match;
}

const match = begun();
const me = match.state.table.turn.seat;
const other = match.views.findIndex((_, seat) => seat !== me);

it('has no key for what a first turn does not show', () => {
  const desk = deskOf(match.views[me], { stage: 'play' });
  expect(boardKeys(desk)).toEqual({});
  desk.wantsBoard = true;
  expect(Object.keys(boardKeys(desk))).toEqual(expect.arrayContaining(['1', '7', 'SPACE', 'D']));
});

it('has only yes and no as long as the lesson shows nothing else', () => {
  expect(Object.keys(boardKeys(deskOf(match.views[other], { stage: 'play' })))).toEqual(['SPACE', 'D']);
  expect(Object.keys(boardKeys(deskOf(match.views[other])))).toHaveLength(9);
});

it('does not draw anybody to an accusation', () => {
  expect(dockOf(deskOf(match.views[me])).right).toMatchObject({ say: 'accuse', tone: 'calm' });
});

it('takes the heads of the board for an answer where heads are asked for', () => {
  const view = dealt().views[0];
  const desk = deskOf(view);
  expect(desk.asksHeads?.field).toBe('identities');
  const open = headsOf(desk).filter(({ isOpen }) => isOpen);
  expect(open).toHaveLength(6);
  expect(open.map(({ who }) => who)).not.toContain(view.hands[0]?.identity);
  expect(dockOf(desk).right).toMatchObject({ say: 'ok_cover', isReady: false });
  open[2].press();
  expect(headsOf(desk).filter(({ isChosen }) => isChosen)).toMatchObject([{ who: open[2].who }]);
  expect(dockOf(desk).right.isReady).toBe(true);
});

it('has neither heads nor points that are not in the game', () => {
  const desk = deskOf(dealt('eon1981').views[0]);
  expect(headsOf(desk)).toHaveLength(6);
  expect(headsOf(desk).map(({ who }) => who)).not.toContain('merchant');
  expect(seatSentence(desk, asSeat(1))).not.toMatch(/points/);
  expect(seatSentence(deskOf(dealt().views[0]), asSeat(1))).toMatch(/0 throne points/);
});
