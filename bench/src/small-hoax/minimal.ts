/**
 * Small Hoax with nothing around it: one mutable object of small whole numbers, sets of seats and identities as bits, no
 * views, no checks, no events, no log. It says what the machine could do; no engine should hope to reach it.
 * Nobody is −1 here and nowhere else in the project: a second type for "nobody" would cost what this version measures.
 */
import { type Played, playMatches } from '../measure.ts';
import { type Below, createBelow, drawsDoubt, drawsSupport } from './choices.ts';
import {
  allOf,
  at,
  BANK_WARES,
  DECK,
  EFFECTS,
  handsNeeded,
  IDENTITIES,
  moveWares,
  type PublicFacts,
  ROUNDS_PER_MATCH,
  SEAT_COUNT,
  SEATS_LEFT_AT_END,
  START_WARES,
  TRUE_CLAIM_POINTS,
  TURNS_PER_ROUND,
  trioPoints,
  type Wares,
  WINNING_POINTS,
} from './rules.ts';

const NOBODY = -1;
const NO_CLAIM = -1;
const EVERYBODY = (1 << SEAT_COUNT) - 1;
const EFFECT_OF = IDENTITIES.map((identity) => EFFECTS[identity]);
const SEAT_NUMBERS = Array.from({ length: SEAT_COUNT }, (_, seat) => seat);

interface MinimalSeat {
  identity: number;
  covered: number;
  points: number;
  readonly wares: Wares;
}

export interface MinimalMatch {
  readonly seats: readonly MinimalSeat[];
  readonly bank: Wares;
  readonly deal: Deal;
  inRound: number;
  seatsIn: number;
  active: number;
  claimed: number;
  target: number;
  doubter: number;
  hands: number;
  /** Who still has to answer the claim or to vote; nobody while the active seat is to claim. */
  asked: number;
  turns: number;
  rounds: number;
  isOver: boolean;
}

/** Which identity each seat gets in this round, by its place in IDENTITIES. */
export type Deal = (round: number) => readonly number[];

const setWares = (wares: Wares, count: number): void => {
  wares.gold = count;
  wares.wine = count;
  wares.grain = count;
};

const beginRound = (match: MinimalMatch): void => {
  const dealt = match.deal(match.rounds);
  for (let index = 0; index < SEAT_COUNT; index += 1) {
    const seat = at(match.seats, index);
    seat.identity = at(dealt, index);
    seat.covered = 0;
    setWares(seat.wares, START_WARES);
  }
  setWares(match.bank, BANK_WARES);
  match.inRound = EVERYBODY;
  match.seatsIn = SEAT_COUNT;
  match.turns = 0;
};

export const createMinimalMatch = (deal: Deal): MinimalMatch => {
  const match: MinimalMatch = {
    seats: SEAT_NUMBERS.map(() => ({ identity: 0, covered: 0, points: 0, wares: allOf(0) })),
    bank: allOf(0),
    deal,
    inRound: 0,
    seatsIn: 0,
    active: 0,
    claimed: NO_CLAIM,
    target: NOBODY,
    doubter: NOBODY,
    hands: 0,
    asked: 0,
    turns: 0,
    rounds: 0,
    isOver: false,
  };
  beginRound(match);
  return match;
};

const nextOf = (seats: number, after: number): number => {
  let seat = after;
  do seat = seat + 1 === SEAT_COUNT ? 0 : seat + 1;
  while ((seats & (1 << seat)) === 0);
  return seat;
};

const finishRound = (match: MinimalMatch): void => {
  for (let index = 0; index < SEAT_COUNT; index += 1) {
    if ((match.inRound & (1 << index)) === 0) continue;
    const seat = at(match.seats, index);
    seat.points += trioPoints(seat.wares);
    if (seat.points >= WINNING_POINTS) match.isOver = true;
  }
  match.rounds += 1;
  if (match.rounds >= ROUNDS_PER_MATCH) match.isOver = true;
  if (!match.isOver) beginRound(match);
};

const finishTurn = (match: MinimalMatch): void => {
  match.claimed = NO_CLAIM;
  match.target = NOBODY;
  match.doubter = NOBODY;
  match.hands = 0;
  match.asked = 0;
  match.turns += 1;
  if (match.isOver) return;
  if (match.turns >= TURNS_PER_ROUND || match.seatsIn <= SEATS_LEFT_AT_END) finishRound(match);
  match.active = nextOf(match.inRound, match.active);
};

const carryOutClaim = (match: MinimalMatch): void => {
  const source = match.target === NOBODY ? match.bank : at(match.seats, match.target).wares;
  moveWares(source, at(match.seats, match.active).wares, at(EFFECT_OF, match.claimed).take);
  finishTurn(match);
};

const judgeClaim = (match: MinimalMatch): void => {
  const seat = at(match.seats, match.active);
  if (seat.identity === match.claimed) {
    seat.points += TRUE_CLAIM_POINTS;
    if (seat.points >= WINNING_POINTS) match.isOver = true;
    moveWares(seat.wares, match.bank, seat.wares);
    match.inRound &= ~(1 << match.active);
    match.seatsIn -= 1;
  } else {
    seat.covered |= 1 << match.claimed;
  }
  finishTurn(match);
};

const nthUncovered = (covered: number, count: number): number => {
  let identity = -1;
  for (let left = count; left >= 0; ) {
    identity += 1;
    if ((covered & (1 << identity)) === 0) left -= 1;
  }
  return identity;
};

const claim = (match: MinimalMatch, below: Below): void => {
  const { covered } = at(match.seats, match.active);
  let uncoveredCount = IDENTITIES.length;
  for (let bits = covered; bits !== 0; bits &= bits - 1) uncoveredCount -= 1;
  const identity = nthUncovered(covered, below(uncoveredCount));
  match.claimed = identity;
  if (at(EFFECT_OF, identity).from === 'seat') {
    match.target = nextOf(match.inRound, match.active);
    for (let more = below(match.seatsIn - 1); more > 0; more -= 1) match.target = nextOf(match.inRound, match.target);
  }
  match.asked = match.inRound & ~(1 << match.active);
};

const answer = (match: MinimalMatch, seat: number, below: Below): void => {
  if (drawsDoubt(below)) {
    match.doubter = seat;
    match.hands = 1;
    match.asked = match.inRound & ~(1 << match.active) & ~(1 << seat);
    return;
  }
  match.asked &= ~(1 << seat);
  if (match.asked === 0) carryOutClaim(match);
};

const vote = (match: MinimalMatch, seat: number, below: Below): void => {
  if (drawsSupport(below)) match.hands += 1;
  match.asked &= ~(1 << seat);
  if (match.asked !== 0) return;
  if (match.hands >= handsNeeded(match.seatsIn)) judgeClaim(match);
  else carryOutClaim(match);
};

/** Who answers next: the active seat claims, the others follow clockwise. */
export const askedSeat = ({ claimed, asked, active }: MinimalMatch): number =>
  claimed === NO_CLAIM ? active : nextOf(asked, active);

/** One answer by one seat. */
export const stepMinimal = (match: MinimalMatch, below: Below): void => {
  if (match.claimed === NO_CLAIM) {
    claim(match, below);
    return;
  }
  const seat = askedSeat(match);
  if (match.doubter === NOBODY) answer(match, seat, below);
  else vote(match, seat, below);
};

export const minimalFacts = (match: MinimalMatch): PublicFacts => {
  const order = SEAT_NUMBERS.map((step) => (match.active + step) % SEAT_COUNT);
  const asked = match.claimed === NO_CLAIM ? 1 << match.active : match.asked;
  const seatOrNull = (seat: number): number | null => (seat === NOBODY ? null : seat);
  return {
    rounds: match.rounds,
    turns: match.turns,
    bank: { ...match.bank },
    seats: match.seats.map(({ covered, points, wares }, seat) => ({
      isIn: (match.inRound & (1 << seat)) !== 0,
      points,
      wares: { ...wares },
      covered: IDENTITIES.filter((_, identity) => (covered & (1 << identity)) !== 0),
    })),
    claim:
      match.claimed === NO_CLAIM ? null : { identity: at(IDENTITIES, match.claimed), target: seatOrNull(match.target) },
    doubter: seatOrNull(match.doubter),
    hands: match.hands,
    asked: match.isOver ? [] : order.filter((seat) => (asked & (1 << seat)) !== 0),
  };
};

export const shuffledDeal = (below: Below): Deal => {
  const deck = DECK.map((identity) => IDENTITIES.indexOf(identity));
  return () => {
    for (let index = 0; index < SEAT_COUNT; index += 1) {
      const other = index + below(deck.length - index);
      const card = at(deck, index);
      deck[index] = at(deck, other);
      deck[other] = card;
    }
    return deck;
  };
};

/** Plays one match to its end and returns the number of moves. */
export const playMinimalMatch = (seed: number): number => {
  const below = createBelow(seed);
  const match = createMinimalMatch(shuffledDeal(below));
  let moves = 0;
  for (; !match.isOver; moves += 1) stepMinimal(match, below);
  return moves;
};

export const playMinimal = (matches: number, seed: number): Played =>
  playMatches(matches, (match) => playMinimalMatch(seed + match));
