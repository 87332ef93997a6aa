// Habits that a search by many matches has found, from `STANDARD` on: numbers as it found them.

import { type Habits, STANDARD } from './habits.ts';

export const TUNED: Habits = {
  ...STANDARD,
  ware: 0.114,
  cover: 0.263,
  honesty: 0.0165,
  envy: 0.144,
  shyness: 0.144,
  nerves: 0.109,
  whim: 0.122,
  doubt: 0.00163,
  doubtAsVictim: 0.138,
  finaleDoubt: 0.0844,
  pride: 2.05,
  staying: 1.26,
  patience: 72.9,
  loot: 0.0475,
  finaleAccuse: 0.813,
  finaleHaste: 0.0134,
  pretendImmune: 0.573,
  pretendChain: 0.117,
  herd: 0.0132,
  showing: 0.813,
  crownHope: 0.325,
  calm: 16.4,
  haste: 9.44e-5,
  longRound: 22,
  prying: 0.527,
};
