// What the page must know about a game besides its rules. Everything about one game lives behind this.

import type { Ask, Entry, Game, GameTypes, MatchRecord, Seat, View } from '@pretender/kernel';
import type { TableEvent, Told } from '@pretender/protocol';
import type { Usual } from '@pretender/protocol/brief';
import type { Component } from 'svelte';
import type { Act } from '../sitting/act.ts';
import type { Lesson } from '../sitting/lesson.ts';
import type { LogLine } from '../sitting/log-line.ts';
import type { Picture } from '../sitting/picture.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { needWords } from '../words/words.svelte.ts';
import type { GameId } from './ids.ts';

export type AnyGame = Game<GameTypes>;
export type AnyView = View<GameTypes>;
export type AnyEvent = GameTypes['Event'];

/** A line without what every line has. */
export type Remark = Pick<LogLine, 'say' | 'args'> & Partial<Pick<LogLine, 'seats' | 'tone' | 'clause'>>;

/** A moment of a finished match: so many entries have happened. */
export type Step = {
  record: MatchRecord;
  at: number;
  /** Who was a bot, by seat; null where that is not known. */
  levels: readonly (string | null)[] | null;
};

/** What a showcase shows: a lie that is found out, a truth that nobody believed. */
export const SHOWN_MOMENTS = ['caught', 'believed'] as const;
export type ShownMoment = (typeof SHOWN_MOMENTS)[number];
export interface Showcase {
  readonly record: MatchRecord;
  /** So many entries have happened when it is decided. */
  readonly at: number;
}

export interface Face {
  readonly game: AnyGame;
  /** What a server need not tell of its events. */
  readonly usual: Usual;
  readonly Table: Component<{ sitting: Sitting }>;
  /** Loads what the table says. */
  ready(): Promise<void>;
  /** Is a place in the match a turn of a round, or only a turn? */
  readonly hasRounds: boolean;
  roundOf(view: AnyView): number;
  turnOf(view: AnyView): number;
  /** Whose turn comes next: that seat may call the last call. */
  nextSeat(view: AnyView): Seat | null;
  /** A name for what a bot should look at beside the turn, once for each name; null where there is nothing. */
  beside?(view: AnyView, ask: Ask): string | null;
  /** Could everything that is asked for now have been said in the window before? Then it is over as it opens. */
  isHeard?(table: unknown, story: readonly Entry<GameTypes>[]): boolean;
  /** What the log says of an event, read against the view before it; empty where it says nothing. */
  remarks(event: AnyEvent, before: AnyView): readonly Remark[];
  /** What the log says of the table itself while a match is on. */
  tableRemarks(event: TableEvent, before: Picture): readonly Remark[];
  /** What this viewer will want to look up later: folded from the same events, kept with the picture. */
  readonly chronicle: { initial(): unknown; next(chronicle: unknown, event: AnyEvent, before: AnyView): unknown };
  /** The next moment in what was told that everybody looks up for; a game without one shows everything at once. */
  actIn?(told: readonly Told[], before: Picture): Act | null;
  /** How long everybody looks up for what has happened; the same as at a server. */
  restAfter?(events: readonly AnyEvent[]): number;
  /** A match to look at, for whoever has never seen one. */
  showcase?(moment: ShownMoment): Promise<Showcase>;
  /** For somebody's first table; a game without one begins as it is. */
  lesson?(): Promise<Lesson>;
  /** For a finished match: what a good player would think at the last step that was taken; loaded when it is asked for. */
  reasons?(): Promise<{ default: Component<Step> }>;
  /** A line of the log in the reader's words. */
  lineText(line: LogLine, picture: Picture): string;
  /** A turn in a line, from the lines of its log: who did what, without what happens by itself. */
  turnText(lines: readonly LogLine[], picture: Picture): string;
  /** What stands for something good in a list of turns. */
  readonly goodSign: 'crown' | 'check';
}

/** Beside its words, which every face needs before it can say anything. */
async function speaking(face: Promise<{ face: Face }>, ...areas: Parameters<typeof needWords>): Promise<Face> {
  const [loaded] = await Promise.all([face, needWords(...areas)]);
  return loaded.face;
}

export const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  hoax: () => speaking(import('./hoax/face.ts'), 'hoax', 'beat'),
  decrees: () => speaking(import('./decrees/face.ts'), 'decrees', 'beat'),
};

/** For whoever knows that a lesson comes: fetched beside the face, which asks for the same. */
export const LESSONS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  hoax: () => import('./hoax/lesson/lesson.svelte.ts'),
  decrees: () => import('./decrees/lesson/lesson.svelte.ts'),
};
