// A finished match as a line to walk along: its entries, by turn, with what is worth stopping at.

import { fold, type GameTypes, type MatchRecord, toldOf, viewFor, write } from '@pretender/kernel';
import type { AnyView, Face } from '../games/face.ts';
import type { LogLine } from './log-line.ts';
import { linesOf, placeOf } from './picture.ts';

type Mark = Extract<LogLine['tone'], 'doubt' | 'good' | 'bad'>;
const MARKS: readonly LogLine['tone'][] = ['doubt', 'good', 'bad'] satisfies readonly Mark[];

export interface Moment {
  /** How many entries have happened. */
  readonly at: number;
  readonly round: number;
  readonly turn: number;
  readonly marks: readonly Mark[];
}

export interface TurnSpan {
  readonly round: number;
  readonly turn: number;
  readonly from: number;
  readonly marks: readonly Mark[];
}

export function timelineOf(face: Face, record: MatchRecord): readonly Moment[] {
  const match = fold<GameTypes>(face.game, record, 0);
  const view = viewFor(match, 'public') as AnyView;
  const before = { round: 0, turn: 0 };
  return record.entries.map(({ events }, index): Moment => {
    const tones = new Set<LogLine['tone']>();
    for (const event of events) {
      for (const { tone = 'plain' } of face.remarks(event, view)) tones.add(tone);
      write(match, event);
    }
    const marks = MARKS.filter((mark) => tones.has(mark)) as Mark[];
    const round = face.roundOf(view);
    // What is cleared away after a round still belongs to its last turn.
    const turn = round === before.round ? Math.max(before.turn, face.turnOf(view)) : face.turnOf(view);
    Object.assign(before, { round, turn });
    return { at: index + 1, round, turn, marks };
  });
}

/** The log of somebody who was told everything; what a seat was only told about itself stays out. */
export function openLog(face: Face, record: MatchRecord): readonly LogLine[] {
  const match = fold<GameTypes>(face.game, record, 0);
  const view = viewFor(match, 'public') as AnyView;
  const lines: LogLine[] = [];
  for (const entry of record.entries) {
    const known = new Set(toldOf(face.game, entry, 'public').map(({ type }) => type));
    for (const event of entry.events) {
      const remarks = face.remarks(event, view).filter(({ seats = [] }) => seats.length > 0 || known.has(event.type));
      const before = placeOf(face, view);
      write(match, event);
      lines.push(...linesOf(remarks, before, placeOf(face, view), lines.length));
    }
  }
  return lines;
}

/** The same by turns. */
export function turnsIn(moments: readonly Moment[]): readonly TurnSpan[] {
  const turns: TurnSpan[] = [];
  for (const { at, round, turn, marks } of moments) {
    const last = turns.at(-1);
    if (last?.round === round && last.turn === turn)
      turns[turns.length - 1] = { ...last, marks: [...new Set([...last.marks, ...marks])] };
    else turns.push({ round, turn, from: at, marks });
  }
  return turns;
}
