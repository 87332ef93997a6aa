// Every card that the officials know by its name. Another card is played like any other: by what comes of it.

/** Which cards somebody is glad of, the best first; anything else comes after them. */
export const GOOD: readonly string[] = [
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

/** Worth an objection whomever they are aimed at. */
export const STRONG: readonly string[] = ['rubber_stamp', 'imperial_jubilee', 'delegated_authority'];

/** Hits whoever has the least blame, and names nobody. */
export const HITS_THE_BEST = 'tall_poppy';

/** Blame that a card takes off one's own shoulders. */
export const RELIEF: Readonly<Record<string, number>> = {
  plausible_deniability: 2,
  imperial_jubilee: 3,
  creative_accounting: 1,
  collective_responsibility: 3,
  pass_the_buck: 3,
  delegated_authority: 2,
  internal_audit: 1,
  doctors_note: 1,
  rubber_stamp: 1,
  special_courier: 1,
};
