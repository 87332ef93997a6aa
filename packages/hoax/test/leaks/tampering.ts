// Ways to spoil a game: each returns a copy of it that tells more than it should.

import { type Event, type Hoax, hoax, type Move } from '@pretender/hoax';
import type { Ask, EventWriter, Game, Seat, Turn } from '@pretender/kernel';

type HoaxTurn = Turn<Hoax>;
type Kind = Event['type'];
type Writer<K extends Kind> = EventWriter<Hoax, Extract<Event, { type: K }>>;

/** With another writer, or other ears, for one kind of event. */
export function withEvent<K extends Kind>(kind: K, change: (writer: Writer<K>) => Partial<Writer<K>>): Game<Hoax> {
  const writer = hoax.events[kind] as unknown as Writer<K>;
  return { ...hoax, events: { ...hoax.events, [kind]: { ...writer, ...change(writer) } } };
}

/** With something that happens after every decision. */
export function withAfterthought(
  think: (turn: HoaxTurn, done: { by: 'play' | 'lapse'; ask: Ask; seat?: Seat; move?: Move }) => void,
): Game<Hoax> {
  return {
    ...hoax,
    play(turn, ask, seat, move) {
      const asked = { ...ask, seats: [...ask.seats] };
      hoax.play(turn, ask, seat, move);
      think(turn, { by: 'play', ask: asked, seat, move });
    },
    lapse(turn, ask) {
      const asked = { ...ask, seats: [...ask.seats] };
      hoax.lapse(turn, ask);
      think(turn, { by: 'lapse', ask: asked });
    },
  };
}

/** With every event passing through other hands on its way. */
export function withEmit(change: (event: Event, turn: HoaxTurn) => Event | readonly Event[]): Game<Hoax> {
  const spoil = (turn: HoaxTurn): HoaxTurn => ({
    ...turn,
    emit(event) {
      for (const each of [change(event, turn)].flat()) turn.emit(each as Event);
    },
  });
  return {
    ...hoax,
    begin: (turn) => hoax.begin(spoil(turn)),
    play: (turn, ask, seat, move) => hoax.play(spoil(turn), ask, seat, move),
    lapse: (turn, ask) => hoax.lapse(spoil(turn), ask),
  };
}

/** With a hidden count of every secret answer, kept where nobody may look: in the vault. */
export function withSecretCounter(spoil: (turn: HoaxTurn) => HoaxTurn): Game<Hoax> {
  const noted = hoax.events.noted;
  const counted: typeof noted = {
    ...noted,
    vault(vault) {
      const counter = vault as { commands?: number };
      counter.commands = (counter.commands ?? 0) + 1;
    },
  };
  return {
    ...hoax,
    events: { ...hoax.events, noted: counted },
    play: (turn, ask, seat, move) => hoax.play(spoil(turn), ask, seat, move),
    lapse: (turn, ask) => hoax.lapse(spoil(turn), ask),
  };
}

export function secretCommands(turn: HoaxTurn): number {
  return (turn.state.vault as { commands?: number }).commands ?? 0;
}

export function topAsk(turn: HoaxTurn): Ask | undefined {
  const { asks } = turn.state.table;
  return asks[asks.length - 1];
}
