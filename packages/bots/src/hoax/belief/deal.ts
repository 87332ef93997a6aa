// Who may hold what, exactly. A deal is weighed by how many ways the deck allows it and by what speaks for each seat's card; the
// weights of all deals are summed over how many cards of each kind are used so far, seat by seat, forwards and backwards.

import type { Draws } from '@pretender/kernel';
import { type Layout, layoutFor } from './layout.ts';

/** Cards of each kind in the deck, and for every seat how much speaks for each kind; 0 rules it out. */
export interface Evidence {
  readonly copies: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

export interface DealBelief {
  /** `chances[seat][kind]`; each seat's sum to 1. */
  readonly chances: readonly (readonly number[])[];
  /** One deal, with the chance it has. */
  sample(draws: Draws): number[];
}

interface Sum extends Layout, Evidence {
  /** `most[kind]`: no more cards of a kind than there are, nor than seats that could hold one. */
  readonly most: readonly number[];
}

function sumOver(evidence: Evidence): Sum {
  const { copies, weights } = evidence;
  const most = copies.map((count, kind) => Math.min(count, weights.filter((own) => own[kind] > 0).length));
  return { ...layoutFor(most), ...evidence, most };
}

/** What one more card of this kind weighs in that state: the cards of it that are left, times what speaks for it. */
function factor({ used, kinds, most, copies }: Sum, state: number, kind: number, weight: number): number {
  if (weight === 0) return 0;
  const count = used[state * kinds + kind];
  return count === most[kind] ? 0 : weight * (copies[kind] - count);
}

/** `before[state]`: all that the seats before this one can do to reach that state. */
function forwards(sum: Sum): Float64Array {
  const { weights, levels, kinds, stride, size } = sum;
  const before = new Float64Array(size);
  before[0] = 1;
  for (const [seat, own] of weights.entries()) {
    for (const state of levels[seat] ?? []) {
      const here = before[state];
      if (here === 0) continue;
      for (let kind = 0; kind < kinds; kind++) {
        const share = factor(sum, state, kind, own[kind]);
        if (share > 0) before[state + stride[kind]] += here * share;
      }
    }
  }
  return before;
}

/** `after[state]`: all that this seat and those after it can do from that state; only where something leads. */
function backwards(sum: Sum, before: Float64Array): Float64Array {
  const { weights, levels, kinds, stride, size } = sum;
  const after = new Float64Array(size);
  for (const state of levels[weights.length] ?? []) after[state] = 1;
  for (let seat = weights.length - 1; seat >= 0; seat--) {
    for (const state of levels[seat]) {
      if (before[state] === 0) continue;
      let all = 0;
      for (let kind = 0; kind < kinds; kind++) {
        const share = factor(sum, state, kind, weights[seat][kind]);
        if (share > 0) all += share * after[state + stride[kind]];
      }
      after[state] = all;
    }
  }
  return after;
}

function chancesOf(sum: Sum, before: Float64Array, after: Float64Array): number[][] {
  const { weights, levels, kinds, stride } = sum;
  return weights.map((own, seat) => {
    const chances = new Array<number>(kinds).fill(0);
    for (const state of levels[seat]) {
      if (before[state] === 0) continue;
      for (let kind = 0; kind < kinds; kind++) {
        const share = factor(sum, state, kind, own[kind]);
        if (share > 0) chances[kind] += before[state] * share * after[state + stride[kind]];
      }
    }
    return chances.map((chance) => chance / after[0]);
  });
}

const FINE = 2 ** 30;

/** One deal, seat by seat: each card as likely as all that can still follow it. */
function sampleDeal(sum: Sum, after: Float64Array, draws: Draws): number[] {
  const { weights, kinds, stride } = sum;
  let state = 0;
  return weights.map((own) => {
    let rest = (draws.below(FINE) / FINE) * after[state];
    let chosen = -1;
    for (let kind = 0; kind < kinds && rest >= 0; kind++) {
      const share = factor(sum, state, kind, own[kind]);
      const weight = share === 0 ? 0 : share * after[state + stride[kind]];
      if (weight === 0) continue;
      chosen = kind;
      rest -= weight;
    }
    state += stride[chosen];
    return chosen;
  });
}

/** Null if no deal agrees with the evidence. */
export function believeDeal(evidence: Evidence): DealBelief | null {
  const sum = sumOver(evidence);
  const { weights, levels } = sum;
  if (levels.length <= weights.length) return null;
  const before = forwards(sum);
  const after = backwards(sum, before);
  if (after[0] === 0) return null;
  return {
    chances: chancesOf(sum, before, after),
    sample: (draws) => sampleDeal(sum, after, draws),
  };
}
