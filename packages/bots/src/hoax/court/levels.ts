// Who people meet: four levels, told apart by what they can do (how much they make of what was said, whether they read silence and what
// is shown, how steady their nerve is, whether they try things out), and characters, each with one taste that can be read.

import { COURT, type CourtHabits } from './habits.ts';

/** Hardly remembers who said what, learns nothing over rounds, reads nothing else, and has no nerve: it accuses too soon or too late. */
const SQUIRE: CourtHabits = {
  ...COURT,
  styles: { ...COURT.styles, learned: 0 },
  sharpness: 0.1,
  herd: 0,
  showing: 1,
  reacting: null,
  prying: 0,
  tremor: 0.9,
  nuance: 0.05,
  turnPrice: 0.02,
  finaleAccuse: 0.35,
};

/** Makes about half of what was said, within a round and over rounds, and reads nothing else; its nerve is a little steadier. */
const SHREWD: CourtHabits = {
  ...COURT,
  styles: { ...COURT.styles, learned: 0.25 },
  sharpness: 0.45,
  herd: 0,
  showing: 1,
  reacting: null,
  prying: 0,
  tremor: 0.85,
  nuance: 0.035,
  turnPrice: 0.05,
  finaleAccuse: 0.36,
};

export const LEVEL_HABITS = {
  squire: SQUIRE,
  shrewd: SHREWD,
  wily: COURT,
  farsighted: COURT,
} as const satisfies Readonly<Record<string, CourtHabits>>;

export const COURTIERS = ['almoner', 'mountebank', 'prosecutor', 'doubter'] as const;
type Courtier = (typeof COURTIERS)[number];

export const COURTIER_HABITS: { readonly [C in Courtier]: CourtHabits } = {
  /** Tells the truth wherever it can. */
  almoner: { ...COURT, honesty: 1.3, shyness: 0 },
  /** Hardly ever tells it. */
  mountebank: { ...COURT, honesty: -1 },
  /** Accuses on less, and sooner. */
  prosecutor: { ...COURT, turnPrice: 0.35 },
  /** Raises a hand at nearly everything. */
  doubter: { ...COURT, exposing: 0.15, company: 0 },
};
