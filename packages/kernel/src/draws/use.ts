// What is done with draws.

import type { Draws } from '../contract.ts';

export function pick<T>(draws: Draws, items: readonly T[]): T {
  return items[draws.below(items.length)];
}

/** In place, Fisher–Yates. */
export function shuffle<T>(draws: Draws, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draws.below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

export function shuffled<T>(draws: Draws, items: readonly T[]): T[] {
  return shuffle(draws, items.slice());
}
