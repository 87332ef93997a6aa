import { expect, it } from 'vitest';
import { isFirstPass } from '../../src/settings/first-pass.ts';
import { type Preferences, STANDARD } from '../../src/settings/preferences.ts';
import { type Call, type Sign, signsFor, type Told } from '../../src/shell/table/calls.ts';

const ALL: Preferences = { ...STANDARD, sound: 'on', haptics: 'on', notices: 'on' };

/** What is given at each step of a story. */
function story(calls: readonly Call[], isInFront: boolean, wishes = ALL): readonly (readonly Sign[])[] {
  let told: Told = { call: null, lastTurn: null };
  return calls.map((call) => {
    const signs = signsFor(told, call, isInFront, wishes);
    told = { call, lastTurn: call?.what === 'turn' ? call.turn : told.lastTurn };
    return signs;
  });
}

const mine = (turn: number): Call => ({ what: 'turn', turn });
const asked = (turn: number): Call => ({ what: 'asked', turn });

it('calls a turn out once, however many decisions it has', () => {
  expect(story([mine(3), null, mine(3), null, mine(7)], true)).toEqual([
    ['sound', 'buzz'],
    [],
    [],
    [],
    ['sound', 'buzz'],
  ]);
});

it('notifies of each new question while another window is in front, and of none otherwise', () => {
  expect(story([asked(1), asked(1), null, asked(1), mine(2)], false)).toEqual([
    ['notice'],
    [],
    [],
    ['notice'],
    ['sound', 'buzz', 'notice'],
  ]);
  expect(story([asked(1), null, asked(2)], true)).toEqual([[], [], []]);
});

it('gives no sign that was not wished for', () => {
  expect(story([mine(1)], false, STANDARD)).toEqual([['buzz']]);
  expect(story([mine(1)], false, { ...ALL, soundTurn: 'off', notices: 'off' })).toEqual([['buzz']]);
});

it('sets the usual auto-pass once for each match at each seat', () => {
  const first = { table: 'a', match: 1, seat: 2 };
  expect([first, first, { ...first, match: 2 }, { ...first, seat: 3 }, first].map(isFirstPass)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
