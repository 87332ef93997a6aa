// The only writers of state. `to` says who is told; a hand is written for each seat that is told, the table only by
// what everybody is told. The same writers run in the browser over a view.

import type { EventWriter, Game } from '@pretender/kernel';
import type { Event } from './event-types.ts';
import { asksEvents } from './events/asks.ts';
import { boardEvents } from './events/board.ts';
import { drawEvents, playEvents, searchEvents } from './events/cards.ts';
import { dealsEvents } from './events/deals.ts';
import { setupEvents } from './events/setup.ts';
import type { Decrees } from './types.ts';

/** Every writer with the same five fields: objects of one shape are read fastest. */
function inOneShape(writers: Game<Decrees>['events']): Game<Decrees>['events'] {
  const shaped = Object.entries<EventWriter<Decrees, never>>(writers).map(
    ([kind, { to, hand, hands, vault, table }]) => [
      kind,
      { to, hand, hands, vault, table } as EventWriter<Decrees, Event>,
    ],
  );
  return Object.fromEntries(shaped);
}

export const events = inOneShape({
  ...setupEvents,
  ...asksEvents,
  ...boardEvents,
  ...drawEvents,
  ...playEvents,
  ...searchEvents,
  ...dealsEvents,
});
