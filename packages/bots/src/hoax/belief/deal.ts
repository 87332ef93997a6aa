// Who may hold what, exactly. A deal is weighed by how many ways the deck allows it and by what speaks for each seat's card; the
// weights of all deals are summed over how many cards of each kind are used so far, seat by seat, forwards and backwards. Seats
// whose card is certain take theirs out of the deck first.

import type { Draws } from '@pretender/kernel';
import { type Layout, layoutFor } from './layout.ts';

type Weights = readonly (readonly number[])[];

/** Cards of each kind in the deck, and for every seat how much speaks for each kind; 0 rules it out. */
export interface Evidence {
  readonly copies: readonly number[];
  readonly weights: Weights;
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
  readonly weights: Weights;
}

interface Sum {
  readonly layout: Layout;
  readonly weights: Weights;
  /** `before[state]`: all that the seats before can do to reach that state; for levels up to `reached`. */
  readonly before: Float64Array;
  reached: number;
  /** `after[state]`: all that the seats from here on can do from that state. */
  readonly after: Float64Array;
}

function mostOf({ copies, weights }: Open): number[] {
  return copies.map((count, kind) => {
    let able = 0;
    for (const own of weights) if (own[kind] > 0) able++;
    return Math.min(count, able);
  });
}

function backwards({ levels, kinds, next, left, states }: Layout, weights: Weights): Float64Array {
  const after = new Float64Array(states);
  const last = weights.length;
  for (let state = levels[last]; state < levels[last + 1]; state++) after[state] = 1;
  for (let level = last - 1; level >= 0; level--) {
    const own = weights[level];
    const end = levels[level + 1];
    for (let state = levels[level], at = state * kinds; state < end; state++) {
      let all = 0;
      for (let kind = 0; kind < kinds; kind++, at++) all += left[at] * own[kind] * after[next[at]];
      after[state] = all;
    }
  }
  return after;
}

/** One seat more is dealt to, in every state of this level. */
function step(layout: Layout, before: Float64Array, level: number, own: readonly number[]): void {
  const { levels, kinds, next, left } = layout;
  const end = levels[level + 1];
  for (let state = levels[level], at = state * kinds; state < end; state++) {
    const here = before[state];
    for (let kind = 0; kind < kinds; kind++, at++) {
      const share = left[at] * own[kind];
      if (share > 0) before[next[at]] += here * share;
    }
  }
}

function impossible(): never {
  throw new Error('no deal agrees with this evidence');
}

function sumOver(open: Open): Sum {
  const { copies, weights } = open;
  const layout = layoutFor({ copies, most: mostOf(open), seats: weights.length });
  const before = new Float64Array(layout.states);
  before[0] = 1;
  const after = backwards(layout, weights);
  return after[0] > 0 ? { layout, weights, before, reached: 0, after } : impossible();
}

function chancesAt(sum: Sum, at: number): number[] {
  const { layout, weights, before, after } = sum;
  for (; sum.reached < at; sum.reached++) step(layout, before, sum.reached, weights[sum.reached]);
  const { levels, kinds, next, left } = layout;
  const chances = weights[at].map(() => 0);
  for (let state = levels[at], index = state * kinds; state < levels[at + 1]; state++) {
    const here = before[state];
    for (let kind = 0; kind < kinds; kind++, index++) chances[kind] += here * left[index] * after[next[index]];
  }
  return chances.map((chance, kind) => (chance * weights[at][kind]) / after[0]);
}

/** The same of one seat alone, for half the work: all others are dealt to first. */
function chancesAlone(open: Open, alone: number): number[] {
  const { copies, weights } = open;
  const last = weights.length - 1;
  const layout = layoutFor({ copies, most: mostOf(open), seats: last });
  const { levels, kinds, left, scratch: before } = layout;
  before.fill(0);
  before[0] = 1;
  for (let level = 0; level < last; level++) step(layout, before, level, weights[level < alone ? level : level + 1]);
  const chances = weights[alone].map(() => 0);
  for (let state = levels[last], at = state * kinds; state < levels[last + 1]; state++) {
    const here = before[state];
    for (let kind = 0; kind < kinds; kind++, at++) chances[kind] += here * left[at];
  }
  let all = 0;
  for (let kind = 0; kind < kinds; kind++) all += chances[kind] *= weights[alone][kind];
  return all > 0 ? chances.map((chance) => chance / all) : impossible();
}

const FINE = 2 ** 30;

/** One deal, seat by seat: each card as likely as all that can still follow it. */
function sampleDeal({ layout: { kinds, next, left }, weights, after }: Sum, draws: Draws): number[] {
  let state = 0;
  return weights.map((own) => {
    let rest = (draws.below(FINE) / FINE) * after[state];
    let chosen = -1;
    for (let kind = 0; kind < kinds && rest >= 0; kind++) {
      const at = state * kinds + kind;
      const weight = left[at] * own[kind] * after[next[at]];
      if (weight === 0) continue;
      chosen = kind;
      rest -= weight;
    }
    state = next[state * kinds + chosen];
    return chosen;
  });
}

/** The only kind that is left for somebody; -1 if there are several, or none. */
function onlyKind(own: readonly number[]): number {
  let found = -1;
  for (let kind = 0; kind < own.length; kind++) {
    if (own[kind] === 0) continue;
    if (found >= 0) return -1;
    found = kind;
  }
  return found;
}

export function believeDeal({ copies, weights }: Evidence): DealBelief {
  const certain = weights.map(onlyKind);
  const left = [...copies];
  for (const kind of certain) if (kind >= 0 && --left[kind] < 0) impossible();
  const places: number[] = [];
  const doubtful: (readonly number[])[] = [];
  for (const [seat, kind] of certain.entries()) places.push(kind < 0 ? doubtful.push(weights[seat]) - 1 : -1);
  const open: Open = { copies: left, weights: doubtful };
  let sum: Sum | null = null;
  const known: (readonly number[] | undefined)[] = [];
  // Most questions are about one seat only: the sum over everything is for whoever asks twice.
  let isFirst = true;
  const reckon = (seat: number): number[] => {
    if (certain[seat] >= 0) return weights[seat].map((_, kind) => Number(kind === certain[seat]));
    if (isFirst) {
      isFirst = false;
      return chancesAlone(open, places[seat]);
    }
    sum ??= sumOver(open);
    return chancesAt(sum, places[seat]);
  };
  return {
    chancesOf(seat) {
      const chances = known[seat] ?? reckon(seat);
      known[seat] = chances;
      return chances;
    },
    sample(draws) {
      sum ??= sumOver(open);
      const dealt = sampleDeal(sum, draws);
      return certain.map((kind, seat) => (kind < 0 ? dealt[places[seat]] : kind));
    },
  };
}
