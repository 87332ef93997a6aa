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

type Writer<G extends GameTypes> = EventWriter<G, G['Event']>;
export function writerOf<G extends GameTypes>(game: Game<G>, event: G['Event']): Writer<G> {
  return game.events[event.type as G['Event']['type']] as Writer<G>;
}

export function isTold<G extends GameTypes>(game: Game<G>, event: G['Event'], viewer: Viewer): boolean {
  const told = whoIsTold(writerOf(game, event), event);
  if (typeof told === 'string') return told === 'all';
  return typeof told === 'number' ? told === viewer : viewer !== 'public' && told.includes(viewer);
}

export type Told = 'all' | 'nobody' | Seat | readonly Seat[];

/** Who is told of this event. */
export function whoIsTold<G extends GameTypes>({ to }: Pick<Writer<G>, 'to'>, event: G['Event']): Told {
  if (typeof to === 'function') return to(event);
  return to === 'own' ? (event as unknown as { readonly seat: Seat }).seat : to;
}

export function evolve<G extends GameTypes>(game: Game<G>, state: State<G>, event: G['Event']): Told {
  return writeRooms(writerOf(game, event), state, event);
}

/** Says who was told. Hands first: they read the table as it was. */
export function writeRooms<G extends GameTypes>(writer: Writer<G>, state: State<G>, event: G['Event']): Told {
  const { hand } = writer;
  const told = whoIsTold(writer, event);
  if (hand !== undefined) writeHands(hand, told, state, event);
  if (writer.vault !== undefined) writer.vault(state.vault, state.table as never, event);
  if (writer.table !== undefined) writer.table(state.table, event);
  return told;
}

function writeHands<G extends GameTypes>(
  hand: NonNullable<Writer<G>['hand']>,
  told: Told,
  { hands, table }: State<G>,
  event: G['Event'],
): void {
  if (typeof told === 'number') hand(hands[told], told, table as never, event);
  else if (typeof told === 'object') {
    for (let i = 0; i < told.length; i++) hand(hands[told[i]], told[i], table as never, event);
  } else if (told === 'all') {
    for (let seat = 0; seat < hands.length; seat++) hand(hands[seat], asSeat(seat), table as never, event);
  }
}

/** The same writers over a view; call it only with events that this viewer is told. */
export function evolveView<G extends GameTypes>(game: Game<G>, view: View<G>, event: G['Event']): void {
  const writer = writerOf(game, event);
  const seat = view.viewer;
  if (writer.hand && seat !== 'public') writer.hand(view.hands[seat] as G['Hand'], seat as Seat, view.table, event);
  if (writer.table) writer.table(view.table as G['Table'], event);
}
