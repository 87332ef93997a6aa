// Moments of Final Decrees, out of matches that were played by chance: every question of the game as a seat is asked it, and
// whatever the page stops at. The same in every run.

import { type Decrees, decrees } from '@pretender/decrees';
import {
  copy,
  type Entry,
  fastDice,
  type Match,
  matchAround,
  missing,
  openAsks,
  type Seat,
  toldOf,
  type Viewer,
  viewFor,
  write,
} from '@pretender/kernel';
import type { Settings, Told } from '@pretender/protocol';
import { playOffice } from './office-play.ts';
import type { Scene } from './scenes.ts';

/** A moment, before it is shown to anybody. */
export interface Instant {
  readonly name: string;
  readonly match: Match<Decrees>;
  readonly entries: readonly Entry<Decrees>[];
  /** How many of them have happened. */
  readonly at: number;
  readonly viewer: Viewer;
}
type Place = Omit<Instant, 'name' | 'viewer'>;
type Finder = (place: Place) => Viewer | null;

/** Those that somebody has to answer; a consent is only asked for by cards of another deck. */
const QUESTIONS = [
  'auction',
  'assignment',
  'action',
  'objection',
  'charge',
  'search',
  'salvage',
  'shedding',
  'top',
  'removal',
] as const satisfies readonly Decrees['Table']['asks'][number]['kind'][];

const MOMENTS = ['bidsRevealed', 'stagnated', 'promulgated', 'traded', 'cancelled'] as const;

const topAsk = (match: Match<Decrees>) => openAsks(match).findLast(({ mode }) => mode !== 'standing');
const isActing = ({ match }: Place) => topAsk(match)?.kind === 'action' && match.state.table.turn.number > 4;

const askedAs =
  (kind: (typeof QUESTIONS)[number]): Finder =>
  ({ match }) => {
    const ask = topAsk(match);
    return ask?.kind === kind ? (missing(match, ask)[0] ?? null) : null;
  };

const told =
  (type: (typeof MOMENTS)[number]): Finder =>
  ({ match, entries, at }) => {
    const entry = entries[at];
    const isOver = entry?.events.some((event) => event.type === 'ended');
    return entry && !isOver && match.state.table.result === null && entry.events.some((event) => event.type === type)
      ? (0 as Seat)
      : null;
  };

const OTHERS: Readonly<Record<string, Finder>> = {
  'asked: offer': (place) => {
    const { hands, table } = place.match.state;
    const seat = hands.findIndex((hand, each) => hand.deals.some(({ agreed }) => !agreed.includes(each as Seat)));
    // Somebody else's turn would go on meanwhile.
    return isActing(place) && seat >= 0 && table.turn.seat === seat ? (seat as Seat) : null;
  },
  'a promise is judged': (place) => {
    const note = place.match.state.table.notes.find(({ kept, broken }) => kept.length + broken.length > 0);
    return isActing(place) && note ? note.to : null;
  },
  'may restructure': (place) => {
    const { arrows, posts, turn, config } = place.match.state.table;
    return isActing(place) && posts.EXE.director === turn.seat && arrows.length < config.maxArrows ? turn.seat : null;
  },
  'from the gallery': (place) => (isActing(place) ? 'public' : null),
  'the next strike ends it': (place) =>
    isActing(place) && place.match.state.table.pile.count <= 6 ? place.match.state.table.turn.seat : null,
  'the report is in': ({ match }) => (match.state.table.result === null ? null : (0 as Seat)),
};

const FINDERS: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(QUESTIONS.map((kind) => [`asked: ${kind}`, askedAs(kind)])),
  ...Object.fromEntries(MOMENTS.map((type) => [`told: ${type}`, told(type)])),
  ...OTHERS,
};

const optionsOf = ({ state }: Match<Decrees>) => state.table.config as unknown as Settings['options'];

/** Along one match; what is wanted from a place is taken before the next. */
function* placesOf(played: Match<Decrees>): Generator<Place> {
  const entries = played.entries as readonly Entry<Decrees>[];
  const { config, players } = played.state.table;
  const match = matchAround(decrees, decrees.init(config, players.length), fastDice(0));
  for (let at = 0; at <= entries.length; at++) {
    yield { match, entries, at };
    for (const event of entries[at]?.events ?? []) write(match, event);
  }
}

function collect(played: Match<Decrees>, found: Map<string, Instant>): void {
  for (const { match, entries, at } of placesOf(played))
    for (const [name, find] of Object.entries(FINDERS)) {
      const viewer = found.has(name) ? null : find({ match, entries, at });
      if (viewer === null) continue;
      const then = matchAround(decrees, copy(match.state), fastDice(0));
      found.set(name, { name, match: then, entries, at, viewer });
    }
}

const MOST_MATCHES = 100;

/** Every moment, or an error that says which never came up. */
export function allInstants(): readonly Instant[] {
  const found = new Map<string, Instant>();
  for (let seed = 1; seed <= MOST_MATCHES && found.size < Object.keys(FINDERS).length; seed++)
    collect(playOffice(seed), found);
  const lost = Object.keys(FINDERS).filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`never played: ${lost.join(', ')}`);
  return Object.keys(FINDERS).flatMap((name) => found.get(name) ?? []);
}

/** The stamp of whoever is asked comes next and is the last that a decree needs; the match is over soon after. */
const isLastStamp = ({ match, entries, at }: Place): boolean => {
  const entry = entries[at];
  const { promulgated, pile, turn, players } = match.state.table;
  const isStamp = entry?.cause.by === 'move' && entry.events.some((event) => event.type === 'promulgated');
  return isStamp && promulgated === 0 && pile.count <= 20 && players[turn.seat].personal > 1;
};

/** Somebody is about to send a decree into the world; nobody has promised or offered anything yet. */
export function beforePromulgation(): Instant {
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    const played = playOffice(seed, { options: { edition: 'short' }, isTalking: false });
    for (const place of placesOf(played))
      if (isLastStamp(place))
        return { ...place, name: 'before a promulgation', viewer: place.match.state.table.turn.seat };
  }
  throw new Error('nobody ever promulgated a decree');
}

/** Somebody may deal; what comes next asks them whether they object. */
export function beforeWindow(): Instant {
  for (let seed = 1; seed <= MOST_MATCHES; seed++)
    for (const { match, entries, at } of placesOf(playOffice(seed))) {
      if (!isActing({ match, entries, at })) continue;
      const next = matchAround(decrees, copy(match.state), fastDice(0));
      for (const event of entries[at]?.events ?? []) write(next, event);
      const ask = topAsk(next);
      const seat = ask?.kind === 'objection' ? missing(next, ask)[0] : undefined;
      if (seat !== undefined) return { match, entries, at, name: 'told: a window opens', viewer: seat };
    }
  throw new Error('nobody was ever asked whether they object');
}

export function sceneOf({ name, match, entries, at, viewer }: Instant): Scene {
  const tell = (some: readonly Entry<Decrees>[]) =>
    some.flatMap((entry) => toldOf(decrees, entry, viewer)) as readonly Told[];
  const ask = topAsk(match);
  return {
    name,
    game: decrees.id,
    options: optionsOf(match),
    seats: match.state.hands.length,
    viewer,
    view: copy(viewFor(match, viewer)),
    past: tell(entries.slice(0, at)),
    next: name.startsWith('told: ') ? tell(entries.slice(at, at + 1)) : [],
    ask: ask ? { id: ask.id, isBeat: ask.clock === 'beat' } : null,
    offers: match.state.table.offers.map(({ ask: offer }) => offer),
  };
}
