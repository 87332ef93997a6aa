// Which cards lie where in a scenario: hands, deck, and those of the second world.

import { type Dice, type Game, type Turn as KernelTurn, shuffle } from '@pretender/kernel';
import { allowKeys, asData, type Data, fail, seatOf } from '@pretender/kernel/scenario';
import { SUBSTITUTE } from '../deck/substitute.ts';
import type { Event } from '../event-types.ts';
import { decrees } from '../index.ts';
import { countOf } from '../rules/board.ts';
import type { Decrees, DecreesState } from '../types.ts';
import type { CardId } from '../words.ts';

const STAGNATION = SUBSTITUTE.deck.stagnation.id;
const TOP = 5;
const BOTTOM = 20;

export function wholeNumber(value: unknown, what: string): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : fail(`${what} is a whole number`);
}

export function cardList(value: unknown, what: string): CardId[] {
  if (!Array.isArray(value)) return fail(`${what} is a list of cards`);
  for (const card of value) if (!SUBSTITUTE.cards.has(card) && card !== STAGNATION) fail(`no card is called "${card}"`);
  return value as CardId[];
}

function handList(value: unknown): CardId[] {
  const cards = cardList(value, 'a hand');
  return cards.includes(STAGNATION) ? fail(`${STAGNATION} never goes into a hand`) : cards;
}

export function setHands(
  { table, hands }: DecreesState,
  names: readonly string[],
  { hands: given, discard }: Data,
): void {
  for (const [name, cards] of Object.entries(asData(given ?? {}, 'hands'))) {
    const seat = seatOf(names, name);
    hands[seat].cards.push(...handList(cards));
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

/** The cards of our deck that are not among these. */
function unnamed(named: readonly CardId[]): CardId[] {
  const left = [...SUBSTITUTE.all];
  for (const card of named) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Cards that nobody has, in random order, those that are named first. */
export function setDeck({ table, hands, vault }: DecreesState, { deck: given }: Data, dice: Dice): void {
  const deck = asData(given ?? {}, 'deck');
  allowKeys(deck, ['count', 'stagnation', 'top'], 'deck');
  const named = cardList(deck.top ?? [], 'deck.top');
  const left = unnamed([...hands.flatMap((hand) => hand.cards), ...table.discard, ...named]);
  const usual = SUBSTITUTE.all.length + 1 - hands.length;
  const count = deck.count === undefined ? usual : wholeNumber(deck.count, 'deck.count');
  const isPlaced = named.includes(STAGNATION);
  const others = count - (isPlaced ? 0 : 1);
  if (named.length > Math.max(0, others))
    fail(
      `deck.top names ${named.length} cards, and a deck of ${count} has room for ${Math.max(0, others)} besides ${STAGNATION}`,
    );
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

/** Where the cards lie before the first turn of a scenario, or will lie once they are dealt. */
interface Layout {
  readonly hands: readonly (readonly CardId[])[];
  readonly deck: readonly CardId[];
}

interface Dealing {
  readonly state: DecreesState;
  readonly names: readonly string[];
  readonly position: Data;
  readonly twin: Data | null;
  readonly dice: Dice;
}

/** Who is not named gets a card, and not the one that the second world names: the two should not be the same by chance. */
function dealOthers({ table, hands }: DecreesState, { names, position, twin, dice }: Dealing): void {
  const top = cardList(asData(position.deck ?? {}, 'deck').top ?? [], 'deck.top');
  const named = [...hands.flatMap(({ cards }) => cards), ...table.discard, ...top];
  const left = shuffle(dice.draws('scenario hands'), unnamed(named));
  const second = asData(twin?.hands ?? {}, 'hands');
  for (const [seat, { cards }] of hands.entries()) {
    const at = left.findIndex((card) => String(second[names[seat]]) !== card);
    if (cards.length === 0) cards.push(...left.splice(at, 1));
    if (cards.length > 1) fail(`without position.turn hands are what is dealt: one card for ${names[seat]}`);
  }
}

/** On a table of its own: before cards are dealt nobody knows them, and what was played since does not count. */
function layOut(dealing: Dealing): Layout {
  const { state, names, position, dice } = dealing;
  const aside: DecreesState = {
    table: { ...state.table, players: state.table.players.map((player) => ({ ...player })), discard: [] },
    hands: state.hands.map((hand) => ({ ...hand, cards: [] })),
    vault: { deck: [] },
  };
  setHands(aside, names, position);
  if (position.turn === undefined) dealOthers(aside, dealing);
  setDeck(aside, position, dice);
  return { hands: aside.hands.map(({ cards }) => cards), deck: aside.vault.deck };
}

function asLaidOut({ hands, deck }: Layout, event: Event): Event {
  if (event.type === 'stacked') return { ...event, cards: [...deck] };
  if (event.type === 'dealt') return { ...event, card: hands[event.seat][0] };
  if (event.type === 'laid') return { ...event, count: deck.length, least: 0, most: Math.max(0, deck.length - 1) };
  return event;
}

/** The same game, but for the cards that come out of its shuffling. */
export function dealingAs(dealing: Dealing): Game<Decrees> {
  const layout = layOut(dealing);
  const stacked = ({ state, draws, emit }: KernelTurn<Decrees>): KernelTurn<Decrees> => ({
    state,
    draws,
    emit: (event) => emit(asLaidOut(layout, event)),
  });
  return {
    ...decrees,
    play: (turn, ask, seat, move) => decrees.play(stacked(turn), ask, seat, move),
    lapse: (turn, ask) => decrees.lapse(stacked(turn), ask),
  };
}

/**
 * Each of these on top, in exchange for a copy that is out of the game, or for the lowest one: a higher one would be
 * drawn or turned up by somebody who is to see the same in both worlds.
 */
function putOnTop(cards: CardId[], top: readonly CardId[], spare: CardId[]): void {
  for (const [at, card] of top.entries()) {
    if (cards[at] === card) continue;
    const out = spare.indexOf(card);
    const low = cards.lastIndexOf(card);
    if (out >= 0) spare[out] = cards[at];
    else if (low > at) cards[low] = cards[at];
    cards[at] = card;
  }
}

/** The first deck with these cards on top instead; `held` is what lies elsewhere. */
function twinDeck(first: readonly CardId[], given: Data, held: readonly CardId[], dice: Dice): Data {
  allowKeys(given, ['count', 'stagnation', 'top'], 'deck');
  const top = cardList(given.top ?? [], 'deck.top');
  const count = given.count === undefined ? first.length : wholeNumber(given.count, 'deck.count');
  const cards = first.filter((card) => card !== STAGNATION);
  const named = top.filter((each) => each !== STAGNATION);
  putOnTop(cards, named, unnamed([...held, ...cards]));
  cards.length = Math.max(0, Math.min(cards.length, count - 1));
  const placed = top.indexOf(STAGNATION);
  const usual = placed >= 0 ? placed : first.indexOf(STAGNATION);
  if (count > 0) cards.splice(placeOf(given.stagnation ?? usual, cards.length, dice), 0, STAGNATION);
  return { count, top: cards };
}

/** A position may have more of a kind than there are (I4); a second world has no more of them than the first. */
function refuseTooMany(first: readonly CardId[], second: readonly CardId[]): void {
  for (const card of second) {
    const [before, now] = [countOf(first, card), countOf(second, card)];
    const most = Math.max(before, countOf(SUBSTITUTE.all, card));
    if (now > most) fail(`twin has ${now} cards ${card}, and there are only ${most}`);
  }
}

/** The second world: hands and deck of the first, those that the twin names replaced. */
export function twinPosition(twin: Data, dealing: Dealing): Data {
  const { names, position, dice } = dealing;
  const first = layOut(dealing);
  const deck = asData(twin.deck ?? {}, 'deck');
  const hands: Record<string, unknown> = Object.fromEntries(names.map((name, seat) => [name, [...first.hands[seat]]]));
  Object.assign(hands, asData(twin.hands ?? {}, 'hands'));
  const inHands = names.flatMap((name) => handList(hands[name]));
  refuseTooMany(first.hands.flat(), [...inHands, ...cardList(deck.top ?? [], 'deck.top')]);
  const held = [...inHands, ...cardList(position.discard ?? [], 'discard')];
  return { ...position, hands, deck: twinDeck(first.deck, deck, held, dice) };
}
