// Names that everything else is built from.

/** In the order of the board. */
export const MINISTRIES = ['REF', 'EXE', 'HR', 'TRE', 'SEC', 'NAV'] as const;
export type Ministry = (typeof MINISTRIES)[number];

export function isMinistry(word: unknown): word is Ministry {
  return MINISTRIES.includes(word as Ministry);
}

/** What a card is called in the deck file; two copies have the same id. */
export type CardId = string;
export type DecreeId = string;

/** Who controls whom: from, to. */
export type Arrow = readonly [Ministry, Ministry];

export const CHANGES = ['add', 'remove', 'reverse', 'move'] as const;
type ChangeKind = (typeof CHANGES)[number];

export interface Change {
  change: ChangeKind;
  arrow: Arrow;
  /** Only for `move`. */
  to?: Arrow;
}

/** Ministries whose director has an action of his own. */
export const SPECIALS = ['EXE', 'HR', 'TRE', 'SEC', 'NAV'] as const;
export type Special = (typeof SPECIALS)[number];

/** What may be done once in a turn. */
const MARKS = ['draw', 'treasury', 'manoeuvres'] as const;
export type Mark = (typeof MARKS)[number];

/** When a card may be played outside one's own turn. */
export const WINDOWS = ['cardPlayed', 'pbGain'] as const;
export type Window = (typeof WINDOWS)[number];

export const INSERTIONS = ['middleThird', 'uniform', 'exact'] as const;
export type Insertion = (typeof INSERTIONS)[number];

/** What somebody thinks of a promise. */
export const VERDICTS = ['kept', 'broken'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** No decree is longer than this, by whatever card. */
export const MOST_STEPS = 9;
