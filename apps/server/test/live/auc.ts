// How well two lists of times can be told apart.

/** How often a longer time comes from the second: one half is chance, one is certainty. */
export function auc(first: readonly number[], second: readonly number[]): number {
  const wins = second.map((b) => first.reduce((sum, a) => sum + (b > a ? 1 : b === a ? 0.5 : 0), 0));
  return wins.reduce((sum, won) => sum + won, 0) / (first.length * second.length);
}
