// The best habits so far: patience, and what can be read from failed accusations and from what somebody chose to show.

import { type Habits, STANDARD } from './habits.ts';

export const TUNED: Habits = {
  ...STANDARD,
  pride: 3,
  longRound: 20,
  herd: 0.8,
  showing: 0.7,
  crownHope: 1.5,
  prying: 0.5,
};
