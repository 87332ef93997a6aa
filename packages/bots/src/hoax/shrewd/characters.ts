// Seven at court, each a shrewd heir with a habit that can be read. A habit costs something: what makes up for it is chosen so that each
// of them wins about its share among shrewd heirs (docs/bots.md).

import { CHOSEN } from './chosen.ts';
import { type Habits, STANDARD } from './habits.ts';

export const CHARACTERS = ['almoner', 'mountebank', 'prosecutor', 'doubter', 'treasurer', 'cousin', 'duchess'] as const;
export type Character = (typeof CHARACTERS)[number];

export const HABITS: { readonly [C in Character]: Habits } = {
  /** Tells the truth more often than anything else. It is soon known for what it is, and needs patience to bear it. */
  almoner: { ...CHOSEN, honesty: 0.3, pretendImmune: 0.1, pretendChain: 0.03 },
  /** Hardly ever tells it. What it never says it is soon known to be; what it gets by pretending in others' turns makes up for it. */
  mountebank: { ...STANDARD, honesty: -0.3, pretendImmune: 0.8, pretendChain: 0.4 },
  /** Accuses on less, and so needs to read all that can be read. */
  prosecutor: { ...CHOSEN, pride: 0.35, finaleAccuse: 0.5 },
  /** Raises a hand sooner, and in a long round waits a turn for somebody else to accuse. */
  doubter: { ...STANDARD, doubt: 0.15, doubtAsVictim: 0.18, finaleDoubt: 0.35, longRound: 18.2 },
  /** Goes for wares, guards them, and buys what it wants to know. */
  treasurer: { ...STANDARD, ware: 0.25, loot: 0.2, whim: 0.15, pretendImmune: 0.6 },
  /** Takes from whoever leads. */
  cousin: { ...STANDARD, envy: 0.3 },
  /** Pays back whoever has asked about her. */
  duchess: { ...STANDARD, grudge: 0.5 },
};
