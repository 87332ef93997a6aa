// As many as ever sit at one table, while somebody claims something.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  copy,
  type Draws,
  diceFor,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  randomOf,
  resolveOptions,
  seededDraws,
  submit,
  toldOf,
  viewFor,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Scene } from './scenes.ts';

const SEATS = 14;
const OPTIONS = { edition: 'crowd' } as const;

function answer(match: Match<Hoax>, draws: Draws): void {
  const ask = openAsks(match).at(-1);
  if (ask === undefined) throw new Error('nothing is asked');
  for (const seat of missing(match, ask)) {
    const spec = offersTo(match, seat).find((each) => each.ask === ask.id);
    for (let at = 0; spec && at < 60; at++) if (submit(match, seat, ask.id, randomOf(spec, draws) as never).ok) break;
  }
  lapse(match, ask.id);
}

/** Of fourteen heirs the last looks on. */
export function crowded(): Scene {
  const resolved = resolveOptions(hoax.options, OPTIONS, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const match = beginMatch(hoax, resolved.config, SEATS, diceFor({ kind: 'fast', value: 14 }));
  const draws = seededDraws(14, 'crowd');
  for (let steps = 0; match.state.table.claim === null; steps++) {
    if (steps > 60) throw new Error('nobody claims anything');
    answer(match, draws);
  }
  const viewer = asSeat(SEATS - 1);
  const ask = openAsks(match).at(-1);
  return {
    name: 'fourteen',
    game: hoax.id,
    options: OPTIONS,
    seats: SEATS,
    viewer,
    view: copy(viewFor(match, viewer)),
    past: match.entries.flatMap((entry) => toldOf(hoax, entry, viewer)) as readonly Told[],
    next: [],
    ask: ask ? { id: ask.id, isBeat: ask.clock === 'beat' } : null,
  };
}
