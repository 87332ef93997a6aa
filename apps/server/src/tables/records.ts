// A finished match as a file. The table remembers where each lies in its log, so that only those lines are read.

import { type GameTypes, type MatchRecord, RECORD_VERSION } from '@pretender/kernel';
import type { FirstSheet, RecordSheet, SecondSheet } from '@pretender/protocol';
import type { TableState } from './facts.ts';
import { playedGame } from './games.ts';
import type { TableLine } from './lines.ts';

type Headed<S extends RecordSheet> = Omit<S, 'record'> & { readonly record: Omit<MatchRecord<GameTypes>, 'entries'> };
export type Heading = Headed<FirstSheet> | Headed<SecondSheet>;

export interface PastMatch {
  /** The number of its first line, and of the line after its last. */
  readonly from: number;
  readonly until: number;
  readonly heading: Heading;
}

/** The match that is played, as it will be remembered; null if there is none. */
export function pastOf({ id, matchNumber, startedAt, head, ...state }: TableState): PastMatch | null {
  const { fairness, settings, chairs, played } = state;
  if (fairness === null) return null;
  const record = {
    version: RECORD_VERSION,
    game: settings.game,
    rules: played.game.rules,
    options: settings.options,
    names: chairs.map(({ person }) => person.name),
    seed: { kind: 'chacha20', value: fairness.key },
  } as const;
  const { commitment, seed } = fairness.sealed;
  const about = { table: id, match: matchNumber, commitment, seed };
  const format = 'pretender-match';
  const levels = chairs.map(({ person }) => (person.kind === 'bot' ? person.level : null));
  const bots = levels.some((level) => level !== null) ? { levels } : {};
  const early = state.isWoundUp ? ({ isWoundUp: true } as const) : {};
  const { dealt } = fairness;
  const besides = { ...bots, ...early, record };
  // In the order in which files have always been written.
  const heading: Heading =
    dealt.version === 1
      ? { format, version: 1, ...about, nonces: dealt.nonces, ...besides }
      : { format, ...dealt, ...about, ...besides };
  return { from: startedAt, until: head, heading };
}

/** null while it is played, and if it never was. */
export function finishedMatch({ past }: TableState, match: number): PastMatch | null {
  return past.find(({ heading }) => heading.match === match) ?? null;
}

/** From the bodies of the lines of that match. */
export function sheetOf(heading: Heading, bodies: readonly string[]): RecordSheet {
  const entries = bodies.flatMap((body) => {
    const line = JSON.parse(body) as TableLine;
    return line.kind === 'started' || line.kind === 'played' ? [line.entry] : [];
  });
  const published = playedGame(heading.record.game)?.published(entries) ?? entries;
  return { ...heading, record: { ...heading.record, entries: published } };
}
