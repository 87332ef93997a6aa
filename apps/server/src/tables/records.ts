// A finished match as a file, out of the table's log.

import { type Entry, type GameTypes, RECORD_VERSION } from '@pretender/kernel';
import type { RecordSheet } from '@pretender/protocol';
import type { Line } from '../store/store.ts';
import { type About, foldLines } from './catch-up.ts';
import { isPlaying, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

/** The lines up to the end of that match; null if it was not played to its end. */
function linesOf(lines: readonly Line[], match: number): Line[] | null {
  let started = 0;
  for (const [at, { body }] of lines.entries()) {
    const { kind } = JSON.parse(body) as TableLine;
    if (kind === 'started') started++;
    if (kind === 'ended' && started === match) return lines.slice(0, at);
  }
  return null;
}

export function sheetOf(about: About, lines: readonly Line[], match: number): RecordSheet | null {
  const own = linesOf(lines, match);
  if (own === null) return null;
  const state: TableState = foldLines(about, own);
  const { fairness, settings, chairs } = state;
  if (fairness === null || state.match === null || isPlaying(state)) return null;
  return {
    format: 'pretender-match',
    version: 1,
    table: about.id,
    match,
    commitment: fairness.sealed.commitment,
    seed: fairness.sealed.seed,
    nonces: fairness.nonces,
    record: {
      version: RECORD_VERSION,
      game: settings.game,
      rules: state.played.game.rules,
      options: settings.options,
      names: chairs.map(({ person }) => person.name),
      seed: { kind: 'chacha20', value: fairness.key },
      entries: state.match.entries as readonly Entry<GameTypes>[],
    },
  };
}
