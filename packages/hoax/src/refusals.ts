/** Every code with which this game refuses a move. */
export const HOAX_REFUSALS = [
  'exhausted-first',
  'too-many-trios',
  'covered',
  'nothing-to-steal',
  'too-many',
  'same-ware',
  'not-loose',
  'partner-lacks',
] as const;
export type HoaxRefusal = (typeof HOAX_REFUSALS)[number];
