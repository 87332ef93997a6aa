// Fib, a toy game on the kernel contract. Everybody holds one secret animal. All bid in secret; then, in turn, one
// claims an animal, gives points away or redraws. A claim opens a window of secret answers. A doubt holds the window
// and opens a secret vote: with a supporter the card is turned up, without one the window goes on.

import {
  type Ask,
  asSeat,
  copy,
  type Deep,
  type Fields,
  type Game,
  type MoveSpec,
  refuse,
  type Seat,
  shuffled,
  type View,
} from '../src/index.ts';
import { events } from './toy-events.ts';
import { isOver, LAPSE, PLAY, seatsBut } from './toy-play.ts';
import { ANIMALS, type Animal, type AskKind, type Fib } from './toy-types.ts';

const COPIES = 4;
const MODES = { cheering: 'standing', bidding: 'sealed', turn: 'one', reaction: 'window', vote: 'sealed' } as const;
const CLOCKS = { cheering: 'none', bidding: 'setup', turn: 'turn', reaction: 'beat', vote: 'vote' } as const;

type Offer = Omit<MoveSpec, 'ask'>;
const deed = (type: Fib['Move']['type'], fields: Fields = {}): Offer => ({
  type,
  early: false,
  neutral: false,
  fields,
});
const neutral = (type: Fib['Move']['type']): Offer => ({ ...deed(type), neutral: true });

const OFFERS: { readonly [K in AskKind]: (table: Deep<Fib['Table']>, seat: Seat) => Offer[] } = {
  cheering: (table, seat) => (table.cheers.includes(seat) ? [] : [deed('cheer')]),
  bidding: ({ animals }) => [
    deed('bid', {
      stake: { kind: 'number', from: 1, to: 3 },
      likes: { kind: 'some', of: animals, min: 1, max: 2, repeats: false },
    }),
  ],
  turn(table, seat) {
    const { points, bids, animals } = table;
    const claim = deed('claim', {
      animal: { kind: 'one', of: animals },
      wager: { kind: 'number', from: 1, to: bids[seat].stake },
      tone: { kind: 'one', of: ['softly', 'loudly'], optional: true },
    });
    if (points[seat] < 1) return [claim, deed('redraw')];
    const gift: Fields = {
      to: { kind: 'one', of: seatsBut(table, seat) },
      count: { kind: 'number', from: 1, to: points[seat] },
    };
    return [claim, deed('redraw'), deed('give', { gifts: { kind: 'list', of: gift, min: 1, max: 2 } })];
  },
  reaction: ({ toasts }) => [deed('doubt'), neutral('pass'), ...(toasts ? [{ ...deed('toast'), early: true }] : [])],
  vote: () => [deed('support'), neutral('decline')],
};

function asksOf({ asks }: Deep<Fib['Table']>): Ask[] {
  const vote = asks.find((ask) => ask.kind === 'vote');
  const held = asks.find((ask) => vote && ask.kind === 'reaction');
  return asks.map((ask) => ({
    ...ask,
    clock: CLOCKS[ask.kind],
    mode: MODES[ask.kind],
    held: ask === held,
    takes: held && ask === vote ? [{ ask: held.id, type: 'doubt', as: 'support' }] : [],
  }));
}

function hasAnswered({ viewer, table, hands }: View<Fib>, ask: Ask): boolean {
  const isIn = hands[viewer as Seat]?.answers.some((given) => given.ask === ask.id) ?? false;
  return isIn || (ask.kind === 'reaction' && table.unheard.includes(viewer as Seat));
}

export const fib: Game<Fib> = {
  id: 'fib',
  rules: 3,
  seats: { min: 2, max: 4 },
  options: {
    fields: {
      animals: { kind: 'choice', of: [2, 3, 4], initial: 3 },
      turns: { kind: 'number', from: 1, to: 30, initial: 8 },
      toasts: { kind: 'flag', initial: false },
    },
    presetKey: 'edition',
    presets: { plain: {}, merry: { toasts: true, animals: 4 } },
    initialPreset: 'plain',
    conflicts: [{ when: { toasts: [true] }, seats: { from: 2, to: 2 }, why: 'toasts need a third seat' }],
  },
  init({ animals, turns, toasts }, seatCount) {
    const deck = ANIMALS.slice(0, animals).flatMap((animal) => new Array<Animal>(COPIES).fill(animal));
    const numbers = () => new Array<number>(seatCount).fill(0);
    const table: Fib['Table'] = {
      asks: [],
      nextAsk: 1,
      animals: ANIMALS.slice(0, animals),
      toasts,
      turnsLeft: turns,
      turn: asSeat(0),
      points: numbers(),
      bids: [],
      claim: null,
      doubter: null,
      unheard: [],
      faceUp: [],
      deckLeft: deck.length - seatCount,
      cheers: [],
    };
    return { table, hands: numbers().map(() => ({ card: null, answers: [] })), vault: { deck } };
  },
  begin(turn) {
    const { vault, table } = turn.state;
    turn.emit({ type: 'shuffled', deck: shuffled(turn.draws('deck'), vault.deck as Animal[]) });
    for (const seat of seatsBut(table)) turn.emit({ type: 'dealt', seat, card: vault.deck[0] });
    turn.emit({ type: 'began', first: asSeat(turn.draws('first').below(table.points.length)) });
    turn.emit({ type: 'asked', kind: 'cheering', seats: seatsBut(table) });
    turn.emit({ type: 'asked', kind: 'bidding', seats: seatsBut(table) });
  },
  asks: asksOf,
  answered: hasAnswered,
  moves(view) {
    const seat = view.viewer;
    if (seat === 'public') return [];
    const open = asksOf(view.table).filter((ask) => !ask.held && ask.seats.includes(seat) && !hasAnswered(view, ask));
    return open.flatMap((ask) =>
      OFFERS[ask.kind as AskKind](view.table, seat).map((offer) => ({ ...offer, ask: ask.id })),
    );
  },
  check({ viewer, table }, move) {
    if (move.type !== 'give') return null;
    if (new Set(move.gifts.map((gift) => gift.to)).size < move.gifts.length) return refuse('one-gift-each', 'gifts');
    const total = move.gifts.reduce((sum, gift) => sum + gift.count, 0);
    return total > table.points[viewer as Seat] ? refuse('too-generous', 'gifts', 'F7') : null;
  },
  play: (turn, ask, seat, move) => PLAY[move.type](turn, ask, seat, move as never),
  lapse: (turn, ask) => LAPSE[ask.kind as AskKind](turn, ask),
  events,
  /** Others may not have answered yet, and hold any cards that are neither the viewer's nor face up. */
  imagine(view, draws) {
    const table = copy(view.table) as Fib['Table'];
    const pool = table.animals.flatMap((animal) => new Array<Animal>(COPIES).fill(animal));
    const own = view.hands.find((hand) => hand !== null);
    for (const known of own?.card ? [own.card, ...table.faceUp] : table.faceUp) pool.splice(pool.indexOf(known), 1);
    const take = () => pool.splice(draws.below(pool.length), 1)[0];
    const hands = view.hands.map((hand) => (hand ? (copy(hand) as Fib['Hand']) : { card: take(), answers: [] }));
    return { table, hands, vault: { deck: shuffled(draws, pool) } };
  },
  outcome(table) {
    if (!isOver(table)) return null;
    const best = Math.max(...table.points);
    return { winners: seatsBut(table).filter((seat) => table.points[seat] === best), scores: table.points };
  },
};
