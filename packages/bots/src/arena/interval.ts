// How far a share that was counted may be from the true one.

export interface Share {
  readonly share: number;
  /** Of 95 %. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: good for small counts, and never outside of 0 and 1. */
function wilson(share: number, count: number): Share {
  const scale = 1 + Z ** 2 / count;
  const middle = (share + Z ** 2 / (2 * count)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))) / scale;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The share over groups of matches that belong together, such as one deal played from every seat: they are no independent
 * witnesses, so they count as many as their means vary.
 */
export function shareOf(groups: readonly (readonly number[])[]): Share {
  const means = groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
  const share = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const matches = groups.reduce((sum, group) => sum + group.length, 0);
  if (means.length < 2) return wilson(share, matches);
  const variance = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0) / (means.length - 1) / means.length;
  const worth = variance === 0 ? means.length : (share * (1 - share)) / variance;
  return wilson(share, Math.min(matches, Math.max(1, worth)));
}

export interface Gap {
  /** By how much the first is more. */
  readonly gap: number;
  /** Of 95 %. */
  readonly low: number;
  readonly high: number;
}

/** How far two shares lie apart that were counted over the same groups: what a deal gives to both of them tells nothing. */
export function gapOf(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): Gap {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const gaps = one.map((group, at) => meanOf(group) - meanOf(other[at]));
  const gap = meanOf(gaps);
  if (gaps.length < 2) return { gap, low: -1, high: 1 };
  const variance = gaps.reduce((sum, each) => sum + (each - gap) ** 2, 0) / (gaps.length - 1);
  const error = Z * Math.sqrt(variance / gaps.length);
  return { gap, low: gap - error, high: gap + error };
}

/** How often, how much or how many: what was counted over what it is counted in, group by group, with 95 %. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** So much of so many, in every group. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** The rate over all groups; the groups count as witnesses, not what is in them. Null where there was nothing to count in. */
export function rateOf(groups: readonly Part[]): Rate | null {
  const of = groups.reduce((sum, group) => sum + group.of, 0);
  if (of === 0) return null;
  const rate = groups.reduce((sum, group) => sum + group.part, 0) / of;
  const count = groups.length;
  const squares = groups.reduce((sum, group) => sum + (group.part - rate * group.of) ** 2, 0);
  const error = count < 2 ? Number.POSITIVE_INFINITY : (Z * Math.sqrt((squares * count) / (count - 1))) / of;
  return { rate, low: Math.max(0, rate - error), high: rate + error };
}
