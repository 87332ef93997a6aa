// What everybody may know of the deck: how many cards, where Stagnation and Decline can lie, and whether the next one is the
// last.

import { SUBSTITUTE, strikeRules } from '@pretender/decrees';
import type { Board } from '../view.ts';

export interface DeckFacts {
  readonly count: number;
  /** Between so many and so many draws from now it comes up; the next card is 1. */
  readonly from: number;
  readonly to: number;
  /** If it comes now, nothing is left after it. */
  readonly isLast: boolean;
  /** Chance in percent that the very next card is it. */
  readonly chance: number;
}

export function deckFacts(table: Board): DeckFacts {
  const { count, least, most } = table.pile;
  const { discard } = strikeRules(SUBSTITUTE, table);
  const chance = count > 0 && least === 0 ? Math.round(100 / (most - least + 1)) : 0;
  return { count, from: least + 1, to: Math.min(count, most + 1), isLast: count > 0 && count <= discard + 1, chance };
}
