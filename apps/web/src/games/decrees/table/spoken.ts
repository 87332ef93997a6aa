// What is said next to whoever does not see the table: what has happened since, and the question where it is another one.

/** So much of what has happened is said at once. */
const MOST_LINES = 4;

export interface Heard {
  readonly ask: number | null;
  readonly lines: number;
  readonly situation: string;
}

export interface Now {
  readonly ask: number | null;
  /** The log as sentences, made only where they are needed. */
  readonly lines: number;
  readonly line: (at: number) => string;
  readonly situation: string;
}

/** A turn is one question from its first action to its last: what happens in it is said as it happens. */
export function spoken(heard: Heard, now: Now): string {
  const from = Math.max(heard.lines, now.lines - MOST_LINES);
  const fresh = Array.from({ length: Math.max(0, now.lines - from) }, (_, at) => now.line(from + at));
  const isAsked = now.ask !== heard.ask || now.situation !== heard.situation;
  return [...fresh, isAsked ? now.situation : ''].filter((part) => part !== '').join(' ');
}
