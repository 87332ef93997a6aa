// The deck in words. What is certain is said as certain.

import { words } from '../../../words/words.svelte.ts';
import type { DeckFacts } from './deck-facts.ts';

function certainty({ from, to }: DeckFacts): 'next' | 'exactly' | 'between' {
  if (from < to) return 'between';
  return from === 1 ? 'next' : 'exactly';
}

/** Where Stagnation and Decline lies, in a few words. */
export function deckRange(deck: DeckFacts): string {
  const { from, to } = deck;
  return words.decreesTable[`deckRange_${certainty(deck)}`]({ from, to });
}

export function deckLabel(deck: DeckFacts): string {
  const { count, from, to } = deck;
  return words.decreesTable[`deckLabel_${certainty(deck)}`]({ count, from, to });
}
