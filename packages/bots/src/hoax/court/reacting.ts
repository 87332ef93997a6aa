// Reactions that do not tell the card: how often one speaks up hangs on what all see, and never on who one is. Whoever could speak in the
// window of the claim before is not asked twice.

import { looseWares, type Move, WARES } from '@pretender/hoax';
import { anyMove, SPEAKS_AS } from '../mind.ts';
import { chance, countIn, type Thought } from '../shrewd/thought.ts';
import type { CourtHabits } from './habits.ts';

/** Of a fine of one nothing is left for the Baron. */
const FUTILE = 0.25;

type Specs = Thought['specs'];

/** How often this reaction is made, by what all see. */
function rateOf({ view, habits }: Thought<CourtHabits>, type: string): number {
  const { heirs, turn } = view.table;
  if (type === 'immunise') return habits.immunity;
  const rate = habits.meddling / Math.max(1, countIn(view) - 1);
  if (type !== 'outlaw') return rate;
  const loose = looseWares(heirs[turn.seat].wares);
  return WARES.some((ware) => loose[ware] > 1) ? rate : rate * FUTILE;
}

/** Was this offered already, in the window of the claim that led here? */
function wasOffered({ view, seat }: Thought<CourtHabits>, type: string): boolean {
  const { asks, turn } = view.table;
  const kind = asks.at(-1)?.kind;
  if (kind === 'illegality' && type === 'outlaw') return turn.deed?.do === 'claim';
  if (kind === 'sentencing' && type === 'sentence') return !turn.barons.every((baron) => baron === seat);
  return kind === 'indulgence' && type === 'absolve' && !turn.sentences.every((each) => each.seat === seat);
}

/** Immunity is claimed when its own question comes, everything else as soon as it can be said. */
function isTime(thought: Thought<CourtHabits>, spec: Specs[number]): boolean {
  if (spec.type === 'immunise') return !spec.early;
  return spec.early || !wasOffered(thought, spec.type);
}

export function react(thought: Thought<CourtHabits>): Move | null {
  const reactions = thought.specs.filter((spec) => spec.type in SPEAKS_AS && isTime(thought, spec));
  const types = [...new Set(reactions.map(({ type }) => type))];
  for (const type of types) {
    if (!chance(thought.draws, rateOf(thought, type))) continue;
    return anyMove(
      thought,
      reactions.filter((spec) => spec.type === type),
    );
  }
  return null;
}
