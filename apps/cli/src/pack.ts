// What the command needs to know of a game: the game itself, its scenarios, its words, its figures.

import type {
  Ask,
  Deep,
  Game,
  GameTypes,
  MatchRecord,
  MoveSpec,
  RawMove,
  Value,
  View,
  Viewer,
} from '@pretender/kernel';
import type { ScenarioKit } from '@pretender/kernel/scenario';
import type { Desk, Item, Way } from './play/desk.ts';
import type { Choice } from './prompts.ts';

/** `truth` is told everything; only for finished matches. */
export type Reader = Viewer | 'truth';

/** A moment of a match as one reader knows it. */
export interface Scene<G extends GameTypes> {
  readonly reader: Reader;
  readonly names: readonly string[];
  readonly table: Deep<G['Table']>;
  readonly hand: Deep<G['Hand']> | null;
}

/** The words of a game, in English. */
export interface GameText<G extends GameTypes> {
  readonly title: string;
  /** What a newcomer needs before the first question. */
  introduction(scene: Scene<G>): readonly string[];
  /** More of the rules, on demand. */
  rules(scene: Scene<G>): readonly string[];
  /** What happened, from the event and the scene just before it; `null` for what needs no words. */
  sentence(event: G['Event'], scene: Scene<G>): string | null;
  /** Events with which something new begins. */
  readonly headings: readonly G['Event']['type'][];
  /** The table at a glance. */
  picture(scene: Scene<G>): readonly string[];
  /** What a seat is asked. */
  question(ask: Ask, scene: Scene<G>): string;
  /** A family of moves in the first menu, where several specs of one type come together. */
  family(spec: MoveSpec, scene: Scene<G>): Choice;
  /** One spec in the menu of its family. */
  form(spec: MoveSpec, scene: Scene<G>): Choice;
  field(name: string, move: RawMove, scene: Scene<G>): string;
  value(name: string, value: Value, scene: Scene<G>, type?: string): string;
  /** Names the stretch of play for which somebody may say "pass on everything"; `null` where that makes no sense. */
  stretch(scene: Scene<G>): string | null;
  /** The last words: who has won, with how many points. */
  ending(scene: Scene<G>): readonly string[];
}

/** What can be told about a table before anybody plays. */
export interface GameBook {
  /** Where Node finds the rules, clause by clause. */
  readonly rules: string;
  /** The languages of the words below; the first if nobody asks for another. */
  readonly languages: readonly string[];
  preset(name: string, language: string): { readonly title: string; readonly character: string };
  /** What the table plays if the option has this value. */
  option(key: string, value: unknown, language: string): string;
}

/** Rows of numbers under one heading. */
export interface Section {
  readonly key: string;
  readonly title: string;
  /** Of what the rows are parts; shown as a share. */
  readonly rows: readonly { readonly key: string; readonly label: string; readonly count: number }[];
}

/** Counts what only this game knows while many matches are played. */
export interface Tally<G extends GameTypes> {
  /** The game, with somebody listening to its events. */
  readonly game: Game<G>;
  /** After every match: lengths in the game's own units. */
  endMatch(table: Deep<G['Table']>): Readonly<Record<string, number>>;
  sections(): readonly Section[];
}

/** The game with what a file brought, or every problem with the file, each with its line. */
export type Loaded =
  | { readonly ok: true; readonly pack: GamePack }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Something a game can be played with that comes from a file, such as a deck of cards. */
interface Material {
  /** `--NAME FILE` */
  readonly option: string;
  readonly hint: string;
  readonly description: string;
  load(text: string): Loaded;
}

/** What can be said beside the turn, where a game has that. */
interface Bargaining<G extends GameTypes> {
  /** Should somebody who sees this look at an ask beside the turn? A name for the occasion, so that he looks once. */
  occasion(view: View<G>, ask: Ask): string | null;
  /** Which of it is found in the first menu of a person's own question. */
  readonly invites: readonly G['Move']['type'][];
  /** A match may have no end without it, so bots are asked for it in simulations too. */
  readonly decides?: boolean;
}

export interface GamePack<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** How many sit down if nobody says. */
  readonly usualSeats: number;
  readonly book: GameBook;
  /** What the scenario runner needs. */
  readonly kit: ScenarioKit<G>;
  readonly text: GameText<G>;
  tally(): Tally<G>;
  readonly bargaining?: Bargaining<G>;
  /** Moves that are put together in menus of their own. */
  readonly fillers?: Readonly<
    Record<string, (desk: Desk<G>, spec: MoveSpec, exit: Item<Way>) => Promise<RawMove | Way>>
  >;
  /** Who sits at the table with a person, by the name of a bot; players who choose at random, if left out. */
  readonly opponent?: string;
  readonly material?: Material;
  /** Why a record cannot be played again with this pack, although it is of this game. */
  misfit?(record: MatchRecord): string | null;
}
