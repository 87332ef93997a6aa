// Before the first turn: the auction of blame, the posts, the deck.

import { type Ask, asSeat, type Seat, shuffle } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import type { Directors, MoveOf } from '../move-types.ts';
import { seatsOf } from '../rules/board.ts';
import { completed, firstPosts } from '../rules/directors.ts';
import type { Turn } from '../types.ts';
import type { CardId } from '../words.ts';

const MISSED_BID = 3;
const LOWEST_PAYS = 5;
const TIED_PAY = 2;
/** Nobody ties more often than this; then the lot decides (A2). */
const MOST_ROUNDS = 12;
const BOTTOM = 20;
const TOP = 5;

export function beginMatch(turn: Turn): void {
  turn.emit({ type: 'opened', deck: { ...turn.book.label } });
  ask(turn, 'auction', seatsOf(turn.state.table));
}

function bidOf(turn: Turn, open: Ask, seat: Seat): number {
  const answer = turn.state.hands[seat].answers.find((each) => each.ask === open.id);
  return answer?.move.type === 'bid' ? answer.move.blame : MISSED_BID;
}

/** All bids are opened together; whoever is alone at the top directs Human Resources. */
export function openBids(turn: Turn, open: Ask): void {
  const { players, config } = turn.state.table;
  const bids = players.map((_, seat) => (open.seats.includes(asSeat(seat)) ? bidOf(turn, open, asSeat(seat)) : null));
  const made = bids.filter((bid) => bid !== null);
  const [highest, lowest] = [Math.max(...made), Math.min(...made)];
  const top = open.seats.filter((seat) => bids[seat] === highest);
  const isTied = top.length > 1;
  const paid = bids.map((bid) => {
    if (bid === null) return 0;
    if (bid === highest && isTied) return config.tiedHighPays === 'two' ? TIED_PAY : bid + TIED_PAY;
    return bid === lowest && bid < highest ? bid + LOWEST_PAYS : bid;
  });
  closeTop(turn);
  turn.emit({ type: 'bidsRevealed', bids, paid, again: isTied ? top : [] });
  afterBids(turn, top);
}

function afterBids(turn: Turn, top: readonly Seat[]): void {
  const round = turn.state.table.bids.length;
  if (top.length > 1 && round < MOST_ROUNDS) {
    ask(turn, 'auction', [...top]);
    return;
  }
  if (top.length > 1) turn.emit({ type: 'lotDrawn', among: [...top] });
  const seat = top.length === 1 ? top[0] : top[turn.draws('lot').below(top.length)];
  turn.emit({ type: 'appointed', seat });
  ask(turn, 'assignment', [seat]);
}

export function assign(turn: Turn, seat: Seat, { directors }: MoveOf<'assign'>): Seat {
  closeTop(turn);
  turn.emit({ type: 'reassigned', directors: completed({ ...directors, HR: seat }) });
  deal(turn);
  // Only where the table lets it be empty.
  return directors.EXE ?? seat;
}

/** Time is up: any legal posts, by lot. */
export function assignAny(turn: Turn, seat: Seat): Seat {
  const { table } = turn.state;
  const draws = turn.draws('posts');
  const ways = firstPosts(table);
  const posts = ways[draws.below(ways.length)];
  const others = shuffle(
    draws,
    seatsOf(table).filter((other) => other !== seat),
  );
  const directors: Directors = Object.fromEntries(posts.map((post, at) => [post, others[at]]));
  return assign(turn, seat, { type: 'assign', directors });
}

/** One card each; the rest in three parts, Stagnation and Decline in the middle one. */
function deal(turn: Turn): void {
  const { book, state } = turn;
  const draws = turn.draws('deal');
  const cards = shuffle(draws, [...book.all]);
  const seats = seatsOf(state.table);
  const deck: CardId[] = cards.slice(seats.length);
  const middle = deck.length - TOP - BOTTOM;
  deck.splice(TOP + draws.below(middle + 1), 0, book.deck.stagnation.id);
  turn.emit({ type: 'stacked', cards: deck });
  for (const seat of seats) turn.emit({ type: 'dealt', seat, card: cards[seat] });
  turn.emit({ type: 'laid', count: deck.length, least: TOP, most: TOP + middle });
}
