// What a slot asks, and what its options are called.

import { type Ministry, SUBSTITUTE } from '@pretender/decrees';
import type { Seat, Value } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { blameText, CHOICES, cardName, cardText, decreeName, ministryName, nameOrYou } from '../speech.ts';
import type { Control } from './controls.ts';
import { arrowOf, NONE, type Slot, type SlotKind } from './slots.ts';

const NAMED = ['from', 'to', 'player', 'removal'] as const;

/** Where a card takes something from, where it goes, or the second of two: as the deck file says it. */
function partOf({ card }: Control, name: string): 'source' | 'to' | 'other' | null {
  const found = SUBSTITUTE.cards.get(card ?? '');
  const ops = found?.ops ?? [];
  if (ops.some((op) => 'from' in op && op.from === name)) return 'source';
  if (ops.some((op) => 'to' in op && op.to === name)) return 'to';
  const target = found?.targets.find(({ slot }) => `$${slot}` === name);
  return target?.where.some((word) => word.startsWith('differs:')) ? 'other' : null;
}

export function slotLabel({ name, kind }: Slot, control: Control): string {
  const named = NAMED.find((each) => each === name) ?? (kind === 'ministry' ? partOf(control, name) : null);
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

/** What it does: the words of the card, or of the action. A decision that is due says so in its question. */
export function textOf({ type, card }: Control): string | null {
  if (card !== null) return cardText(card);
  const key = `does_${type}`;
  return Object.hasOwn(words.decreesTable, key) ? words.decreesTable[key as 'does_draw']() : null;
}
