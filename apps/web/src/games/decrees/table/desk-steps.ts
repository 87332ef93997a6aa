// What is counted on a desk itself while a move is put together: the blame that is laid on it anew, or what of its blame and its
// director's goes.

import type { Amounts, Ministry } from '@pretender/decrees';
import { budgetLeft, mayLay, type Removal, removalStep, spreadStep } from '../board/editors.ts';
import type { SlotKind } from '../board/slots.ts';
import type { Office } from './office.svelte.ts';

export interface DeskStep {
  readonly whose: 'director' | 'desk';
  /** As things are, and as they would be. */
  readonly before: number;
  readonly now: number;
  readonly canLess: boolean;
  readonly canMore: boolean;
  step(by: 1 | -1): void;
}

type Edited = Pick<Office, 'table' | 'control' | 'composition' | 'choose'>;

const slotOf = ({ composition }: Edited, wanted: SlotKind) => composition?.slots.find(({ kind }) => kind === wanted);

function spreadSteps(office: Edited, id: Ministry): readonly DeskStep[] {
  const { table, control } = office;
  const slot = slotOf(office, 'spread');
  if (!slot || !control || !(id in (slot.chosen as Amounts))) return [];
  const spread = slot.chosen as Amounts;
  const now = spread[id] ?? 0;
  return [
    {
      whose: 'desk',
      before: table.posts[id].blame,
      now,
      canLess: now > 0,
      canMore: mayLay(table, control, spread, id),
      step: (by) => office.choose(slot.name, spreadStep(table, control, spread, { id, by })),
    },
  ];
}

/** One less on the desk is one more that goes. */
function removalSteps(office: Edited, id: Ministry): readonly DeskStep[] {
  const { table } = office;
  const slot = slotOf(office, 'removal');
  if (!slot) return [];
  const removal = slot.chosen as Removal;
  const { director, blame } = table.posts[id];
  const left = budgetLeft(table, removal);
  const stepsFor = (whose: DeskStep['whose'], before: number, gone: number, pool: Parameters<typeof removalStep>[2]) =>
    before === 0
      ? []
      : [
          {
            whose,
            before,
            now: before - gone,
            canLess: left > 0 && gone < before,
            canMore: gone > 0,
            step: (by: 1 | -1) => office.choose(slot.name, removalStep(table, removal, pool, -by)),
          },
        ];
  return [
    ...(director === null
      ? []
      : stepsFor('director', table.players[director].personal, removal.personal[director] ?? 0, { seat: director })),
    ...stepsFor('desk', blame, removal.ministry[id] ?? 0, { id }),
  ];
}

export function deskSteps(office: Edited, id: Ministry): readonly DeskStep[] {
  return [...spreadSteps(office, id), ...removalSteps(office, id)];
}
