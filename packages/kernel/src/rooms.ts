// Views and the two ways an event is written: over the whole house, and through one keyhole.

import {
  asSeat,
  type EventWriter,
  type Game,
  type GameTypes,
  type Seat,
  type State,
  type View,
  type Viewer,
} from './contract.ts';

/** Rooms never change identity, so a view made once stays valid while the state moves on. */
export function viewOf<G extends GameTypes>(state: State<G>, viewer: Viewer): View<G> {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : null));
  return { viewer, table: state.table, hands, vault: null } as unknown as View<G>;
}

export function viewersOf(seatCount: number): readonly Viewer[] {
  const viewers: Viewer[] = [];
  for (let seat = 0; seat < seatCount; seat++) viewers.push(asSeat(seat));
  viewers.push('public');
  return viewers;
}

export type Writer<G extends GameTypes> = EventWriter<G, G['Event']>;

function writerOf<G extends GameTypes>(game: Game<G>, event: G['Event']): Writer<G> {
  return game.events[event.type as G['Event']['type']] as Writer<G>;
}

/** A game's writers by kind of event, for those who write many: a Map finds them three times as fast as a large object. */
export type Writers<G extends GameTypes> = ReadonlyMap<string, Writer<G>>;

export function writersOf<G extends GameTypes>(game: Game<G>): Writers<G> {
  return new Map(Object.entries(game.events)) as Writers<G>;
}

export function isTold<G extends GameTypes>(game: Game<G>, event: G['Event'], viewer: Viewer): boolean {
  const { to } = writerOf(game, event);
  if (to === 'all') return true;
  if (to === 'nobody' || viewer === 'public') return false;
  return to(event).includes(viewer);
}

export function evolve<G extends GameTypes>(game: Game<G>, state: State<G>, event: G['Event']): void {
  writeRooms(writerOf(game, event), state, event);
}

/** Hands first: they read the table as it was. */
export function writeRooms<G extends GameTypes>(writer: Writer<G>, state: State<G>, event: G['Event']): void {
  if (writer.hand) writeHands(writer, state, event);
  if (writer.vault) writer.vault(state.vault, state.table as never, event);
  if (writer.table) writer.table(state.table, event);
}

function writeHands<G extends GameTypes>(writer: Writer<G>, state: State<G>, event: G['Event']): void {
  const { to } = writer;
  if (to === 'nobody') return;
  const table = state.table as never;
  if (to === 'all') {
    for (let seat = 0; seat < state.hands.length; seat++) writer.hand?.(state.hands[seat], asSeat(seat), table, event);
    return;
  }
  for (const seat of to(event)) writer.hand?.(state.hands[seat], seat, table, event);
}

/** The same writers over a view; call it only with events that this viewer is told. */
export function evolveView<G extends GameTypes>(game: Game<G>, view: View<G>, event: G['Event']): void {
  const writer = writerOf(game, event);
  const seat = view.viewer;
  if (writer.hand && seat !== 'public') writer.hand(view.hands[seat] as G['Hand'], seat as Seat, view.table, event);
  if (writer.table) writer.table(view.table as G['Table'], event);
}
