// One random legal answer to the open ask, without building every offer. For simulation; the conformance suite holds it
// against `moves` and `check`.

import { type Draws, type Fields, pick, randomOf, type Seat, shuffle } from '@pretender/kernel';
import { topAsk } from './asks.ts';
import { check } from './check.ts';
import type { Book } from './deck/book.ts';
import type { Directors, Move } from './move-types.ts';
import { SPECIAL_MOVES, scopeOf } from './moves/action.ts';
import { cardForms } from './moves/cards.ts';
import { specialForms } from './moves/forms.ts';
import { decreesOn, ministryOf, nextStep, othersThan, vacant } from './rules/board.ts';
import { firstPosts } from './rules/directors.ts';
import { tops } from './rules/graph.ts';
import { salvageable, searched } from './rules/search.ts';
import type { AskKind, Public, View } from './types.ts';
import type { Ministry, Window } from './words.ts';

type Sampler = (book: Book, view: View, seat: Seat, draws: Draws) => Move;
/** `null`: not this time. */
type Attempt = (book: Book, view: View, seat: Seat, draws: Draws) => Move | null;

const PASS: Move = { type: 'pass' };
const END: Move = { type: 'end' };

const forward: Attempt = (_book, { table }, seat, draws) => {
  const own = ministryOf(table, seat);
  const decrees = decreesOn(table, own);
  if (decrees.length === 0) return null;
  const others = table.ministries.filter((ministry) => ministry !== own);
  return { type: 'forward', decree: pick(draws, decrees), to: pick(draws, others) };
};

const stamp: Attempt = (_book, { table }, seat, draws) => {
  const own = ministryOf(table, seat);
  const ready = decreesOn(table, own).filter((decree) => nextStep(table.decrees[decree]) === own);
  return ready.length === 0 ? null : { type: 'stamp', decree: pick(draws, ready) };
};

const move: Attempt = (_book, { table }, _seat, draws) => {
  const free = vacant(table);
  if (free.length === 0) return null;
  return { type: 'move', player: draws.below(table.players.length) as Seat, to: pick(draws, free) };
};

/** Any blame of one ministry in reach onto another. */
const distribute: Attempt = (_book, { table }, seat, draws) => {
  const own = ministryOf(table, seat);
  const scope = own === null ? [] : scopeOf(table, own);
  const loaded = scope.filter((ministry) => table.posts[ministry].blame > 0);
  if (loaded.length === 0) return null;
  const from = pick(draws, loaded);
  const to = pick(draws, scope);
  if (from === to || (to === own && !table.config.distributeIntoOwn)) return null;
  const amount = 1 + draws.below(table.posts[from].blame);
  const blame = { [from]: table.posts[from].blame - amount, [to]: table.posts[to].blame + amount };
  return { type: 'distribute', blame: inOrder(scope, blame) };
};

function inOrder<T>(
  ministries: readonly Ministry[],
  values: Partial<Record<Ministry, T>>,
): Partial<Record<Ministry, T>> {
  return Object.fromEntries(ministries.filter((each) => each in values).map((each) => [each, values[each]])) as Partial<
    Record<Ministry, T>
  >;
}

const TRIES = 4;

/** A random member of one of these forms, if one of the first few is legal. */
function tryForms(book: Book, view: View, [type, forms]: [Move['type'], readonly Fields[]], draws: Draws): Move | null {
  for (let attempt = 0; forms.length > 0 && attempt < TRIES; attempt++) {
    const spec = { ask: 0, type, early: false, neutral: false, fields: pick(draws, forms) };
    const found = randomOf(spec, draws) as unknown as Move;
    if (check(book, view, found) === null) return found;
  }
  return null;
}

/** Everybody anywhere, one ministry vacant; what leaves all where they are is refused. */
const reassign: Attempt = (book, view, _seat, draws) => {
  const { ministries, players } = view.table;
  const seats = shuffle(
    draws,
    players.map((_, seat) => seat as Seat),
  );
  const empty = draws.below(ministries.length);
  const directors: Directors = {};
  let next = 0;
  for (let at = 0; at < ministries.length; at++) if (at !== empty) directors[ministries[at]] = seats[next++];
  const found: Move = { type: 'reassign', directors };
  return check(book, view, found) === null ? found : null;
};

const special: Attempt = (book, view, seat, draws) => {
  const own = ministryOf(view.table, seat);
  const type = own === null ? null : SPECIAL_MOVES[own];
  if (own === null || type === null) return null;
  if (type === 'reassign') return reassign(book, view, seat, draws);
  return tryForms(book, view, [type, specialForms(view.table, seat, own)], draws);
};

const play: Attempt = (book, view, seat, draws) => {
  const cards = view.hands[seat]?.cards ?? [];
  if (cards.length === 0) return null;
  return tryForms(book, view, ['play', cardForms(book, view.table, seat, pick(draws, cards))], draws);
};

const draw: Attempt = (_book, { table: { turn, pile } }) =>
  turn.used.draw || pile.count === 0 ? null : { type: 'draw' };

const ATTEMPTS: readonly Attempt[] = [draw, forward, stamp, move, distribute, special, play, play];
const MOST_ATTEMPTS = 12;

const act: Sampler = (book, view, seat, draws) => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const found = pick(draws, ATTEMPTS)(book, view, seat, draws);
    if (found !== null) return found;
  }
  return END;
};

/** Where one can let things pass, one does, three times out of four. */
const PATIENCE = 4;

const answer =
  (window: Window): Sampler =>
  (book, { hands }, seat, draws) => {
    const cards = (hands[seat]?.cards ?? []).filter((card) => book.answers[window].ids.has(card));
    if (cards.length === 0 || draws.below(PATIENCE) !== 0) return PASS;
    const card = pick(draws, cards);
    const op = book.cards.get(card)?.reaction?.ops.find((each) => each.op === 'preventPB');
    return op?.op === 'preventPB' ? { type: 'react', card, amount: 1 + draws.below(op.max) } : { type: 'react', card };
  };

const assign: Sampler = (_book, { table }, seat, draws) => {
  const posts = pick(draws, firstPosts(table));
  const others = shuffle(draws, othersThan(table, seat));
  const directors: Directors = Object.fromEntries(posts.map((post, at) => [post, others[at]]));
  return { type: 'assign', directors };
};

function randomRemoval(table: Public, seat: Seat, draws: Draws): Move {
  const budget = table.promulgation?.budget ?? 0;
  const own = Math.min(table.players[seat].personal, budget);
  const amount = draws.below(own + 1);
  return { type: 'remove', personal: { [seat]: amount }, ministry: {} };
}

const SAMPLERS: { readonly [K in AskKind]: Sampler } = {
  auction: (_book, _view, _seat, draws) => ({ type: 'bid', blame: 1 + draws.below(6) }),
  assignment: assign,
  action: act,
  objection: answer('cardPlayed'),
  charge: answer('pbGain'),
  consent: (_book, _view, _seat, draws) => ({ type: draws.below(2) === 0 ? 'agree' : 'object' }),
  search(book, { table, hands }, seat, draws) {
    const at = searched(book, table);
    return { type: 'pick', card: pick(draws, at === null ? [] : (hands[seat]?.known[at] ?? [])) };
  },
  salvage: (_book, { table }, _seat, draws) => ({ type: 'pick', card: pick(draws, salvageable(table)) }),
  shedding: (_book, { hands }, seat, draws) => ({ type: 'pick', card: pick(draws, hands[seat]?.cards ?? []) }),
  top: (_book, { table }, _seat, draws) => ({
    type: 'top',
    ministry: pick(draws, table.promulgation === null ? [] : tops(table, table.promulgation.ministry)),
  }),
  removal: (_book, { table }, seat, draws) => randomRemoval(table, seat, draws),
  dealing: () => PASS,
  offer: () => PASS,
};

export function sample(book: Book, view: View, draws: Draws): Move {
  const kind = topAsk(view.table)?.kind ?? 'action';
  return SAMPLERS[kind](book, view, view.viewer as Seat, draws);
}
