// The only writers of state. `to` says who is told; a hand is written for each seat that is told, the table only by
// what everybody is told. The same writers run in the browser over a view.

import { type EventWriter, type Game, writingBy } from '@pretender/kernel';
import type { Event } from './event-types.ts';
import { asksEvents } from './events/asks.ts';
import { claimsEvents } from './events/claims.ts';
import { generalEvents } from './events/general.ts';
import { interruptionEvents } from './events/interruption.ts';
import { roundsEvents } from './events/rounds.ts';
import { secondEvents } from './events/second.ts';
import { tableEvents } from './events/table.ts';
import type { Hoax } from './types.ts';

/** What happens most often is found fastest where it stands first. */
const OFTEN: readonly Event['type'][] = [
  'noted',
  'closed',
  'asked',
  'claimed',
  'moved',
  'stood',
  'turnBegan',
  'supported',
  'doubted',
  'covered',
  'scored',
  'exposed',
];

/** Every writer with the same five fields: the kernel reads them with each event, and objects of one shape are read fastest. */
function inOneShape(writers: Game<Hoax>['events']): Game<Hoax>['events'] {
  const kinds = new Set([...OFTEN, ...(Object.keys(writers) as Event['type'][])]);
  const shaped = [...kinds].map((kind) => {
    const { to, hand, hands, vault, table } = writers[kind] as EventWriter<Hoax, never>;
    return [kind, { to, hand, hands, vault, table } as EventWriter<Hoax, Event>];
  });
  return Object.fromEntries(shaped);
}

export const events = inOneShape({
  ...asksEvents,
  ...claimsEvents,
  ...tableEvents,
  ...roundsEvents,
  ...generalEvents,
  ...secondEvents,
  ...interruptionEvents,
});

// Each by itself, so that each gets a function of its own.
writingBy(events.noted);
writingBy(events.closed);
writingBy(events.asked);
writingBy(events.claimed);
writingBy(events.moved);
writingBy(events.stood);
writingBy(events.turnBegan);
writingBy(events.supported);
writingBy(events.doubted);
writingBy(events.covered);
writingBy(events.scored);
writingBy(events.exposed);
