// The least that a chance can be, without the sum over all deals: most claims are believed by far, and need no more than that.

/** A seat's card that is open to doubt, among others whose cards are. */
export interface Case {
  readonly copies: readonly number[];
  readonly weights: Float64Array;
  /** Where the row of each seat begins in `weights`. */
  readonly rows: readonly number[];
}

/**
 * The most of a row that the cards of `others` seats can take away from these kinds: the heaviest first. Two are told apart, all
 * further ones count as the second.
 */
function mostTaken({ copies, weights }: Case, row: number, without: number, others: number): number {
  let first = 0;
  let second = 0;
  let count = 0;
  for (let kind = 0; kind < copies.length; kind++) {
    const weight = kind === without ? 0 : weights[row + kind];
    if (weight > first) {
      second = first;
      first = weight;
      count = copies[kind];
    } else if (weight > second) second = weight;
  }
  const ofFirst = Math.min(others, count);
  return ofFirst * first + (others - ofFirst) * second;
}

/** All that speaks for other kinds than this one, were none of their cards dealt. */
function otherwise({ copies, weights }: Case, row: number, kind: number): number {
  let all = 0;
  for (let other = 0; other < copies.length; other++) if (other !== kind) all += copies[other] * weights[row + other];
  return all;
}

/** How many cards of this kind the others have at most, on average: each as if all the rest were least for it. */
function mostHeld(open: Case, at: number, kind: number): number {
  const { copies, weights, rows } = open;
  let held = 0;
  for (let other = 0; other < rows.length; other++) {
    const own = other === at ? 0 : copies[kind] * weights[rows[other] + kind];
    if (own === 0) continue;
    const rest = otherwise(open, rows[other], kind) - mostTaken(open, rows[other], kind, rows.length - 2);
    held += own / (own + Math.max(0, rest));
  }
  return held;
}

/** The chance that the seat in this place has a card of this kind is no less. */
export function leastChance(open: Case, at: number, kind: number): number {
  const { copies, weights, rows } = open;
  const row = rows[at];
  const left = copies[kind] - mostHeld(open, at, kind);
  if (left <= 0) return 0;
  let most = 0;
  let cards = 0;
  for (let other = 0; other < copies.length; other++) {
    cards += copies[other];
    if (other !== kind) most = Math.max(most, weights[row + other]);
  }
  // One card of each other seat is not left for this one, whichever it is.
  const rest = Math.min(otherwise(open, row, kind), most * (cards - (rows.length - 1) - left));
  const own = left * weights[row + kind];
  return own / (own + rest);
}
