// What can be wrong with a card in a deck file.

import { isCondition } from '../rules/filters.ts';
import { type Flaw, isRow, list, listOf, map, name, type Path, shapeFlaws, text, whole } from './flaws.ts';
import { opsFlaws } from './op-flaws.ts';
import { reactionFlaws, timing } from './reaction-flaws.ts';
import { targetsFlaws } from './target-flaws.ts';

const CARD = {
  id: name,
  name: text,
  count: whole(1, 59),
  timing,
  cost: whole(0, 9),
  text,
  targets: list,
  ops: list,
  'pre?': listOf({ what: 'a condition such as pb(you)>=1', is: (value) => isCondition(String(value)) }),
  'reaction?': map,
};

export function cardFlaws(path: Path, card: unknown): Flaw[] {
  const flaws = shapeFlaws(path, card, CARD);
  if (flaws.length > 0 || !isRow(card)) return flaws;
  const { slots, flaws: aimed } = targetsFlaws([...path, 'targets'], card.targets as unknown[]);
  return [
    ...aimed,
    ...opsFlaws([...path, 'ops'], card.ops as unknown[], { slots, isReaction: false, isBranch: false }),
    ...reactionFlaws(path, card),
  ];
}
