// Which cards somebody is glad of.

import { GOOD } from './card-names.ts';

export function isGoodCard(card: string): boolean {
  return GOOD.includes(card);
}

export function rank(card: string): number {
  const at = GOOD.indexOf(card);
  return at < 0 ? GOOD.length : at;
}

/** Those that one can best do without, the worst first. */
export function worstOf(cards: readonly string[], count: number): string[] {
  return [...cards].sort((a, b) => rank(b) - rank(a)).slice(0, count);
}
