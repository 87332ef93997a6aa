// Who may hold what, exactly. A deal is weighed by how many ways the deck allows it and by what speaks for each seat's card; the
// weights of all deals are summed over how many cards of each kind are used so far, seat by seat, forwards and backwards. Seats
// whose card is certain take theirs out of the deck first.

import type { Draws } from '@pretender/kernel';
import { type Layout, layoutFor } from './layout.ts';

/** Cards of each kind in the deck, and for every seat how much speaks for each kind; 0 rules it out. */
export interface Evidence {
  readonly copies: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

export interface DealBelief {
  /** The chance of each kind for a seat; they sum to 1. */
  chancesOf(seat: number): readonly number[];
  /** One deal, with the chance it has. */
  sample(draws: Draws): number[];
}

interface Sum extends Layout {
  /** Of the seats whose card is open to doubt, in their order. */
  readonly weights: readonly (readonly number[])[];
  /** `before[state]`: all that the seats before can do to reach that state; for levels up to `reached`. */
  readonly before: Float64Array;
  reached: number;
  /** `after[state]`: all that the seats from here on can do from that state. */
  readonly after: Float64Array;
}

const NONE = new Int32Array(0);

function backwards({ levels, kinds, stride, left, size }: Layout, weights: Sum['weights']): Float64Array {
  const after = new Float64Array(size);
  for (const state of levels[weights.length] ?? []) after[state] = 1;
  for (let level = weights.length - 1; level >= 0; level--) {
    const own = weights[level];
    const states = levels[level] ?? NONE;
    for (let i = 0; i < states.length; i++) {
      const state = states[i];
      let all = 0;
      for (let kind = 0; kind < kinds; kind++) {
        const share = left[state * kinds + kind] * own[kind];
        if (share > 0) all += share * after[state + stride[kind]];
      }
      after[state] = all;
    }
  }
  return after;
}

function sumOver(copies: readonly number[], weights: Sum['weights']): Sum {
  const most = copies.map((count, kind) => Math.min(count, weights.filter((own) => own[kind] > 0).length));
  const layout = layoutFor({ copies, most });
  const before = new Float64Array(layout.size);
  before[0] = 1;
  return { ...layout, weights, before, reached: 0, after: backwards(layout, weights) };
}

function forwards(sum: Sum, level: number): void {
  const { weights, levels, kinds, stride, left, before } = sum;
  for (; sum.reached < level; sum.reached++) {
    const own = weights[sum.reached];
    const states = levels[sum.reached];
    for (let i = 0; i < states.length; i++) {
      const state = states[i];
      const here = before[state];
      if (here === 0) continue;
      for (let kind = 0; kind < kinds; kind++) {
        const share = left[state * kinds + kind] * own[kind];
        if (share > 0) before[state + stride[kind]] += here * share;
      }
    }
  }
}

function chancesAt(sum: Sum, at: number): number[] {
  forwards(sum, at);
  const { weights, levels, kinds, stride, left, before, after } = sum;
  const chances = new Array<number>(kinds).fill(0);
  const own = weights[at];
  const states = levels[at];
  for (let i = 0; i < states.length; i++) {
    const state = states[i];
    const here = before[state];
    if (here === 0) continue;
    for (let kind = 0; kind < kinds; kind++) {
      const share = left[state * kinds + kind] * own[kind];
      if (share > 0) chances[kind] += here * share * after[state + stride[kind]];
    }
  }
  return chances.map((chance) => chance / after[0]);
}

const FINE = 2 ** 30;

/** One deal, seat by seat: each card as likely as all that can still follow it. */
function sampleDeal(sum: Sum, draws: Draws): number[] {
  const { weights, kinds, stride, left, after } = sum;
  let state = 0;
  return weights.map((own) => {
    let rest = (draws.below(FINE) / FINE) * after[state];
    let chosen = -1;
    for (let kind = 0; kind < kinds && rest >= 0; kind++) {
      const share = left[state * kinds + kind] * own[kind];
      const weight = share === 0 ? 0 : share * after[state + stride[kind]];
      if (weight === 0) continue;
      chosen = kind;
      rest -= weight;
    }
    state += stride[chosen];
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

/** Null if no deal agrees with the evidence. */
export function believeDeal({ copies, weights }: Evidence): DealBelief | null {
  const certain = weights.map(onlyKind);
  const left = [...copies];
  for (const kind of certain) if (kind >= 0 && --left[kind] < 0) return null;
  const open = weights.flatMap((_, seat) => (certain[seat] < 0 ? [seat] : []));
  const places = weights.map((_, seat) => open.indexOf(seat));
  const sum = sumOver(
    left,
    open.map((seat) => weights[seat]),
  );
  if (sum.after[0] === 0) return null;
  const known: (readonly number[] | null)[] = weights.map((own, seat) =>
    certain[seat] < 0 ? null : own.map((_, kind) => Number(kind === certain[seat])),
  );
  return {
    chancesOf(seat) {
      const chances = known[seat] ?? chancesAt(sum, places[seat]);
      known[seat] = chances;
      return chances;
    },
    sample(draws) {
      const dealt = sampleDeal(sum, draws);
      return certain.map((kind, seat) => (kind < 0 ? dealt[places[seat]] : kind));
    },
  };
}
