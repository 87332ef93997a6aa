// How long something takes, in the unit that says it shortest: nobody counts a day in seconds.

import { words } from './words.svelte.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
/** Less than twice a unit is said in the next smaller one. */
const LEAST = 2;

/** "24 hours", "3 minutes", "12 seconds" */
export function timeText(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= LEAST * each) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.language, style).format(Math.round(seconds / size));
}
