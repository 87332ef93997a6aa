// How the points climbed, as lines for a small picture.

import { asSeat, type Seat } from '@pretender/kernel';
import type { Chronicle } from '../chronicle.ts';

export interface ScoreLine {
  readonly seat: Seat;
  /** Points after each round, the start first. */
  readonly points: readonly number[];
}

export function scoreLines({ scores }: Chronicle, start: number, seatCount: number): readonly ScoreLine[] {
  const rounds = Math.max(1, ...scores.map(({ round }) => round));
  return Array.from({ length: seatCount }, (_, at) => {
    const seat = asSeat(at);
    const points = Array.from({ length: rounds + 1 }, (__, round) =>
      scores.reduce((sum, score) => (score.seat === seat && score.round <= round ? sum + score.points : sum), start),
    );
    return { seat, points };
  });
}

export interface Label {
  readonly seat: Seat;
  readonly y: number;
}

/** Labels at the ends of lines, pushed apart until none covers another. */
export function labelsFor(lines: readonly ScoreLine[], yOf: (points: number) => number, gap: number): readonly Label[] {
  const sorted = lines
    .map(({ seat, points }) => ({ seat, y: yOf(points.at(-1) ?? 0) }))
    .toSorted((a, b) => a.y - b.y || a.seat - b.seat);
  let last = Number.NEGATIVE_INFINITY;
  return sorted.map(({ seat, y }) => {
    last = Math.max(y, last + gap);
    return { seat, y: last };
  });
}
