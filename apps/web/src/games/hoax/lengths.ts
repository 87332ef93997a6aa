// How long a match takes, from matches of the bots that people choose (`pretender minutes LEVEL --seats N`).

import { hoax } from '@pretender/hoax';
import { type Options, resolveOptions } from '@pretender/kernel';
import type { Settings, Speed } from '@pretender/protocol';
import { type Company, MIXED } from '@pretender/protocol/court';
import { FACTORS, LENGTHS } from './lengths.data.ts';

/** What a turn takes among people with its Beat; without a clock they chat, over days nobody counts minutes. */
const SECONDS: { readonly [S in Speed]: number } = { brisk: 18, normal: 25, relaxed: 40, off: 30, days: 30 };

/** Between two sizes of table as much more as it is nearer to the larger one. */
function between(rows: readonly (readonly [number, number])[], seats: number): number {
  const after = Math.max(
    1,
    rows.findIndex(([count]) => count >= seats),
  );
  const [[fromSeats, from], [toSeats, to]] = [rows[after - 1], rows[after]];
  return from + ((seats - fromSeats) / (toSeats - fromSeats)) * (to - from);
}

/** Those that were not measured play about as the court does. */
function lengthsOf(bots: Company) {
  return LENGTHS[Object.hasOwn(LENGTHS, bots) ? (bots as keyof typeof LENGTHS) : MIXED];
}

/** What makes a match shorter or longer, as measured with the same court. */
function factor(options: Options, seats: number): number {
  const resolved = resolveOptions(hoax.options, options, seats);
  if (!resolved.ok) return 1;
  const { suddenDeath, accuseAnytime, startPoints, finaleMode, identityCopies, tempo } = resolved.config;
  if (suddenDeath) return FACTORS.suddenDeath;
  const parts = [
    accuseAnytime ? FACTORS.accuseAnytime : 1,
    1 - startPoints * FACTORS.eachStartPoint,
    finaleMode === 'duel' ? FACTORS.duel : 1,
    identityCopies === 1 ? FACTORS.oneCopy : 1,
    tempo === 'shouting' ? FACTORS.shouting : 1,
  ];
  return parts.reduce((product, part) => product * part, 1);
}

export function minutes(
  { options, seats, speed }: Pick<Settings, 'options' | 'seats' | 'speed'>,
  bots: Company = MIXED,
): number {
  return (between(lengthsOf(bots).turns, seats) * factor(options, seats) * SECONDS[speed]) / 60;
}

export function practiceMinutes({ options, seats }: Pick<Settings, 'options' | 'seats'>, bots: Company): number {
  return between(lengthsOf(bots).minutes, seats) * factor(options, seats);
}
