// Which cards somebody is glad of.

/** The best first; anything else comes after them. */
const GOOD = [
  'rubber_stamp',
  'imperial_jubilee',
  'plausible_deniability',
  'delegated_authority',
  'collective_responsibility',
  'pass_the_buck',
  'doctors_note',
  'internal_audit',
  'overtime',
  'creative_accounting',
  'point_of_order',
  'special_courier',
];

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
