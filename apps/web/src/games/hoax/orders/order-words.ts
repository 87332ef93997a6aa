// An order as its owner would say it.

import type { Identity, Ware } from '@pretender/hoax';
import type { Order } from '@pretender/hoax/live';
import type { Seat, Value } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { deedName, identityName, listText, wareName } from '../speech.ts';

type Says = { readonly [T in Order['type']]: (order: Extract<Order, { type: T }>, names: Names) => string };

const SAYS: Says = {
  immunise: ({ against }) => words.hoaxOrders.says_immunise({ deeds: listText(against.map(deedName)) }),
  outlaw: ({ against }) => words.hoaxOrders.says_outlaw({ deeds: listText(against.map(deedName)) }),
  sentence: ({ ware }) => words.hoaxOrders.says_sentence({ ware: wareName(ware) }),
  absolve: ({ ware }) => words.hoaxOrders.says_absolve({ ware: wareName(ware) }),
  doubt: ({ seat, as }, names) => words.hoaxOrders.says_doubt({ name: names.of(seat), as: identityName(as) }),
  hold: ({ seat }, names) => words.hoaxOrders.says_hold({ name: names.of(seat) }),
};

export function orderSentence(order: Order, names: Names): string {
  return SAYS[order.type](order as never, names);
}

/** What a choice is called. */
const CHOICES: Readonly<Record<string, (value: Value, names: Names) => string>> = {
  against: (value) => deedName(value as never),
  ware: (value) => wareName(value as Ware),
  seat: (value, names) => names.of(value as Seat),
  as: (value) => identityName(value as Identity),
};

export function choiceName(field: string, value: Value, names: Names): string {
  return CHOICES[field]?.(value, names) ?? String(value);
}
