// Who may hold what, exactly. A deal is weighed by how many ways the deck allows it and by what speaks for each seat's card; the
// weights of all deals are summed over how many cards of each kind are used so far, seat by seat, forwards and backwards. Seats
// whose card is certain take theirs out of the deck first.

import type { Draws } from '@pretender/kernel';
import { leastChance } from './bounds.ts';
import { type Layout, layoutFor } from './layout.ts';

export interface Evidence {
  /** Cards of each kind in the deck. */
  readonly copies: readonly number[];
  readonly seats: number;
  /** How much speaks for each kind, a row for each seat, one after the other; 0 rules it out. */
  readonly weights: Float64Array;
}

/** Whoever asks is told by a throw if no deal agrees with the evidence. */
export interface DealBelief {
  /** The chance of each kind for a seat; they sum to 1. */
  chancesOf(seat: number): readonly number[];
  /** One deal, with the chance it has. */
  sample(draws: Draws): number[];
}

/** The seats whose card is open to doubt, and the cards that are left for them. */
interface Open {
  readonly copies: readonly number[];
  readonly weights: Float64Array;
  /** Where the row of each of them begins in `weights`. */
  readonly rows: readonly number[];
}

function mostOf({ copies, weights, rows }: Open): number[] {
  const most: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) {
    let able = 0;
    for (let at = 0; at < rows.length; at++) if (weights[rows[at] + kind] > 0) able++;
    most.push(Math.min(copies[kind], able));
  }
  return most;
}

/** The kinds that a row does not rule out come first; says how many there are. Valid until the next call. */
const used = new Int32Array(16);

function findUsed(weights: Float64Array, row: number, kinds: number): number {
  let count = 0;
  for (let kind = 0; kind < kinds; kind++) if (weights[row + kind] > 0) used[count++] = kind;
  return count;
}

/** `after[state]`: all that the seats from there on can do from that state. */
function backwards({ levels, kinds, next, left }: Layout, { weights, rows }: Open, after: Float64Array): void {
  const last = rows.length;
  after.fill(1, levels[last], levels[last + 1]);
  for (let level = last - 1; level >= 0; level--) {
    const row = rows[level];
    const count = findUsed(weights, row, kinds);
    const end = levels[level + 1];
    for (let state = levels[level], from = state * kinds; state < end; state++, from += kinds) {
      let all = 0;
      for (let i = 0; i < count; i++) {
        const kind = used[i];
        all += left[from + kind] * weights[row + kind] * after[next[from + kind]];
      }
      after[state] = all;
    }
  }
  if (after[0] === 0) impossible();
}

/** One seat more is dealt to, in every state of this level; `before[state]`: all that the seats before can do to reach it. */
function step(
  { levels, kinds, next, left }: Layout,
  before: Float64Array,
  level: number,
  { weights, row }: { readonly weights: Float64Array; readonly row: number },
): void {
  const count = findUsed(weights, row, kinds);
  const end = levels[level + 1];
  for (let state = levels[level], from = state * kinds; state < end; state++, from += kinds) {
    const here = before[state];
    if (here === 0) continue;
    for (let i = 0; i < count; i++) {
      const kind = used[i];
      before[next[from + kind]] += here * (left[from + kind] * weights[row + kind]);
    }
  }
}

function impossible(): never {
  throw new Error('no deal agrees with this evidence');
}

/** Not whole numbers only: V8 would keep them otherwise, and change that with the first chance. */
function noughts(count: number): number[] {
  const list = [0.5];
  for (let at = 0; at < count; at++) list[at] = 0;
  return list;
}

function layoutOf(open: Open, seats: number): Layout {
  return layoutFor({ copies: open.copies, most: mostOf(open), seats });
}

/** What speaks for each kind of the seat in this place, from all deals before and after it. */
function chancesAt(layout: Layout, { weights, rows }: Open, at: number): number[] {
  const { levels, kinds, next, left, before, after } = layout;
  const row = rows[at];
  const count = findUsed(weights, row, kinds);
  const chances = noughts(kinds);
  for (let state = levels[at], from = state * kinds; state < levels[at + 1]; state++, from += kinds) {
    const here = before[state];
    if (here === 0) continue;
    for (let i = 0; i < count; i++) {
      const kind = used[i];
      chances[kind] += here * left[from + kind] * after[next[from + kind]];
    }
  }
  for (let kind = 0; kind < kinds; kind++) chances[kind] = (chances[kind] * weights[row + kind]) / after[0];
  return chances;
}

/** The chances of everybody whose card is open to doubt. */
function chancesOfAll(open: Open): number[][] {
  const layout = layoutOf(open, open.rows.length);
  const { before, after } = layout;
  backwards(layout, open, after);
  before.fill(0);
  before[0] = 1;
  return open.rows.map((_, at) => {
    if (at > 0) step(layout, before, at - 1, { weights: open.weights, row: open.rows[at - 1] });
    return chancesAt(layout, open, at);
  });
}

/** Room for what is summed up in `weighAlone`, until the next call. */
const sums = new Float64Array(16);

/** How much speaks for each kind of one seat alone, all others being dealt to first, into `sums`; and the sum of it. */
function weighAlone(open: Open, alone: number): number {
  const { weights, rows } = open;
  const last = rows.length - 1;
  const layout = layoutOf(open, last);
  const { levels, kinds, left, before } = layout;
  before.fill(0);
  before[0] = 1;
  for (let level = 0; level < last; level++)
    step(layout, before, level, { weights, row: rows[level < alone ? level : level + 1] });
  const row = rows[alone];
  sums.fill(0);
  const count = findUsed(weights, row, kinds);
  for (let state = levels[last], from = state * kinds; state < levels[last + 1]; state++, from += kinds) {
    const here = before[state];
    if (here === 0) continue;
    for (let i = 0; i < count; i++) sums[used[i]] += here * left[from + used[i]];
  }
  let all = 0;
  for (let kind = 0; kind < kinds; kind++) all += sums[kind] *= weights[row + kind];
  return all > 0 ? all : impossible();
}

function chancesAlone(open: Open, alone: number): number[] {
  const all = weighAlone(open, alone);
  const chances = noughts(open.copies.length);
  for (let kind = 0; kind < chances.length; kind++) chances[kind] = sums[kind] / all;
  return chances;
}

const FINE = 2 ** 30;

/** Draws one deal after the other, seat by seat: each card as likely as all that can still follow it. */
function sampler(open: Open): (draws: Draws) => number[] {
  const { weights, rows } = open;
  const layout = layoutOf(open, rows.length);
  const { kinds, next, left } = layout;
  const after = new Float64Array(layout.states);
  backwards(layout, open, after);
  return (draws) => {
    let state = 0;
    return rows.map((row) => {
      let rest = (draws.below(FINE) / FINE) * after[state];
      let chosen = -1;
      for (let kind = 0; kind < kinds && rest >= 0; kind++) {
        const at = state * kinds + kind;
        const weight = left[at] * weights[row + kind] * after[next[at]];
        if (weight === 0) continue;
        chosen = kind;
        rest -= weight;
      }
      state = next[state * kinds + chosen];
      return chosen;
    });
  };
}

/** The only kind that is left for somebody; -1 if there are several, or none. */
function onlyKind(weights: Float64Array, row: number, kinds: number): number {
  let found = -1;
  for (let kind = 0; kind < kinds; kind++) {
    if (weights[row + kind] === 0) continue;
    if (found >= 0) return -1;
    found = kind;
  }
  return found;
}

/** The chances of somebody who has this kind for certain. */
function sureOf({ copies }: Evidence, sure: number): number[] {
  return copies.map((_, kind) => Number(kind === sure));
}

/** What is left open, for every seat the kind that it has for certain, and its place among those that are open; -1 for none. */
interface Sorted extends Open {
  readonly certain: readonly number[];
  readonly places: readonly number[];
}

function sort({ copies, seats, weights }: Evidence): Sorted {
  const kinds = copies.length;
  const left = copies.slice();
  const certain: number[] = [];
  const places: number[] = [];
  const rows: number[] = [];
  for (let seat = 0, row = 0; seat < seats; seat++, row += kinds) {
    const kind = onlyKind(weights, row, kinds);
    certain.push(kind);
    places.push(kind < 0 ? rows.push(row) - 1 : -1);
    if (kind >= 0 && --left[kind] < 0) impossible();
  }
  return { copies: left, weights, rows, certain, places };
}

/** Roundings are far less. */
const MARGIN = 1 + 1e-9;

/** Is the chance that a seat has a card of this kind below a limit? For half the work, or less, where nothing else is asked. */
export function isBelow(limit: number, evidence: Evidence, seat: number, kind: number): boolean {
  const open = sort(evidence);
  if (open.certain[seat] >= 0) return Number(kind === open.certain[seat]) < limit;
  if (leastChance(open, open.places[seat], kind) > limit * MARGIN) return false;
  const all = weighAlone(open, open.places[seat]);
  return sums[kind] / all < limit;
}

export function believeDeal(evidence: Evidence): DealBelief {
  const open = sort(evidence);
  const { certain, places } = open;
  const known: (readonly number[] | undefined)[] = certain.map((kind) =>
    kind < 0 ? undefined : sureOf(evidence, kind),
  );
  // Most questions are about one seat only: the sum over everything is for whoever asks twice.
  let isFirst = true;
  const reckon = (seat: number): void => {
    if (isFirst) known[seat] = chancesAlone(open, places[seat]);
    else for (const [place, chances] of chancesOfAll(open).entries()) known[places.indexOf(place)] ??= chances;
    isFirst = false;
  };
  let dealOpen: ((draws: Draws) => number[]) | null = null;
  return {
    chancesOf(seat) {
      if (known[seat] === undefined) reckon(seat);
      return known[seat] ?? [];
    },
    sample(draws) {
      dealOpen ??= sampler(open);
      const dealt = dealOpen(draws);
      return certain.map((kind, seat) => (kind < 0 ? dealt[places[seat]] : kind));
    },
  };
}
