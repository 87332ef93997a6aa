// Why the game refuses something, or does not offer it, as sentences.

import { HOAX_REFUSALS, type HoaxRefusal } from '@pretender/hoax';
import { generalSentence } from '../../words/refusals.ts';
import { words } from '../../words/words.svelte.ts';

/** Why something is not offered, as `why-not.ts` finds it. */
export const HINTS = [
  'headCovered',
  'lostHead',
  'notPlayed',
  'nobodyToRob',
  'nothingToSwap',
  'noTrio',
  'nothingToLearn',
  'boughtAlready',
  'claimFirst',
  'onlyDuel',
  'noDuel',
  'notYourTurn',
  'actedAlready',
  'out',
  'waitForIt',
  'spent',
  'silenced',
  'notHit',
  'noShield',
  'ownDeed',
  'ownFine',
  'ownMercy',
  'nothingDone',
  'noLaw',
  'noOutlaw',
  'noSentence',
  'nothingLoose',
  'ownClaim',
  'nothingClaimed',
  'answered',
] as const;
export type Hint = (typeof HINTS)[number];

const BY_GAME: { readonly [C in HoaxRefusal]: () => string } = {
  'exhausted-first': () => words.hoaxRefusals.exhaustedFirst(),
  'too-many-trios': () => words.hoaxRefusals.tooManyTrios(),
  covered: () => words.hoaxRefusals.covered(),
  'nothing-to-steal': () => words.hoaxRefusals.nothingToSteal(),
  'too-many': () => words.hoaxRefusals.tooMany(),
  'same-ware': () => words.hoaxRefusals.sameWare(),
  'not-loose': () => words.hoaxRefusals.notLoose(),
  'partner-lacks': () => words.hoaxRefusals.partnerLacks(),
};

function isHoaxRefusal(code: string): code is HoaxRefusal {
  return HOAX_REFUSALS.some((known) => known === code);
}

function isHint(code: string): code is Hint {
  return HINTS.some((known) => known === code);
}

export function sentenceFor(code: string): string {
  if (isHoaxRefusal(code)) return BY_GAME[code]();
  return isHint(code) ? words.hoaxRefusals[code]() : generalSentence(code);
}
