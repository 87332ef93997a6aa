// What a bot thought when it answered. All of it follows from the view that it had, so it can be asked for at any time. Only luck is not
// kept: which of several good claims was drawn, and in which worlds a farsighted heir tried them; it tries them again, in others.

import { foresightOf } from '../hoax/court/foresight.ts';
import { LEVEL_HABITS } from '../hoax/court/levels.ts';
import { foreseenReason } from './foreseen.ts';
import type { Answered, Case, Reason } from './reason.ts';
import { honestReason, randomReason } from './simple.ts';
import { courtWeigher, weighedReason, weigherReason } from './weighing.ts';

export { type Answered, MEASURES, type Measure, type Reason, WHYS, type Why } from './reason.ts';

type Explain = (answered: Case) => Reason | null;

const FORESIGHT = foresightOf(LEVEL_HABITS.farsighted);
const FLAGSHIP = courtWeigher(LEVEL_HABITS.farsighted);

const OTHERS: Readonly<Record<string, Explain>> = {
  random: randomReason,
  honest: honestReason,
  farsighted: (answered) => foreseenReason(answered, FORESIGHT, FLAGSHIP) ?? weighedReason(answered, FLAGSHIP),
};

function explainerOf(level: string): Explain | null {
  if (Object.hasOwn(OTHERS, level)) return OTHERS[level];
  return weigherReason(level);
}

/** Whether a player of this level has reasons of its own. */
export function hasReasons(level: string): boolean {
  return explainerOf(level) !== null;
}

/** Null about small things, where nothing is weighed, and for a level that is not known. */
export function reasonFor(answered: Answered): Reason | null {
  const { level, view, ask } = answered;
  const seat = view.viewer;
  const own = seat === 'public' ? null : view.hands[seat]?.identity;
  const kind = view.table.asks.find(({ id }) => id === ask)?.kind;
  if (seat === 'public' || !own || kind === undefined) return null;
  return explainerOf(level)?.({ ...answered, seat, own, kind }) ?? null;
}
