// What a slot asks, and what its options are called.

import type { Ministry } from '@pretender/decrees';
import type { Seat, Value } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { blameText, CHOICES, cardName, decreeName, ministryName, nameOrYou } from '../speech.ts';
import type { Control } from './controls.ts';
import { arrowOf, NONE, type Slot, type SlotKind } from './slots.ts';

const NAMED = ['from', 'to', 'player', 'removal'] as const;

export function slotLabel({ name, kind }: Slot): string {
  const named = NAMED.find((each) => each === name);
  return named ? words.decreesTable[`slot_${named}`]() : words.decreesTable[`slot_${kind}`]();
}

const TEXTS: { readonly [K in SlotKind]: (value: Value, names: Names) => string } = {
  seat: (value, names) => nameOrYou(value as Seat, names),
  ministry: (value) => ministryName(value as Ministry),
  decree: (value) => decreeName(String(value)),
  card: (value) => cardName(String(value)),
  arrow: (value) => arrowOf(value).map(ministryName).join(' → '),
  amount: (value) => blameText(Number(value)),
  choice: (value) => CHOICES[String(value)]?.() ?? String(value),
  posts: () => '',
  spread: () => '',
  removal: () => '',
};

export function optionText({ kind }: Slot, value: Value, names: Names): string {
  return value === NONE ? words.decreesTable.slotNone() : TEXTS[kind](value, names);
}

/** What is being put together. */
export function titleOf({ type, card }: Control): string {
  return card === null ? words.decreesTable[`act_${type as 'draw'}`]() : cardName(card);
}
