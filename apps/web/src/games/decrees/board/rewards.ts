// Which desk pays for a decree that is sent there: its next step, unless that has paid already.

import { type Ministry, nextStep, type Public, SUBSTITUTE } from '@pretender/decrees';
import type { Control } from './controls.ts';
import type { Slot } from './slots.ts';

function isPaid({ type, card }: Control): boolean {
  if (type === 'forward') return true;
  const ops = SUBSTITUTE.cards.get(card ?? '')?.ops ?? [];
  return ops.some((op) => op.op === 'moveDecree' && op.reward === true);
}

export function rewardedDesk(table: Public, control: Control, slots: readonly Slot[]): Ministry | null {
  const decree = table.decrees[String(slots.find(({ kind }) => kind === 'decree')?.chosen)];
  if (!decree || !isPaid(control)) return null;
  const next = nextStep(decree) ?? null;
  const hasPaid = table.config.forwardRewardOnce && decree.paid.includes(decree.stamped);
  return hasPaid || next === decree.at ? null : next;
}
