// Tables for the tests of single clauses: set up as scenario files do it, then looked at from every side.

import { type Config, type Event, type Hoax, hoax } from '@pretender/hoax';
import { hoaxScenarios } from '@pretender/hoax/scenario';
import {
  asSeat,
  type Draws,
  fastDice,
  lapse,
  type Match,
  missing,
  type Options,
  offersTo,
  openAsks,
  pick,
  type RawMove,
  randomMove,
  resolveOptions,
  type Seat,
  settle,
  submit,
  toldOf,
  type Viewer,
  viewersOf,
  viewFor,
} from '@pretender/kernel';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Finn', 'Greta', 'Hugo'] as const;
export type Name = (typeof NAMES)[number];

export function seatOf(name: Name): Seat {
  return asSeat(NAMES.indexOf(name));
}

export function configOf(options: Options, seats: number): Config {
  const resolved = resolveOptions(hoax.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

export interface Setting {
  readonly options?: Options;
  readonly seats: number;
  readonly seed?: number;
  readonly position?: Readonly<Record<string, unknown>>;
}

/** A table in the position of a scenario; without `turn` it begins with the deal. */
export function tableWith({ options = {}, seats, seed = 1, position = {} }: Setting): Match<Hoax> {
  const names = NAMES.slice(0, seats);
  const config = configOf(options, seats);
  return hoaxScenarios.start({ names, config, position, play: [], twin: null, dice: fastDice(seed) });
}

/** The seat sends this; asks that everybody has answered close. */
export function say(match: Match<Hoax>, name: Name, move: RawMove): void {
  sayOnly(match, name, move);
  settle(match);
}

/** The seat sends this, and nothing closes before the driver looks. */
export function sayOnly(match: Match<Hoax>, name: Name, move: RawMove): void {
  const seat = seatOf(name);
  const spec = offersTo(match, seat).find(({ type }) => type === move.type);
  const receipt = submit(match, seat, spec?.ask ?? -1, move);
  if (!receipt.ok) throw new Error(`${name} cannot ${move.type}: ${receipt.refusal.code}`);
}

export function pass(match: Match<Hoax>, ...names: Name[]): void {
  for (const name of names) say(match, name, { type: 'pass' });
}

/** Time runs out on everything that is asked. */
export function runOut(match: Match<Hoax>): void {
  for (const ask of openAsks(match)) lapse(match, ask.id);
  settle(match);
}

/** Everything that a viewer is sent, as bytes: view, offers, counter, events. */
export function sentTo(match: Match<Hoax>, viewer: Viewer): string {
  const view = viewFor(match, viewer);
  const events = match.entries.flatMap((entry) => toldOf(hoax, entry, viewer));
  const told = match.told[viewer === 'public' ? match.state.hands.length : viewer];
  return JSON.stringify([view, hoax.moves(view), told, events]);
}

export function viewersBut(match: Match<Hoax>, ...names: Name[]): Viewer[] {
  const seats: Viewer[] = names.map(seatOf);
  return viewersOf(match.state.hands.length).filter((viewer) => !seats.includes(viewer));
}

/** What all viewers but these are sent, in the order of the viewers. */
export function sentToAllBut(match: Match<Hoax>, ...names: Name[]): string[] {
  return viewersBut(match, ...names).map((viewer) => sentTo(match, viewer));
}

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export function eventsOf<T extends Event['type']>(match: Match<Hoax>, type: T): EventOf<T>[] {
  return match.entries.flatMap(({ events }) => events.filter((event): event is EventOf<T> => event.type === type));
}

/** One random step: an answer, now and then a time-out; false when the match is over. */
export function step(match: Match<Hoax>, draws: Draws): boolean {
  const [ask] = openAsks(match);
  if (!ask) return false;
  const waiting = missing(match, ask);
  if (waiting.length === 0 || draws.below(40) === 0) {
    lapse(match, ask.id);
    return true;
  }
  const seat = pick(draws, waiting);
  const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
  const neutral = specs.filter((spec) => spec.neutral);
  const isPatient = neutral.length > 0 && draws.below(3) > 0;
  const { move } = randomMove({ game: hoax, view: match.views[seat] }, isPatient ? neutral : specs, draws);
  const receipt = submit(match, seat, ask.id, { ...move });
  if (!receipt.ok) throw new Error(`an offered ${move.type} was refused: ${receipt.refusal.code}`);
  return true;
}
