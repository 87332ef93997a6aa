// Seven at court, each a shrewd heir with a habit that can be read: who has learnt it can use it, for about what it costs.

import { type Habits, STANDARD } from './habits.ts';

export const CHARACTERS = ['almoner', 'mountebank', 'prosecutor', 'doubter', 'treasurer', 'cousin', 'duchess'] as const;
export type Character = (typeof CHARACTERS)[number];

export const HABITS: { readonly [C in Character]: Habits } = {
  /** Tells the truth more often than not. */
  almoner: { ...STANDARD, honesty: 0.25, pretendImmune: 0.1, pretendChain: 0.03 },
  /** Hardly ever tells it. */
  mountebank: { ...STANDARD, honesty: -0.25, pretendImmune: 0.6, pretendChain: 0.25 },
  /** Accuses on less. */
  prosecutor: { ...STANDARD, pride: 1.5, finaleAccuse: 0.5 },
  /** Raises a hand sooner. */
  doubter: { ...STANDARD, doubt: 0.14, doubtAsVictim: 0.17, finaleDoubt: 0.35 },
  /** Goes for wares, and buys what it wants to know. */
  treasurer: { ...STANDARD, ware: 0.25, loot: 0.1, whim: 0.15 },
  /** Takes from whoever leads. */
  cousin: { ...STANDARD, envy: 0.4 },
  /** Pays back whoever has asked about her. */
  duchess: { ...STANDARD, grudge: 0.5 },
};
