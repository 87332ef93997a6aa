// The only writers of state. `to` says who is told; a hand is written for each seat that is told, the table only by
// what everybody is told. The same writers run in the browser over a view.

import type { Game } from '@pretender/kernel';
import { asksEvents } from './events/asks.ts';
import { boardEvents } from './events/board.ts';
import { drawEvents, playEvents, searchEvents } from './events/cards.ts';
import { dealsEvents } from './events/deals.ts';
import { setupEvents } from './events/setup.ts';
import type { Decrees } from './types.ts';

export const events: Game<Decrees>['events'] = {
  ...setupEvents,
  ...asksEvents,
  ...boardEvents,
  ...drawEvents,
  ...playEvents,
  ...searchEvents,
  ...dealsEvents,
};
