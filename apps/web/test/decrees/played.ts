// Random matches under random rules, told to every viewer as the page is told. Deals are made too.

import { type Decrees, decrees, type Event, type View } from '@pretender/decrees';
import {
  copy,
  type Draws,
  type Entry,
  evolveView,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  pick,
  type RawMove,
  randomOf,
  type Seat,
  submit,
  toldOf,
  type Viewer,
  viewersOf,
  viewOf,
} from '@pretender/kernel';
import { randomTables, type Walk } from './random-tables.ts';

const MOST_STEPS = 500;
const TRIES = 30;

function tryMove(match: Match<Decrees>, seat: Seat, draws: Draws, isStanding: boolean): boolean {
  const standing = new Set(openAsks(match).flatMap(({ id, mode }) => (mode === 'standing' ? [id] : [])));
  const specs = offersTo(match, seat).filter(({ ask }) => standing.has(ask) === isStanding);
  for (let attempt = 0; attempt < TRIES && specs.length > 0; attempt++) {
    const spec = pick(draws, specs);
    const move = randomOf(spec, draws) as RawMove;
    if (decrees.check(match.views[seat], move as never) === null && submit(match, seat, spec.ask, move).ok) return true;
  }
  return false;
}

function step({ match, draws }: Walk): boolean {
  const ask = openAsks(match).findLast(({ mode }) => mode !== 'standing');
  if (!ask) return false;
  if (draws.below(4) === 0) tryMove(match, draws.below(match.state.hands.length) as Seat, draws, true);
  const waiting = missing(match, ask);
  if (waiting.length === 0 || draws.below(60) === 0 || !tryMove(match, pick(draws, waiting), draws, false))
    return openAsks(match).some(({ id }) => id === ask.id) ? lapse(match, ask.id).ok : true;
  return true;
}

export function playedTables(count: number): readonly Match<Decrees>[] {
  return [...randomTables(count)].map((walk) => {
    for (let steps = 0; steps < MOST_STEPS && step(walk); steps++);
    return walk.match;
  });
}

export interface Telling {
  readonly event: Event;
  /** The view before it; it is written on afterwards. */
  readonly before: View;
}

/** Every event as this viewer is told it, with what the viewer knew before. */
export function* tellings(match: Match<Decrees>, viewer: Viewer): Generator<Telling> {
  const seats = match.state.hands.length;
  const view = copy(viewOf(decrees.init(match.state.table.config, seats), viewer));
  for (const entry of match.entries as Entry<Decrees>[])
    for (const event of toldOf(decrees, entry, viewer)) {
      yield { event, before: view };
      evolveView(decrees, view, event);
    }
}

export const viewersAt = (match: Match<Decrees>): readonly Viewer[] => viewersOf(match.state.hands.length);
