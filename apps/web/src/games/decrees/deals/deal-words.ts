// A deal in words, as one of its parties knows it.

import type { Deal } from '@pretender/decrees';
import type { Deep } from '@pretender/kernel';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';
import { blameText, cardName, listText, nameOrYou } from '../speech.ts';

type Transfer = Deep<Deal>['transfers'][number];

function cardsText({ cards, count, ask }: Transfer): string[] {
  if (ask !== null)
    return [
      ask === 'any' ? words.decreesDeals.anyCards({ count }) : words.decreesDeals.namedCard({ card: cardName(ask) }),
    ];
  if (count === 0) return [];
  return cards === null
    ? [words.decreesDeals.hiddenCards({ count })]
    : cards.map((card) => words.decreesDeals.quoted({ text: cardName(card) }));
}

/** "Ann → you: 2 blame and “Overtime”" */
export function transferText(transfer: Transfer, names: Names): string {
  const { from, to, blame } = transfer;
  const goods = [...(blame > 0 ? [blameText(blame)] : []), ...cardsText(transfer)];
  return words.decreesDeals.transfer({
    from: nameOrYou(from, names),
    to: nameOrYou(to, names, 'youWhom'),
    goods: listText(goods),
  });
}
