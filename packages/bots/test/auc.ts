// How well one thing can be told from another by a single number.

export interface Telling {
  /** The chance that a number of the first kind is greater than one of the second: 0.5 tells nothing. */
  readonly auc: number;
  /** Half of an interval of 95 % around 0.5, if it told nothing. */
  readonly chance: number;
}

/** By ranks (Mann and Whitney); equal numbers share theirs. */
export function tellingOf(first: readonly number[], second: readonly number[]): Telling {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end].value === all[at].value) end++;
    for (let each = at; each < end; each++) if (all[each].isFirst) ranks += (at + end + 1) / 2;
    at = end;
  }
  const pairs = first.length * second.length;
  return {
    auc: (ranks - (first.length * (first.length + 1)) / 2) / pairs,
    chance: 1.96 * Math.sqrt((first.length + second.length + 1) / (12 * pairs)),
  };
}
