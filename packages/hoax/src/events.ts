// The only writers of state. `to` says who is told; a hand is written for each seat that is told, the table only by
// what everybody is told. The same writers run in the browser over a view.

import type { Game } from '@pretender/kernel';
import { asksEvents } from './events/asks.ts';
import { claimsEvents } from './events/claims.ts';
import { generalEvents } from './events/general.ts';
import { interruptionEvents } from './events/interruption.ts';
import { roundsEvents } from './events/rounds.ts';
import { secondEvents } from './events/second.ts';
import { tableEvents } from './events/table.ts';
import type { Hoax } from './types.ts';

export const events: Game<Hoax>['events'] = {
  ...asksEvents,
  ...claimsEvents,
  ...tableEvents,
  ...roundsEvents,
  ...generalEvents,
  ...secondEvents,
  ...interruptionEvents,
};
