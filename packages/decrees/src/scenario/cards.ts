// Which cards lie where in a scenario: hands, deck, and those of the second world.

import { type Dice, type Game, type Turn as KernelTurn, shuffle } from '@pretender/kernel';
import { allowKeys, asData, type Data, fail, seatOf } from '@pretender/kernel/scenario';
import { SUBSTITUTE } from '../deck/substitute.ts';
import type { Event } from '../event-types.ts';
import { decrees } from '../index.ts';
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

/** What will be dealt after an auction: a card for each seat, and the deck. */
interface Layout {
  readonly hands: readonly CardId[];
  readonly deck: readonly CardId[];
}

interface Dealing {
  readonly state: DecreesState;
  readonly names: readonly string[];
  readonly position: Data;
  readonly twin: Data | null;
  readonly dice: Dice;
}

/** Nothing of it is known to anybody before it is dealt, so it is laid out on a table of its own. */
function layOut({ state: { table, hands }, names, position, twin, dice }: Dealing): Layout {
  const aside: DecreesState = {
    table: { ...table, players: table.players.map((player) => ({ ...player })), discard: [] },
    hands: hands.map((hand) => ({ ...hand, cards: [] })),
    vault: { deck: [] },
  };
  setHands(aside, names, position);
  const top = cardList(asData(position.deck ?? {}, 'deck').top ?? [], 'deck.top');
  const dealt = aside.hands.flatMap(({ cards }) => cards);
  const left = shuffle(dice.draws('scenario hands'), unnamed([...dealt, ...aside.table.discard, ...top]));
  const second = asData(twin?.hands ?? {}, 'hands');
  for (const [seat, { cards }] of aside.hands.entries()) {
    // Where the file leaves it open, the two worlds are not the same by chance.
    const at = left.findIndex((card) => String(second[names[seat]]) !== card);
    if (cards.length === 0) cards.push(...left.splice(at, 1));
    if (cards.length > 1) fail(`without position.turn hands are what is dealt: one card for ${names[seat]}`);
  }
  setDeck(aside, position, dice);
  return { hands: aside.hands.map(({ cards }) => cards[0]), deck: aside.vault.deck };
}

function asLaidOut({ hands, deck }: Layout, event: Event): Event {
  if (event.type === 'stacked') return { ...event, cards: [...deck] };
  if (event.type === 'dealt') return { ...event, card: hands[event.seat] };
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

/** The second world: hands and deck of the first, those that the twin names replaced. */
export function twinPosition(replaced: Data, dealing: Dealing): Data {
  const { state, names, position } = dealing;
  const laid = position.turn === undefined ? layOut(dealing) : null;
  const handOf = (seat: number): readonly CardId[] => (laid ? [laid.hands[seat]] : state.hands[seat].cards);
  const deck = laid?.deck ?? state.vault.deck;
  const hands = Object.fromEntries(names.map((name, seat) => [name, [...handOf(seat)]]));
  return {
    ...position,
    hands: { ...hands, ...(replaced.hands as object | undefined) },
    deck: replaced.deck ?? { count: deck.length, top: [...deck] },
  };
}
