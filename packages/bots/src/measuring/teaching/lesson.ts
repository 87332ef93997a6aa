/** A match to learn from: its positions turn by turn, as each seat sees them, and what came of them. */
export interface Lesson {
  /** At every turn, seat by seat. */
  readonly positions: readonly Float32Array[];
  /** Whose turns they were. */
  readonly turns: readonly number[];
  /** By seat: its share of the victory, and whether it was played by who is to learn. */
  readonly shares: readonly number[];
  readonly isPupil: readonly boolean[];
}
