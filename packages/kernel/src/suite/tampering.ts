// Ways to spoil a game on purpose, so that the leak tests can be seen to find what they are for: each returns a copy of the
// game that tells more than it should.

import type { Ask, EventWriter, Game, GameTypes, Seat, Turn } from '../contract.ts';
import { conformance } from './conformance.ts';
import { otherHiddenFacts } from './hidden-facts.ts';
import { otherSecretAnswers } from './secret-answers.ts';

/** Which test must find a leak. */
export const LEAK_TESTS = {
  'commuting square': conformance,
  invariant: conformance,
  'field mutation': conformance,
  'other hidden facts': otherHiddenFacts,
  'other secret answers': otherSecretAnswers,
} as const;
export type LeakTest = keyof typeof LEAK_TESTS;

export interface SeededLeak<G extends GameTypes> {
  readonly name: string;
  readonly caughtBy: LeakTest;
  readonly game: Game<G>;
  /** Where it shows; options and seats of the test's own choice otherwise. */
  readonly options?: Record<string, unknown>;
  readonly seats?: number;
}

interface Done<G extends GameTypes> {
  readonly by: 'play' | 'lapse';
  readonly ask: Ask;
  readonly seat?: Seat;
  readonly move?: G['Move'];
}

type Kind<G extends GameTypes> = G['Event']['type'];
type EventOf<G extends GameTypes, K extends Kind<G>> = Extract<G['Event'], { type: K }>;
type Writer<G extends GameTypes, K extends Kind<G>> = EventWriter<G, EventOf<G, K>>;
type Spoil<G extends GameTypes> = (turn: Turn<G>) => Turn<G>;

export function tamperingWith<G extends GameTypes>(game: Game<G>) {
  const spoiledBy = (spoil: Spoil<G>) => ({
    play: (turn: Turn<G>, ask: Ask, seat: Seat, move: G['Move']) => game.play(spoil(turn), ask, seat, move),
    lapse: (turn: Turn<G>, ask: Ask) => game.lapse(spoil(turn), ask),
  });

  /** With another writer, or other ears, for one kind of event. */
  function withEvent<K extends Kind<G>>(kind: K, change: (writer: Writer<G, K>) => Partial<Writer<G, K>>): Game<G> {
    const writer = game.events[kind] as unknown as Writer<G, K>;
    return { ...game, events: { ...game.events, [kind]: { ...writer, ...change(writer) } } };
  }

  /** With something that happens after every decision. */
  function withAfterthought(think: (turn: Turn<G>, done: Done<G>) => void): Game<G> {
    const asAsked = (ask: Ask): Ask => ({ ...ask, seats: [...ask.seats] });
    return {
      ...game,
      play(turn, ask, seat, move) {
        const asked = asAsked(ask);
        game.play(turn, ask, seat, move);
        think(turn, { by: 'play', ask: asked, seat, move });
      },
      lapse(turn, ask) {
        const asked = asAsked(ask);
        game.lapse(turn, ask);
        think(turn, { by: 'lapse', ask: asked });
      },
    };
  }

  /** With every event passing through other hands on its way. */
  function withEmit(change: (event: G['Event'], turn: Turn<G>) => G['Event'] | readonly G['Event'][]): Game<G> {
    const spoil: Spoil<G> = (turn) => ({
      ...turn,
      emit(event) {
        for (const each of [change(event, turn)].flat()) turn.emit(each as G['Event']);
      },
    });
    return { ...game, ...spoiledBy(spoil), begin: (turn) => game.begin(spoil(turn)) };
  }

  /** With a field more on one kind of public event, kept on the table so that nothing else looks odd. */
  function withRider<K extends Kind<G>>(kind: K, rider: (event: EventOf<G, K>, turn: Turn<G>) => unknown): Game<G> {
    const spoiled = withEmit((event, turn) =>
      event.type === kind ? ({ ...event, rider: rider(event as EventOf<G, K>, turn) } as G['Event']) : event,
    );
    const writer = spoiled.events[kind] as { table?(table: object, event: object): void };
    const table = (room: object, event: object) => {
      writer.table?.(room, event);
      Object.assign(room, { rider: (event as { rider: unknown }).rider });
    };
    return { ...spoiled, events: { ...spoiled.events, [kind]: { ...writer, table } } };
  }

  /** With a hidden count of every secret answer, which this kind of event notes, kept where nobody may look: in the vault. */
  function withSecretCounter(kind: Kind<G>, spoil: Spoil<G>): Game<G> {
    const vault = (room: { commands?: number }) => {
      room.commands = (room.commands ?? 0) + 1;
    };
    return { ...withEvent(kind, () => ({ vault }) as never), ...spoiledBy(spoil) };
  }

  return { withEvent, withAfterthought, withEmit, withRider, withSecretCounter };
}

/** What `withSecretCounter` has counted. */
export function secretCommands<G extends GameTypes>({ state }: Turn<G>): number {
  return (state.vault as { commands?: number }).commands ?? 0;
}
