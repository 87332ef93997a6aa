// Whom to ask about, and for how much.

import type { Move } from '@pretender/hoax';
import { allOfType, best } from '../mind.ts';
import type { Manner } from './habits.ts';
import type { Thought } from './thought.ts';

/** Where the least is missing, or what is believed is nearly sure; for no more than is missing. */
export function inform(thought: Thought<Manner>): Move | null {
  const { possible, view, habits } = thought;
  const unknown = (target: number): number => possible[target].length - 1;
  const useful = allOfType(thought, 'inform').filter(
    ({ target, trios }) => unknown(target) > (trios - 1) * view.table.config.infoPerTrio,
  );
  if (useful.length === 0) return null;
  const sure = (target: number): number =>
    habits.prying === 0 ? 0 : habits.prying * Math.max(...thought.belief().chancesOf(target));
  const closest = best(thought, useful, ({ target }) => sure(target) - unknown(target));
  return best(
    thought,
    useful.filter(({ target }) => target === closest?.target),
    ({ trios }) => trios,
  );
}
