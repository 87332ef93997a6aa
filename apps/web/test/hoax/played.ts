// Random matches under random rules, told to every viewer as the page is told.

import { type Event, type Hoax, hoax, type View } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  copy,
  type Draws,
  diceFor,
  type Entry,
  evolveView,
  lapse,
  type Match,
  missing,
  type Options,
  offersTo,
  openAsks,
  pick,
  randomOf,
  resolveOptions,
  type Seat,
  seededDraws,
  submit,
  toldOf,
  type Viewer,
  viewersOf,
  viewOf,
} from '@pretender/kernel';

const EDITIONS = ['de', 'it', 'fr', 'en', 'eon1981', 'testers', 'crowd', 'children'] as const;

/** Single switches on top of an edition, so that every event of every variant comes up. */
const TWISTS = [
  {},
  { secondIdentity: true },
  { ghosts: true, hoaxVote: 'inTurn' },
  { drinking: 'de', hoaxVote: 'sealed' },
  { memoryHoax: true, accuseAnytime: true },
  { afterHoaxedAction: 'newAction', infoExtra: true },
  { finaleMode: 'duel', finaleTurnLimit: 3 },
  { startWares: 2, infoPerTrio: 2, merchantTrade: 'mixed', firstPlayer: 'oldest', oldest: 2 },
] as const;

const MOST_ENTRIES = 900;

export interface Played {
  readonly match: Match<Hoax>;
  readonly seats: number;
  readonly options: Options;
}

function chooseMove(match: Match<Hoax>, seat: Seat, draws: Draws, patience: number): boolean {
  const specs = offersTo(match, seat);
  const neutral = specs.filter((spec) => spec.neutral);
  const from = neutral.length > 0 && draws.below(100) < patience ? neutral : specs;
  for (let attempt = 0; attempt < 200 && from.length > 0; attempt++) {
    const spec = pick(draws, from);
    const move = randomOf(spec, draws) as never;
    if (hoax.check(match.views[seat] as View, move) === null) return submit(match, seat, spec.ask, move).ok;
  }
  return false;
}

function step(match: Match<Hoax>, draws: Draws, patience: number): boolean {
  const asks = openAsks(match);
  if (asks.length === 0) return false;
  const ask = pick(draws, asks);
  const waiting = missing(match, ask);
  if (waiting.length === 0 || draws.below(100) < 3) return lapse(match, ask.id).ok;
  const seat = draws.below(100) < 8 ? asSeat(draws.below(match.state.hands.length)) : pick(draws, waiting);
  return chooseMove(match, seat, draws, patience) || waiting.length > 0;
}

/** Null where the twist does not go with the edition. */
export function playRandomly(number: number): Played | null {
  const draws = seededDraws(number, 'page');
  const edition = EDITIONS[number % EDITIONS.length];
  const options: Options = { edition, ...pick(draws, TWISTS) };
  const seats = 3 + draws.below(edition === 'children' ? 4 : 6);
  const resolved = resolveOptions(hoax.options, options, seats);
  if (!resolved.ok) return null;
  const match = beginMatch(hoax, resolved.config, seats, diceFor({ kind: 'fast', value: number }));
  const patience = pick(draws, [30, 60, 85]);
  while (match.entries.length < MOST_ENTRIES && step(match, draws, patience));
  return { match, seats, options };
}

export interface Telling {
  readonly event: Event;
  /** The view before it; it is written on afterwards. */
  readonly before: View;
}

/** Every event as this viewer is told it, with what the viewer knew before. */
export function* tellings({ match, seats }: Played, viewer: Viewer): Generator<Telling> {
  const view = copy(viewOf(hoax.init(match.state.table.config, seats), viewer));
  for (const entry of match.entries as Entry<Hoax>[])
    for (const event of toldOf(hoax, entry, viewer)) {
      yield { event, before: view };
      evolveView(hoax, view, event);
    }
}

export const viewersAt = ({ match }: Played): readonly Viewer[] => viewersOf(match.state.hands.length);
