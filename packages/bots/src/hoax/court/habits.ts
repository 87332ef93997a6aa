// How an heir of the court is: the numbers by which one level or character differs from another. Whatever is weighed is weighed in throne
// points. What an heir can do (what it remembers, how it reads the others, its nerve) stands apart from its tastes.

import { type Manner, STANDARD } from '../shrewd/habits.ts';

export interface CourtHabits extends Manner {
  /** What every turn of each heir in a round costs: whoever waits pays for it. */
  readonly turnPrice: number;
  /** What it costs to be exposed, and so is worth to all others together. */
  readonly exposing: number;
  /** How much surer than needed one is before nearly everybody raises a hand: the less, the sharper. */
  readonly nuance: number;
  /** Raises the first hand only if so likely enough others follow. */
  readonly company: number;
  /** Another's raised hand makes a claim so much less likely. */
  readonly handTells: number;
  /** How often one reacts, whoever one is: against a loss, and in all to what a turn's owner has done. */
  readonly immunity: number;
  readonly meddling: number;
  /** How far one is off at random when an accusation is weighed. */
  readonly tremor: number;
}

export const COURT: CourtHabits = {
  ...STANDARD,
  styles: {
    kinds: [
      { truth: 0.96, share: 0.04 },
      { truth: 0.7, share: 0.04 },
      { truth: 0.45, share: 0.17 },
      { truth: 0.28, share: 0.33 },
      { truth: 0.1, share: 0.17 },
      { truth: 0.01, share: 0.22 },
      { truth: 'even', share: 0.02 },
      { truth: 'steady', share: 0.01 },
    ],
    learned: 0.5,
  },
  sharpness: 1,
  reacting: { earnest: 0.05, truly: 0.75, falsely: 0.2, saving: 0.6, meddling: 0.15 },
  herd: 0.85,
  showing: 0.8,
  prying: 0.5,
  ware: 0.8,
  cover: 0.41,
  honesty: 0.55,
  envy: 0.5,
  shyness: 1,
  nerves: 0.4,
  doubted: 0.08,
  doubtedWeight: 12,
  whim: 0.3,
  loot: 0.06,
  finaleDoubt: 0.055,
  finaleAccuse: 0.58,
  finaleHaste: 0.03,
  turnPrice: 0.06,
  exposing: 0.032,
  nuance: 0.03,
  company: 0.2,
  handTells: 0.85,
  immunity: 0.6,
  meddling: 0.5,
  tremor: 0,
};
