// Those who weigh nothing: one draws lots, the other tells the truth and goes by what is certain.

import type { Seat } from '@pretender/kernel';
import type { Suspicion } from '../hints/odds.ts';
import { isTooLong } from '../hoax/declare.ts';
import { possibleCards } from '../hoax/knowledge.ts';
import { SPEAKS_AS } from '../hoax/mind.ts';
import type { Case, Reason, Why } from './reason.ts';

const plain = (why: Why, believed: readonly Suspicion[]): Reason => ({
  why,
  believed,
  odds: null,
  options: [],
  measure: 'points',
});

export const randomReason = (): Reason => plain('byLot', []);

type Possible = ReturnType<typeof possibleCards>;

/** Of these an honest heir knows the card; of the others it believes nothing. */
function known({ view }: Case, possible: Possible): Suspicion[] {
  return view.table.heirs.flatMap(({ standing }, at) => {
    const [identity, ...others] = possible[at];
    return standing === 'in' && at !== view.viewer && others.length === 0
      ? [{ seat: at as Seat, identity, chance: 1 }]
      : [];
  });
}

function whyOf({ view, move }: Case, possible: Possible): Why | null {
  if (move.type === 'accuse')
    return possible[move.target].length === 1 ? 'accuseKnown' : isTooLong(view) ? 'accuseLate' : 'accuseOnly';
  if (move.type === 'claim') return 'truthAlways';
  if (move.type === 'inform') return 'inform';
  if (Object.hasOwn(SPEAKS_AS, move.type)) return 'reactTruly';
  if (move.type === 'doubt' || move.type === 'support') return 'doubtImpossible';
  return null;
}

function whyPass({ view, move }: Case): Why | null {
  const isPass = move.type === 'pass' || move.type === 'decline';
  return isPass && view.table.claim !== null ? 'notDisproved' : null;
}

export function honestReason(answered: Case): Reason | null {
  const possible = possibleCards(answered.view);
  const why = whyOf(answered, possible) ?? whyPass(answered);
  return why && plain(why, known(answered, possible));
}
