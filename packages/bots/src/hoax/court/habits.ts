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
  styles: [
    { truth: 0.98, share: 0.03, candour: 0.9 },
    { truth: 0.4, share: 0.4, candour: 0.3 },
    { truth: 0.25, share: 0.42, candour: 0.27 },
    { truth: 0.1, share: 0.05, candour: 0.06 },
    { truth: 0.02, share: 0.06, candour: 0.02 },
    { truth: 'even', share: 0.02 },
    { truth: 'steady', share: 0.02 },
    { truth: 'fond', share: 0.01 },
  ],
  sharpness: 1,
  reacting: { earnest: 0.05, truly: 0.75, falsely: 0.2, saving: 0.6, meddling: 0.15 },
  herd: 0.3,
  showing: 0.8,
  prying: 0.5,
  ware: 0.3,
  cover: 0.25,
  honesty: 0.17,
  envy: 0.35,
  shyness: 0.5,
  nerves: 0.1,
  doubted: 0.08,
  doubtedWeight: 12,
  whim: 0.15,
  loot: 0.05,
  finaleDoubt: 0.1,
  finaleAccuse: 0.6,
  finaleHaste: 0.01,
  turnPrice: 0.085,
  exposing: 0.045,
  nuance: 0.03,
  company: 0.3,
  handTells: 0.85,
  immunity: 0.6,
  meddling: 0.5,
  tremor: 0,
};
