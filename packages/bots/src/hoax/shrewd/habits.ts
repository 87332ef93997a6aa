// How a shrewd heir is: the numbers by which one differs from another. Whatever is weighed is weighed in throne points.

import type { Reading } from '../belief/evidence.ts';

/** What all who weigh have in common. */
export interface Manner extends Reading {
  /** What one ware is worth, and what it costs to have a head covered. */
  readonly ware: number;
  readonly cover: number;
  /** What it is worth to have told the truth, for its own sake; below nothing, the lie is. */
  readonly honesty: number;
  /** What it is worth to harm whoever leads, and whoever has bought information about oneself. */
  readonly envy: number;
  readonly grudge: number;
  /** What it costs to be seen through: in parts of what the round may still bring. */
  readonly shyness: number;
  /** How much sooner one accuses for being seen through oneself. */
  readonly nerves: number;
  /** How many claims are doubted with success, before any was seen; and after how many one thinks half otherwise. */
  readonly doubted: number;
  readonly doubtedWeight: number;
  /** Claims worth this much less are made about a third as often. */
  readonly whim: number;
  /** What a ware of the accused is worth to the accuser. */
  readonly loot: number;
  /** Doubts in a finale below this chance, and accuses above that, and so much lower for every turn of it. */
  readonly finaleDoubt: number;
  readonly finaleAccuse: number;
  readonly finaleHaste: number;
  /** Asks whom it nearly knows by what it believes, rather than by what is proved. */
  readonly prying: number;
}

export interface Habits extends Manner {
  /** Doubts below this chance that a claim is true; more readily when it takes from oneself. */
  readonly doubt: number;
  readonly doubtAsVictim: number;
  /** How much better than the others one thinks to be: what is waited for is worth so much more. */
  readonly pride: number;
  /** The same against leaving with the points of a wrong doubt. */
  readonly staying: number;
  /** After so many turns for each heir what is waited for is worth half of that. */
  readonly patience: number;
  /** Chance to react as somebody one is not: to save one's own, and to meddle. */
  readonly pretendImmune: number;
  readonly pretendChain: number;
  /** A step before the crown: the chance to get there by waiting, were one alone; the more are in, the less. */
  readonly crownHope: number;
  /** After so many turns for each heir one accuses on so much less for every turn more, and anybody after the last. */
  readonly calm: number;
  readonly haste: number;
  readonly longRound: number;
}

export const STANDARD: Habits = {
  styles: {
    kinds: [
      { truth: 0.98, share: 0.12 },
      { truth: 0.6, share: 0.03 },
      { truth: 0.3, share: 0.12 },
      { truth: 0.03, share: 0.1 },
      { truth: 'even', share: 0.2 },
      { truth: 'steady', share: 0.18 },
      { truth: 'fond', share: 0.25 },
    ],
    learned: 'heads',
  },
  reacting: null,
  sharpness: 1,
  ware: 0.12,
  cover: 0.15,
  honesty: 0,
  envy: 0,
  grudge: 0,
  shyness: 0.6,
  nerves: 0.1,
  doubted: 0.05,
  doubtedWeight: 8,
  whim: 0.2,
  doubt: 0.07,
  doubtAsVictim: 0.09,
  finaleDoubt: 0.3,
  pride: 2,
  staying: 2.1,
  patience: 60,
  loot: 0.06,
  finaleAccuse: 0.55,
  finaleHaste: 0.005,
  pretendImmune: 0.3,
  pretendChain: 0.1,
  herd: 0,
  showing: 1,
  crownHope: 0,
  calm: 18,
  haste: 0,
  longRound: 18,
  prying: 0,
};
