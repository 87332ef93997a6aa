// References in a deck file: you, others, lowestPB, own and `$slot`. Effects that a player has composed hold seats,
// ministries and numbers themselves.

import type { Seat } from '@pretender/kernel';
import { ministryOf, othersThan, seatsOf } from '../rules/board.ts';
import { type Change, type DecreeId, isMinistry, type Ministry } from '../words.ts';
import type { AmountRef, MinistryRef, PlayersRef, Stage } from './operation.ts';

function slotOf({ with: slots, memory }: Stage, ref: string): unknown {
  const name = ref.slice(1);
  return Object.hasOwn(slots, name) ? slots[name] : memory[name];
}

function isSlot(ref: unknown): ref is string {
  return typeof ref === 'string' && ref.startsWith('$');
}

/** Is the slot this refers to left empty? Then the operation is skipped. */
export function isUnfilled(stage: Stage, ref: unknown): boolean {
  return isSlot(ref) && slotOf(stage, ref) === undefined;
}

function lowest(stage: Stage): Seat[] {
  const { players } = stage.table;
  const least = Math.min(...players.map(({ personal }) => personal));
  return seatsOf(stage.table).filter((seat) => players[seat].personal === least);
}

export function playersIn(stage: Stage, ref: PlayersRef): Seat[] {
  if (ref === 'you') return [stage.seat];
  if (ref === 'others') return othersThan(stage.table, stage.seat);
  if (ref === 'lowestPB') return lowest(stage);
  const seat = isSlot(ref) ? slotOf(stage, ref) : ref;
  return typeof seat === 'number' && stage.table.players[seat] ? [seat as Seat] : [];
}

export function playerIn(stage: Stage, ref: PlayersRef): Seat | null {
  return playersIn(stage, ref)[0] ?? null;
}

export function ministryIn(stage: Stage, ref: MinistryRef): Ministry | null {
  if (ref === 'own') return ministryOf(stage.table, stage.seat);
  const ministry = isSlot(ref) ? slotOf(stage, ref) : ref;
  return isMinistry(ministry) && stage.table.ministries.includes(ministry) ? ministry : null;
}

export function amountIn(stage: Stage, ref: AmountRef): number {
  const amount = isSlot(ref) ? slotOf(stage, ref) : ref;
  return typeof amount === 'number' ? amount : 0;
}

/** An open decree. */
export function decreeIn({ table, ...stage }: Stage, ref: string): DecreeId | null {
  const id = isSlot(ref) ? slotOf({ table, ...stage }, ref) : ref;
  return typeof id === 'string' && Object.hasOwn(table.decrees, id) && table.decrees[id].at !== null ? id : null;
}

export function changeIn(stage: Stage, ref: unknown): Change | null {
  const change = isSlot(ref) ? slotOf(stage, ref) : ref;
  return typeof change === 'object' && change !== null && 'arrow' in change ? (change as Change) : null;
}

export function argsIn(stage: Stage, ref: unknown): Readonly<Record<string, unknown>> {
  const args = isSlot(ref) ? slotOf(stage, ref) : ref;
  return typeof args === 'object' && args !== null ? (args as Record<string, unknown>) : {};
}

export function wordIn(stage: Stage, ref: string): string {
  return String(slotOf(stage, ref));
}
