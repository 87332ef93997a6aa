// Tables out of their lines, and what a viewer has missed of them.

import type { Viewer } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Appended, Line, Store } from '../store/store.ts';
import type { TableState } from './facts.ts';
import { forLog } from './keys.ts';
import { passedBy, type TableLine } from './lines.ts';
import { newState } from './new-state.ts';
import { apply } from './state.ts';
import { reaches, type Telling } from './telling.ts';
import { TOLD_BY_COMING } from './tenants.ts';
import type { Services } from './world.ts';

export interface About {
  readonly id: string;
  readonly code: string;
}

type Hear = (told: readonly Telling[], state: TableState, line: TableLine) => void;

function openedState(about: About, first: Line): TableState {
  const opened = JSON.parse(first.body) as TableLine;
  if (opened.kind !== 'opened') throw new Error(`table ${about.id} does not begin with its opening`);
  return newState(about, opened);
}

function fold(state: TableState, lines: readonly Line[], hear?: Hear): void {
  for (const { body, at } of lines) {
    const line = JSON.parse(body) as TableLine;
    const told = apply(state, line, at);
    hear?.(told, state, line);
  }
}

/** Folds the lines; whoever listens hears of every line what was told of it, just as it was told then. */
export function foldLines(about: About, lines: readonly Line[], hear?: Hear): TableState {
  const state = openedState(about, lines[0]);
  fold(state, lines, hear);
  return state;
}

/** So many lines of a long log, then the other tables go on. */
const STEP = 500;

export async function foldInSteps(about: About, lines: readonly Line[], hear: Hear): Promise<void> {
  const state = openedState(about, lines[0]);
  for (let from = 0; from < lines.length; from += STEP) {
    if (from > 0) await new Promise(setImmediate);
    fold(state, lines.slice(from, from + STEP), hear);
  }
}

/** What a command has come to; null if it is not in the log. */
export async function lineOf(store: Pick<Store, 'lineOf'>, table: string, cmd: string): Promise<TableLine | null> {
  const line = await store.lineOf(table, cmd);
  return line === null ? null : (JSON.parse(line.body) as TableLine);
}

/** A write whose answer got lost may have happened: the log knows. */
export async function lookFor(
  { store, log }: Pick<Services, 'store' | 'log'>,
  row: Line,
  error: unknown,
): Promise<Appended> {
  log.error({ ...forLog(row.table, error), seq: row.seq }, 'a line was not written, or nobody said so');
  const isThere = row.cmd !== null && (await store.lineOf(row.table, row.cmd)) !== null;
  return isThere ? 'cmd-taken' : 'seq-taken';
}

/** Where a viewer comes back in. */
export interface Bookmark {
  /** How much it was told before; null for a fresh picture. */
  readonly since: number | null;
  /** With a fresh picture, also what it was told of this match. */
  readonly history: boolean;
  /** When the answer leaves, if it is ready now. */
  leaves(): number;
}

/** Whether it belongs to what this viewer was told of a match. */
export function wasTold(telling: Pick<Telling, 'to'>, viewer: Viewer): boolean {
  return reaches(telling, viewer);
}

/** Everything this viewer was told after its first so many events. */
export function missedSince(about: About, lines: readonly Line[], viewer: Viewer, since: number): Told[] {
  const events: Told[] = [];
  let before = 0;
  foldLines(about, lines, (told, _state, line) => {
    for (const telling of told) if (reaches(telling, viewer)) events.push(telling.event);
    if (passedBy(line) !== viewer) return;
    events.length = 0;
    before = TOLD_BY_COMING;
  });
  return events.slice(Math.max(0, since - before));
}
