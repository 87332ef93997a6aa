// Who people meet: four levels, told apart by what they can do (how much they make of what was said, whether they read silence and what
// is shown, how steady their nerve is, whether they try things out), and characters, each with one taste that can be read.

import { COURT, type CourtHabits } from './habits.ts';

/** Hardly remembers who said what, reads nothing else, and often accuses too soon or too late. */
const SQUIRE: CourtHabits = {
  ...COURT,
  sharpness: 0.1,
  herd: 0,
  showing: 1,
  reacting: null,
  prying: 0,
  tremor: 0.35,
  nuance: 0.05,
  exposing: 0.02,
  turnPrice: 0.16,
  whim: 0.3,
  finaleAccuse: 0.5,
};

/** Remembers about half; its nerve is no steadier, but it waits for a little more. */
const SHREWD: CourtHabits = {
  ...COURT,
  sharpness: 0.6,
  herd: 0,
  showing: 1,
  prying: 0,
  tremor: 0.35,
  nuance: 0.035,
  exposing: 0.025,
  turnPrice: 0.11,
  whim: 0.3,
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
  almoner: { ...COURT, honesty: 1, shyness: 0 },
  /** Hardly ever tells it. */
  mountebank: { ...COURT, honesty: -0.6 },
  /** Accuses on less, and sooner. */
  prosecutor: { ...COURT, turnPrice: 0.45 },
  /** Raises a hand at nearly everything. */
  doubter: { ...COURT, exposing: 0.6, company: 0 },
};
