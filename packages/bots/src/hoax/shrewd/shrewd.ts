// An heir that keeps count of the cards, believes by the odds and pretends where it pays.

import type { Move } from '@pretender/hoax';
import { heirWith } from '../answers.ts';
import { declare as declareHonestly } from '../declare.ts';
import { anyMove, SPEAKS_AS } from '../mind.ts';
import { accuse, accuseLikeliest } from './accusing.ts';
import { claim } from './claiming.ts';
import { isDoubtful, vote } from './doubting.ts';
import type { Habits } from './habits.ts';
import { inform } from './prying.ts';
import { chance, type Thought } from './thought.ts';

/** A true reaction always; another one now and then. */
function react(thought: Thought): Move | null {
  const { specs, own, draws, habits } = thought;
  const reactions = specs.filter(({ type }) => type in SPEAKS_AS);
  const honest = reactions.filter(({ type }) => SPEAKS_AS[type] === own);
  if (honest.length > 0) return anyMove(thought, honest);
  const immune = reactions.filter(({ type }) => type === 'immunise');
  if (immune.length > 0 && chance(draws, habits.pretendImmune)) return anyMove(thought, immune);
  const rest = reactions.filter(({ type }) => type !== 'immunise');
  return rest.length > 0 && chance(draws, habits.pretendChain) ? anyMove(thought, rest) : null;
}

/** A round must end one day: after too many turns for each heir, or so many of a finale, the likeliest is accused. */
const LONG_FINALE = 50;

export function isLong({ view, habits }: Thought, longRound = habits.longRound): boolean {
  const { turn, finale, finaleTurns, heirs } = view.table;
  return finale ? finaleTurns > LONG_FINALE : turn.number > longRound * heirs.length;
}

export const shrewdHeir = heirWith<Habits>({
  declare: (thought) =>
    accuse(thought) ??
    inform(thought) ??
    (isLong(thought) ? accuseLikeliest(thought) : null) ??
    claim(thought) ??
    declareHonestly(thought),
  accuse,
  react,
  isDoubtful,
  vote,
});
