// Setting a table up as a scenario describes it. What is not named is as at the beginning, or empty.

import { type Dice, enter, type Match, matchAround, type Seat, shuffle } from '@pretender/kernel';
import { allowKeys, asData, type Data, fail, type StartOptions, seatOf } from '@pretender/kernel/scenario';
import { SUBSTITUTE } from '../deck/substitute.ts';
import { decrees } from '../index.ts';
import { begin, goAhead } from '../play/index.ts';
import { beginTurn, openDealing } from '../play/turns.ts';
import { freshTurn } from '../setup.ts';
import type { Decrees, DecreesState, Table, Turn } from '../types.ts';
import { type Arrow, type CardId, isMinistry, MINISTRIES, type Ministry } from '../words.ts';

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

const FROM_THE_AUCTION = ['personal'];
const FIRST_POSTS: readonly Ministry[] = ['EXE', 'HR', 'TRE', 'SEC', 'NAV'];
const STAGNATION = SUBSTITUTE.deck.stagnation.id;
const TOP = 5;
const BOTTOM = 20;

function wholeNumber(value: unknown, what: string): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : fail(`${what} is a whole number`);
}

export function ministryOf({ ministries }: Table, word: unknown): Ministry {
  return isMinistry(word) && ministries.includes(word)
    ? word
    : fail(`"${String(word)}" is no ministry here; there are ${ministries.join(', ')}`);
}

export function cardList(value: unknown, what: string): CardId[] {
  if (!Array.isArray(value)) return fail(`${what} is a list of cards`);
  for (const card of value) if (!SUBSTITUTE.cards.has(card) && card !== STAGNATION) fail(`no card is called "${card}"`);
  return value as CardId[];
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

function setHands({ table, hands }: DecreesState, names: readonly string[], { hands: given, discard }: Data): void {
  for (const [name, cards] of Object.entries(asData(given ?? {}, 'hands'))) {
    const seat = seatOf(names, name);
    hands[seat].cards.push(...cardList(cards, 'a hand'));
    table.players[seat].cards = hands[seat].cards.length;
  }
  if (discard !== undefined) table.discard.push(...cardList(discard, 'discard'));
}

/** Where Stagnation and Decline lies: so many cards above it. */
function placeOf(word: unknown, others: number, dice: Dice): number {
  if (word === 'top') return 0;
  if (word === 'bottom') return others;
  if (word !== undefined) return Math.min(wholeNumber(word, 'deck.stagnation'), others);
  const [least, most] = [Math.min(TOP, others), Math.max(Math.min(TOP, others), others - BOTTOM)];
  return least + dice.draws('scenario stagnation').below(most - least + 1);
}

/** Cards that nobody has, in random order, those that are named first. */
function setDeck({ table, hands, vault }: DecreesState, { deck: given }: Data, dice: Dice): void {
  const deck = asData(given ?? {}, 'deck');
  allowKeys(deck, ['count', 'stagnation', 'top'], 'deck');
  const named = cardList(deck.top ?? [], 'deck.top');
  const left = [...SUBSTITUTE.all];
  for (const card of [...hands.flatMap((hand) => hand.cards), ...table.discard, ...named]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  const usual = SUBSTITUTE.all.length + 1 - hands.length;
  const count = deck.count === undefined ? usual : wholeNumber(deck.count, 'deck.count');
  const isPlaced = named.includes(STAGNATION);
  const others = count - (isPlaced ? 0 : 1);
  const draws = dice.draws('scenario deck');
  const cards = [...named, ...shuffle(draws, left)];
  // A position may hold more copies than there are (I4): the deck is as high as the file says all the same.
  while (cards.length < others) cards.push(...shuffle(draws, [...SUBSTITUTE.all]));
  cards.length = Math.max(0, others);
  if (count > 0 && !isPlaced) cards.splice(placeOf(deck.stagnation, cards.length, dice), 0, STAGNATION);
  vault.deck.push(...cards);
  // What the table may know of it: nothing.
  table.pile = { count: cards.length, least: 0, most: Math.max(0, cards.length - 1) };
}

function setBoard(state: DecreesState, { names, position, dice }: StartOptions<Decrees>): void {
  const { table } = state;
  table.deck = { ...SUBSTITUTE.label };
  table.auction = null;
  setDirectors(table, names, position.directors);
  setBlame(table, names, position);
  if (position.arrows !== undefined) {
    table.arrows.length = 0;
    table.arrows.push(...arrowList(table, position.arrows));
  }
  setDecrees(table, position);
  setHands(state, names, position);
  setDeck(state, position, dice);
}

function startTurn(turn: Turn, seat: Seat, position: Data): void {
  const { table } = turn.state as unknown as DecreesState;
  openDealing(turn);
  if (position.begin === true) beginTurn(turn, seat);
  else {
    table.turn = freshTurn(1, seat);
    table.turn.actions = position.actions === undefined ? table.turn.actions : wholeNumber(position.actions, 'actions');
  }
  goAhead(turn);
}

export function start(options: StartOptions<Decrees>): Match<Decrees> {
  const { config, names, dice, position } = options;
  const state = decrees.init(config, names.length);
  const match = matchAround(decrees, state, dice);
  if (position.turn === undefined) {
    const misplaced = Object.keys(position).find((key) => !FROM_THE_AUCTION.includes(key));
    if (misplaced) fail(`position.${misplaced} needs position.turn: without it the match begins with the auction`);
    setBlame(state.table, names, position);
    enter(match, { by: 'begin' }, (turn) => begin({ ...turn, book: SUBSTITUTE }));
    return match;
  }
  setBoard(state, options);
  const seat = seatOf(names, position.turn);
  enter(match, { by: 'begin' }, (turn) => startTurn({ ...turn, book: SUBSTITUTE }, seat, position));
  return match;
}

/** The second world: hands and deck of the first, those that the twin names replaced. */
export function twinPosition(
  position: Data,
  { blind: _, ...replaced }: Data,
  before: DecreesState,
  names: readonly string[],
): Data {
  const hands = Object.fromEntries(before.hands.map((hand, seat) => [names[seat], [...hand.cards]]));
  const deck = { count: before.vault.deck.length, top: [...before.vault.deck] };
  return { ...position, hands: { ...hands, ...(replaced.hands as object | undefined) }, deck: replaced.deck ?? deck };
}
