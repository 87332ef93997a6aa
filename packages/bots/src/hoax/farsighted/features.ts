// What a position looks like to one seat, in numbers: what lies open, the own card, and what it believes of the others. The order
// is that of the weights that were learned.

import {
  IDENTITIES,
  type Identity,
  identitiesIn,
  looseWares,
  type Public,
  trios,
  type View,
  WARES,
} from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { believe, claimWeights } from '../belief/evidence.ts';
import { CHOSEN } from '../shrewd/chosen.ts';

type Heir = Public['heirs'][number];

const TO_WIN = 10;
const HEADS = IDENTITIES.length;

function sumOf(items: readonly number[]): number {
  let sum = 0;
  for (const item of items) sum += item;
  return sum;
}

function meanOf(items: readonly number[]): number {
  return sumOf(items) / Math.max(1, items.length);
}

function isIn({ standing }: Heir): boolean {
  return standing === 'in';
}

/** Everybody else who is still in the round. */
function rivalsOf({ table }: View, seat: Seat): number[] {
  return table.heirs.flatMap((heir, at) => (at !== seat && isIn(heir) ? [at] : []));
}

function openHeads({ table }: View, seat: number): number {
  const { covers } = table.heirs[seat];
  let count = 0;
  for (const identity of identitiesIn(table.config)) if (covers[identity] === null) count++;
  return count;
}

/** How likely the own card seems to everybody, by heads and claims alone. */
function seenThrough({ table }: View, seat: Seat, own: Identity): number {
  const weights = claimWeights(table, seat, CHOSEN.styles);
  const { covers } = table.heirs[seat];
  let all = 0;
  let known = 0;
  for (const [kind, identity] of identitiesIn(table.config).entries()) {
    if (covers[identity] !== null) continue;
    all += weights[kind];
    if (identity === own) known = weights[kind];
  }
  return all > 0 ? known / all : 1;
}

/** The largest, filled up with noughts. */
function largest(items: readonly number[], count: number): number[] {
  const sorted = items.toSorted((a, b) => b - a);
  return Array.from({ length: count }, (_, at) => sorted[at] ?? 0);
}

/** How near everybody is to the crown. */
function race({ table }: View, seat: Seat): number[] {
  const { heirs, config } = table;
  const own = heirs[seat].points;
  const others = heirs.flatMap(({ points }, at) => (at === seat ? [] : [points]));
  const isDoubtAway = (points: number): number => Number(points + config.wrongHoaxPoints >= TO_WIN);
  const isPointAway = (points: number): number => Number(points >= TO_WIN - 1);
  return [
    own / TO_WIN,
    (own / TO_WIN) ** 2,
    isDoubtAway(own),
    isPointAway(own),
    ...largest(others, 3).map((points) => points / TO_WIN),
    meanOf(others) / TO_WIN,
    meanOf(others.map(isDoubtAway)),
    meanOf(others.map(isPointAway)),
    sumOf(others.map((points) => Math.exp((points - TO_WIN) / 2))),
  ];
}

/** Who is in, whose turn it is, how long it has been going on. */
function round(view: View, seat: Seat): number[] {
  const { heirs, turn, finale } = view.table;
  const me = Number(isIn(heirs[seat]));
  const rivals = rivalsOf(view, seat);
  const count = rivals.length + me;
  const nearest = Math.max(0, ...rivals.map((at) => heirs[at].points)) / TO_WIN;
  const away = (seat - turn.seat + heirs.length) % heirs.length;
  return [
    me,
    me / Math.max(1, count),
    count / heirs.length,
    Number(finale),
    me * Number(count === 2),
    me * Number(count === 3),
    (me * away) / heirs.length,
    me * Number(away === 0),
    Math.min(3, turn.number / heirs.length / 6),
    nearest,
    me * nearest,
    Number(view.table.round === 1),
  ];
}

function belongings(view: View, seat: Seat): number[] {
  const { heirs } = view.table;
  const { wares } = heirs[seat];
  const rivals = rivalsOf(view, seat);
  const theirs = rivals.map((at) => trios(heirs[at].wares));
  if (!isIn(heirs[seat])) return [0, 0, 0, 0, Math.max(0, ...theirs), 0, 0, 0, 0];
  const loose = looseWares(wares);
  const heads = rivals.map((at) => openHeads(view, at));
  return [
    trios(wares),
    Math.min(1, trios(wares)),
    sumOf(WARES.map((ware) => wares[ware])) / 6,
    sumOf(WARES.map((ware) => loose[ware])) / 4,
    Math.max(0, ...theirs),
    sumOf(theirs),
    openHeads(view, seat) / HEADS,
    meanOf(heads) / HEADS,
    Math.min(HEADS, ...heads) / HEADS,
  ];
}

/** What is believed of the others, and what they may know of oneself. */
function secrets(view: View, seat: Seat, own: Identity): number[] {
  const { heirs, accusations } = view.table;
  if (!isIn(heirs[seat])) return Array.from({ length: 13 }, () => 0);
  const rivals = rivalsOf(view, seat);
  const belief = believe(view, CHOSEN);
  const sure = rivals.map((at) => Math.max(...belief.chancesOf(at)));
  const shown = rivals.map((at) => view.hands[seat]?.shown[at]?.length ?? 0);
  const open = openHeads(view, seat);
  const known = seenThrough(view, seat, own);
  const best = largest(sure, 3);
  return [
    known,
    known ** 2,
    1 / open,
    ...best,
    best[0] ** 2,
    Number(best[0] > 0.99),
    meanOf(sure),
    Math.max(0, ...shown) / 6,
    sumOf(shown) / 10,
    accusations.filter(({ target, right }) => target === seat && !right).length,
    Math.max(0, ...shown.map((count) => 1 / Math.max(1, open - count))),
  ];
}

function card({ table }: View, seat: Seat, own: Identity): number[] {
  const me = isIn(table.heirs[seat]);
  return IDENTITIES.toSorted().map((identity) => Number(me && identity === own));
}

export function featuresOf(view: View, seat: Seat): number[] {
  const own = view.hands[seat]?.identity;
  if (!own) throw new Error(`seat ${seat} has no card to look from`);
  return [
    ...race(view, seat),
    ...round(view, seat),
    ...belongings(view, seat),
    ...secrets(view, seat, own),
    ...card(view, seat, own),
  ];
}
