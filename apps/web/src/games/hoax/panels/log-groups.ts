// The log by turns. Lines of one kind that follow each other are read as one paragraph: what everybody begins with, what
// everybody pays.

import type { LogLine } from '../../../sitting/log-line.ts';

export interface Group {
  readonly key: string;
  readonly round: number;
  readonly turn: number;
  /** The line that begins it, if it has one. */
  readonly head: LogLine | null;
  readonly paragraphs: readonly (readonly LogLine[])[];
}

const FOLDED = /^(covered_(start|exhausted)|moved_(start|tax|collect|give|judge|bank|gain)|scored_|supported|learned)/;

const isHead = ({ say }: LogLine) => say === 'turnBegan' || say.startsWith('roundBegan');

function paragraphsOf(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const paragraphs: LogLine[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1)?.at(-1);
    if (last?.say === line.say && FOLDED.test(line.say)) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Empty turns are left out, but for the last one: it is being played. */
export function groupsOf(lines: readonly LogLine[]): readonly Group[] {
  const turns = new Map<string, LogLine[]>();
  for (const line of lines) {
    const key = `${line.round}.${line.turn}`;
    const group = turns.get(key);
    if (group) group.push(line);
    else turns.set(key, [line]);
  }
  return [...turns].map(([key, all]) => ({
    key,
    round: all[0].round,
    turn: all[0].turn,
    head: all.find(isHead) ?? null,
    paragraphs: paragraphsOf(all.filter((line) => !isHead(line))),
  }));
}

/** What has happened in the turns of one round, from its beginning. */
export function turnsOf(lines: readonly LogLine[], wanted: number): readonly Group[] {
  return groupsOf(lines.filter(({ round }) => round === wanted)).filter(({ paragraphs }) => paragraphs.length > 0);
}

/** The turn before the one that is being played, or the last of all where none is. */
export function lastTurn(lines: readonly LogLine[], now: { round: number; turn: number }): Group | null {
  const isOver = ({ round, turn, paragraphs }: Group) =>
    turn > 0 && paragraphs.length > 0 && (round !== now.round || turn !== now.turn);
  return groupsOf(lines).findLast(isOver) ?? null;
}
