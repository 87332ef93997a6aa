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

function writerOf<G extends GameTypes>(game: Game<G>, event: G['Event']): EventWriter<G, G['Event']> {
  return game.events[event.type as G['Event']['type']] as EventWriter<G, G['Event']>;
}

export function isTold<G extends GameTypes>(game: Game<G>, event: G['Event'], viewer: Viewer): boolean {
  const { to } = writerOf(game, event);
  if (to === 'all') return true;
  if (to === 'nobody' || viewer === 'public') return false;
  return to(event).includes(viewer);
}

/** Hands first: they read the table as it was. */
export function evolve<G extends GameTypes>(game: Game<G>, state: State<G>, event: G['Event']): void {
  const writer = writerOf(game, event);
  if (writer.hand) writeHands(writer, state, event);
  if (writer.vault) writer.vault(state.vault, state.table as never, event);
  if (writer.table) writer.table(state.table, event);
}

function writeHands<G extends GameTypes>(writer: EventWriter<G, G['Event']>, state: State<G>, event: G['Event']): void {
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
