// Setting a table up as a scenario describes it. What is not named is as at the beginning, or empty.

import { enter, type Match, matchAround, type Seat } from '@pretender/kernel';
import { allowKeys, asData, type Data, fail, type StartOptions, seatOf } from '@pretender/kernel/scenario';
import { SUBSTITUTE } from '../deck/substitute.ts';
import { decrees } from '../index.ts';
import { begin, goAhead } from '../play/index.ts';
import { beginTurn, openDealing } from '../play/turns.ts';
import { refuseChange } from '../rules/graph.ts';
import { freshTurn } from '../setup.ts';
import type { Decrees, DecreesState, Table, Turn } from '../types.ts';
import { type Arrow, isMinistry, MINISTRIES, type Ministry } from '../words.ts';
import { cardList, dealingAs, setDeck, setHands, wholeNumber } from './cards.ts';

export const POSITION_KEYS = [
  'turn',
  'begin',
  'directors',
  'personal',
  'ministry',
  'arrows',
  'decrees',
  'promulgated',
  'hands',
  'deck',
  'discard',
  'actions',
];

/** Posts are given and turns begin only after the auction. */
const AFTER_THE_AUCTION = ['begin', 'directors', 'actions'];
const CARDS = ['hands', 'deck', 'discard'];
const FIRST_POSTS: readonly Ministry[] = ['EXE', 'HR', 'TRE', 'SEC', 'NAV'];

export function ministryOf({ ministries }: Table, word: unknown): Ministry {
  return isMinistry(word) && ministries.includes(word)
    ? word
    : fail(`"${String(word)}" is no ministry here; there are ${ministries.join(', ')}`);
}

function setDirectors(table: Table, names: readonly string[], directors: unknown): void {
  if (directors === undefined) {
    for (const seat of names.keys()) table.posts[FIRST_POSTS[seat]].director = seat as Seat;
    return;
  }
  for (const [ministry, name] of Object.entries(asData(directors, 'directors')))
    if (name !== null) table.posts[ministryOf(table, ministry)].director = seatOf(names, name);
  const seats = MINISTRIES.map((ministry) => table.posts[ministry].director).filter((seat) => seat !== null);
  if (seats.length !== names.length || new Set(seats).size !== names.length)
    fail('directors is complete: every seat exactly once');
}

function setBlame(table: Table, names: readonly string[], { personal, ministry }: Data): void {
  for (const [name, blame] of Object.entries(asData(personal ?? {}, 'personal')))
    table.players[seatOf(names, name)].personal = wholeNumber(blame, 'personal');
  for (const [id, blame] of Object.entries(asData(ministry ?? {}, 'ministry')))
    table.posts[ministryOf(table, id)].blame = wholeNumber(blame, 'ministry');
}

export function arrowList(table: Table, value: unknown): Arrow[] {
  if (!Array.isArray(value)) return fail('arrows is a list of [from, to]');
  return value.map((arrow): Arrow => {
    if (!Array.isArray(arrow) || arrow.length !== 2) return fail('an arrow is [from, to]');
    return [ministryOf(table, arrow[0]), ministryOf(table, arrow[1])];
  });
}

/** One after the other, by the same rules as at play (I3). */
function placeArrow(table: Table, arrow: Arrow): void {
  const refusal = refuseChange(table, { change: 'add', arrow });
  if (refusal) fail(`position.arrows cannot have [${arrow.join(', ')}] (${refusal.code}, ${refusal.clause})`);
  table.arrows.push(arrow);
}

function setDecrees(table: Table, { decrees: given, promulgated }: Data): void {
  for (const [id, value] of Object.entries(asData(given ?? {}, 'decrees'))) {
    const decree = table.decrees[id] ?? fail(`no decree is called "${id}"`);
    if (value === 'promulgated') {
      decree.at = null;
      decree.stamped = decree.steps.length;
      continue;
    }
    const { at = decree.at, stamped = 0, ...rest } = asData(value, `decree ${id}`);
    allowKeys(rest, [], `decree ${id}; it has at and stamped`);
    decree.at = ministryOf(table, at);
    decree.stamped = wholeNumber(stamped, 'stamped');
    if (decree.stamped >= decree.steps.length) fail(`${id} has only ${decree.steps.length} steps`);
  }
  const done = Object.values(table.decrees).filter(({ at }) => at === null).length;
  table.promulgated = promulgated === undefined ? done : wholeNumber(promulgated, 'promulgated');
}

/** What lies on the board whether or not the auction is over. */
function setBoard({ table }: DecreesState, names: readonly string[], position: Data): void {
  setBlame(table, names, position);
  if (position.arrows !== undefined) {
    table.arrows.length = 0;
    for (const arrow of arrowList(table, position.arrows)) placeArrow(table, arrow);
  }
  setDecrees(table, position);
}

function startTurn(turn: Turn, seat: Seat, position: Data): void {
  const { table } = turn.state as unknown as DecreesState;
  openDealing(turn);
  if (position.begin === true) beginTurn(turn, seat);
  else table.turn = freshTurn(1, seat);
  if (position.actions !== undefined) table.turn.actions = wholeNumber(position.actions, 'actions');
  goAhead(turn);
}

function startAtAuction({ config, names, dice, position, twin }: StartOptions<Decrees>): Match<Decrees> {
  const misplaced = Object.keys(position).find((key) => AFTER_THE_AUCTION.includes(key));
  if (misplaced) fail(`position.${misplaced} needs position.turn: without it the match begins with the auction`);
  const state = decrees.init(config, names.length);
  const isNamed = twin !== null || CARDS.some((key) => position[key] !== undefined);
  const game = isNamed ? dealingAs({ state, names, position, twin, dice }) : decrees;
  const match = matchAround(game, state, dice);
  setBoard(state, names, position);
  if (position.discard !== undefined) state.table.discard.push(...cardList(position.discard, 'discard'));
  enter(match, { by: 'begin' }, (turn) => begin({ ...turn, book: SUBSTITUTE }));
  return match;
}

function startAtTurn({ config, names, dice, position }: StartOptions<Decrees>): Match<Decrees> {
  const state = decrees.init(config, names.length);
  const match = matchAround(decrees, state, dice);
  const { table } = state;
  table.deck = { ...SUBSTITUTE.label };
  table.auction = null;
  setDirectors(table, names, position.directors);
  setBoard(state, names, position);
  setHands(state, names, position);
  setDeck(state, position, dice);
  const seat = seatOf(names, position.turn);
  enter(match, { by: 'begin' }, (turn) => startTurn({ ...turn, book: SUBSTITUTE }, seat, position));
  return match;
}

export function start(options: StartOptions<Decrees>): Match<Decrees> {
  return options.position.turn === undefined ? startAtAuction(options) : startAtTurn(options);
}
