// Ways to spoil the game: each returns a copy of it that tells more than it should.

import { type Decrees, decrees, type Event, type Move } from '@pretender/decrees';
import type { Ask, EventWriter, Game, Seat, Turn } from '@pretender/kernel';

export type DecreesTurn = Turn<Decrees>;
type Kind = Event['type'];
type Writer<K extends Kind> = EventWriter<Decrees, Extract<Event, { type: K }>>;

/** With another writer, or other ears, for one kind of event. */
export function withEvent<K extends Kind>(kind: K, change: (writer: Writer<K>) => Partial<Writer<K>>): Game<Decrees> {
  const writer = decrees.events[kind] as unknown as Writer<K>;
  return { ...decrees, events: { ...decrees.events, [kind]: { ...writer, ...change(writer) } } };
}

/** With something that happens after every decision. */
export function withAfterthought(
  think: (turn: DecreesTurn, done: { ask: Ask; seat?: Seat; move?: Move }) => void,
): Game<Decrees> {
  return {
    ...decrees,
    play(turn, ask, seat, move) {
      const asked = { ...ask, seats: [...ask.seats] };
      decrees.play(turn, ask, seat, move);
      think(turn, { ask: asked, seat, move });
    },
    lapse(turn, ask) {
      const asked = { ...ask, seats: [...ask.seats] };
      decrees.lapse(turn, ask);
      think(turn, { ask: asked });
    },
  };
}

/** With every event passing through other hands on its way. */
export function withEmit(change: (event: Event, turn: DecreesTurn) => Event | readonly Event[]): Game<Decrees> {
  const spoil = (turn: DecreesTurn): DecreesTurn => ({
    ...turn,
    emit(event) {
      for (const each of [change(event, turn)].flat()) turn.emit(each as Event);
    },
  });
  return {
    ...decrees,
    begin: (turn) => decrees.begin(spoil(turn)),
    play: (turn, ask, seat, move) => decrees.play(spoil(turn), ask, seat, move),
    lapse: (turn, ask) => decrees.lapse(spoil(turn), ask),
  };
}

/** Adds a field to one kind of public event, and keeps it on the table so that nothing else looks odd. */
export function withRider(kind: Kind, rider: (event: never, turn: DecreesTurn) => unknown): Game<Decrees> {
  const game = withEmit((event, turn) =>
    event.type === kind ? ({ ...event, rider: rider(event as never, turn) } as unknown as Event) : event,
  );
  const writer = game.events[kind] as { table?(table: object, event: object): void };
  const table = (room: object, event: object) => {
    writer.table?.(room, event);
    Object.assign(room, { rider: (event as { rider: unknown }).rider });
  };
  return { ...game, events: { ...game.events, [kind]: { ...writer, table } } };
}

/** With a hidden count of every secret answer, kept where nobody may look: in the vault. */
export function withSecretCounter(spoil: (turn: DecreesTurn) => DecreesTurn): Game<Decrees> {
  const noted = decrees.events.noted;
  const counted: typeof noted = {
    ...noted,
    vault(vault) {
      const counter = vault as { commands?: number };
      counter.commands = (counter.commands ?? 0) + 1;
    },
  };
  return {
    ...decrees,
    events: { ...decrees.events, noted: counted },
    play: (turn, ask, seat, move) => decrees.play(spoil(turn), ask, seat, move),
    lapse: (turn, ask) => decrees.lapse(spoil(turn), ask),
  };
}

export function secretCommands(turn: DecreesTurn): number {
  return (turn.state.vault as { commands?: number }).commands ?? 0;
}
