// Patient heirs, as they were before the court, with habits that were chosen by hand: what can be read from failed accusations and from what
// somebody chose to show. What the judge of a farsighted heir has learned is of heirs like these.

import { type Habits, STANDARD } from './habits.ts';

export const CHOSEN: Habits = {
  ...STANDARD,
  pride: 3,
  longRound: 20,
  herd: 0.8,
  showing: 0.7,
  crownHope: 1.5,
  prying: 0.5,
};
