// Why an option cannot be taken: what it meets, as data. The sentence is made where it is shown.

import type { Setup } from '../../games/setup.ts';
import { type Draft, type OptionValue, valueIn, withOption } from './draft.ts';

export interface Obstacle {
  /** The options that do not go together, with what they are. */
  readonly options: readonly { readonly option: string; readonly value: OptionValue }[];
  /** The numbers of seats at which it is so; null at any. */
  readonly seats: { readonly from: number; readonly to: number } | null;
}

type Held = readonly unknown[] | { readonly not: unknown };

function isHeld(held: Held, value: unknown): boolean {
  return 'not' in held ? held.not !== value : held.includes(value);
}

/** Everything in the draft that does not go together. */
export function obstaclesIn(setup: Setup, draft: Draft): readonly Obstacle[] {
  return setup.spec.conflicts.flatMap(({ when, seats = null }): Obstacle[] => {
    if (seats && (draft.seats < seats.from || draft.seats > seats.to)) return [];
    const parts = Object.entries<Held>(when as never);
    if (!parts.every(([option, held]) => isHeld(held, valueIn(setup, draft, option)))) return [];
    return [{ options: parts.map(([option]) => ({ option, value: valueIn(setup, draft, option) })), seats }];
  });
}

/** What this value would run into; null if it can be taken. */
export function obstacleTo(setup: Setup, draft: Draft, option: string, value: OptionValue): Obstacle | null {
  const found = obstaclesIn(setup, withOption(setup, draft, option, value));
  const own = found.find(({ options }) => options.some((part) => part.option === option));
  return own ? { ...own, options: own.options.filter((part) => part.option !== option) } : null;
}
