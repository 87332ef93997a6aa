// Tells a match in sentences. It keeps its own small house, built from nothing but the events its reader is told, so
// it cannot say more than that reader may know.

import {
  type Entry,
  evolve,
  evolveView,
  type GameTypes,
  type State,
  toldOf,
  type View,
  type Viewer,
  viewOf,
} from '@pretender/kernel';
import type { GamePack, Reader, Scene } from './pack.ts';

export interface Narrator<G extends GameTypes> {
  /** The scene after everything that was told so far; it moves on with the telling. */
  readonly scene: Scene<G>;
  told(entry: Entry<G>): readonly G['Event'][];
  /** What this entry says to the reader. */
  tell(entry: Entry<G>): Line[];
}

export interface Line {
  readonly text: string;
  /** Something new begins here. */
  readonly isHeading: boolean;
}

export interface Occasion<G extends GameTypes> {
  readonly config: G['Config'];
  readonly names: readonly string[];
}

/** The scene as the reader of a live view knows it. */
export function sceneOf<G extends GameTypes>(view: View<G>, names: readonly string[]): Scene<G> {
  const hand = view.viewer === 'public' ? null : view.hands[view.viewer];
  return { reader: view.viewer, names, table: view.table, hand };
}

export function narrator<G extends GameTypes>(
  pack: GamePack<G>,
  { config, names }: Occasion<G>,
  reader: Reader,
): Narrator<G> {
  const house = pack.game.init(config, names.length);
  return reader === 'truth' ? tellTruth(pack, house, names) : tellViewer(pack, viewOf(house, reader), names);
}

function tellViewer<G extends GameTypes>(pack: GamePack<G>, view: View<G>, names: readonly string[]): Narrator<G> {
  const { game } = pack;
  const scene = sceneOf(view, names);
  const told = (entry: Entry<G>) => toldOf(game, entry, view.viewer as Viewer);
  return {
    scene,
    told,
    tell: (entry) => sentences(pack, told(entry), scene, (event) => evolveView(game, view, event)),
  };
}

function tellTruth<G extends GameTypes>(pack: GamePack<G>, house: State<G>, names: readonly string[]): Narrator<G> {
  const scene: Scene<G> = { reader: 'truth', names, table: house.table as never, hand: null };
  const told = (entry: Entry<G>) => entry.events;
  return {
    scene,
    told,
    tell: (entry) => sentences(pack, told(entry), scene, (event) => evolve(pack.game, house, event)),
  };
}

function sentences<G extends GameTypes>(
  { text }: GamePack<G>,
  events: readonly G['Event'][],
  scene: Scene<G>,
  write: (event: G['Event']) => void,
): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const line = text.sentence(event, scene);
    if (line !== null) lines.push({ text: line, isHeading: text.headings.includes(event.type) });
    write(event);
  }
  return lines;
}
