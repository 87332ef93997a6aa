// How long an offer still stands, as roughly as somebody would say it.

const [MINUTE, HOUR] = [60_000, 3_600_000];

export interface TimeLeft {
  readonly unit: 'none' | 'hours' | 'minutes' | 'soon';
  readonly count: number;
}

/** Milliseconds; null where no clock runs. */
export function timeLeft(left: number | null): TimeLeft {
  if (left === null) return { unit: 'none', count: 0 };
  if (left > HOUR) return { unit: 'hours', count: Math.ceil(left / HOUR) };
  return left > MINUTE ? { unit: 'minutes', count: Math.ceil(left / MINUTE) } : { unit: 'soon', count: 0 };
}

/** When to say it anew. */
export const untilNext = (left: number): number => left % MINUTE || MINUTE;
