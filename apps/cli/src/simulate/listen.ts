// Somebody who listens to what everybody is told, without a log: the events' own writers call him first.

import type { Deep, EventOf, EventWriter, Game, GameTypes } from '@pretender/kernel';

/** For events that are told to all; each gets the table as it was before. */
export type Listeners<G extends GameTypes> = {
  readonly [K in G['Event']['type']]?: (event: EventOf<G, K>, table: Deep<G['Table']>) => void;
};

type Listener<G extends GameTypes> = (event: G['Event'], table: Deep<G['Table']>) => void;

export function listening<G extends GameTypes>(game: Game<G>, listeners: Listeners<G>): Game<G> {
  const heard = Object.entries(listeners as unknown as Readonly<Record<string, Listener<G>>>).map(([type, listen]) => {
    const writer = game.events[type as G['Event']['type']] as EventWriter<G, G['Event']>;
    const table = (room: G['Table'], event: G['Event']): void => {
      listen(event, room as Deep<G['Table']>);
      writer.table?.(room, event);
    };
    return [type, { ...writer, table }];
  });
  return { ...game, events: { ...game.events, ...Object.fromEntries(heard) } };
}
