// Moments of matches that were played by chance under every edition: each question of the game as a seat is asked it, and whatever
// a page stops at. The same in every run.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  asSeat,
  copy,
  type Entry,
  fastDice,
  type Match,
  matchAround,
  missing,
  openAsks,
  toldOf,
  type Viewer,
  viewersOf,
  viewFor,
  write,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { costOf } from '../src/games/hoax/table/cost.ts';
import { type Played, playRandomly } from '../test/hoax/played.ts';

export interface Scene {
  readonly name: string;
  readonly game: string;
  readonly options: Played['options'];
  readonly seats: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What the viewer was told so far. */
  readonly past: readonly Told[];
  /** What happens while the page looks on. */
  readonly next: readonly Told[];
  /** The question that is open. */
  readonly ask: { readonly id: number; readonly isBeat: boolean } | null;
  /** What is open beside the turn, and not for ever. */
  readonly offers?: readonly number[];
  /** The clock that comes with what happens. */
  readonly clock?: readonly object[];
}

interface Place {
  readonly played: Played;
  readonly match: Match<Hoax>;
  readonly entries: readonly Entry<Hoax>[];
  /** How many of them have happened. */
  readonly at: number;
}

/** At which of these places a scene begins, and for whom; null where it does not. */
type Finder = (place: Place) => Viewer | null;

const ASKS = [
  'cover',
  'take',
  'declaration',
  'reaction',
  'vote',
  'defence',
  'illegality',
  'sentencing',
  'indulgence',
  'penalty',
  'showing',
  'extra',
  'recover',
  'recess',
  'coronation',
] as const satisfies readonly Hoax['Table']['asks'][number]['kind'][];

/** What is worth a card in the middle of the table. */
const TURNS = ['exposed', 'revealed', 'stood', 'judged', 'showed', 'redealt', 'finaleBegan'] as const;

/** So much must have happened that there is something on the table and in the log. */
const ENOUGH = 30;

const isEarly = (kind: string) => kind === 'cover' || kind === 'take';

function askedAs(kind: (typeof ASKS)[number]): Finder {
  return ({ match, at }) => {
    const ask = openAsks(match).at(-1);
    if (ask?.kind !== kind || (at < ENOUGH && !isEarly(kind))) return null;
    return missing(match, ask)[0] ?? null;
  };
}

function told(type: (typeof TURNS)[number]): Finder {
  return ({ match, entries, at }) => {
    const entry = entries[at];
    if (!entry || at < ENOUGH || match.state.table.king !== null) return null;
    const seats = viewersOf(match.state.hands.length).filter((viewer) => viewer !== 'public');
    const seat = seats.find((each) =>
      toldOf(hoax, entry, each).some((event) => event.type === type && !('buyer' in event && event.buyer !== each)),
    );
    // Without a vote nothing has collapsed.
    return type === 'stood' && match.state.table.vote === null ? null : (seat ?? null);
  };
}

const isOpen = ({ match, at }: Place) => at >= ENOUGH && openAsks(match).at(-1)?.kind === 'reaction';

const OTHERS: Readonly<Record<string, Finder>> = {
  'from the gallery': (place) => (isOpen(place) ? 'public' : null),
  'the claim costs the reader': (place) => {
    const { table, hands } = place.match.state;
    const seat = hands.findIndex((_, each) => costOf(table, asSeat(each)) !== null);
    return isOpen(place) && seat >= 0 ? asSeat(seat) : null;
  },
  'out of the round': (place) => {
    const out = place.match.state.table.heirs.findIndex(({ standing }) => standing !== 'in');
    return isOpen(place) && out >= 0 ? asSeat(out) : null;
  },
  'is doubted': ({ match, at }) => {
    const { claim, vote } = match.state.table;
    return at >= ENOUGH && vote !== null && claim ? claim.seat : null;
  },
  'may accuse': ({ match, at }) => {
    const standing = match.state.table.asks.find(({ kind }) => kind === 'accusing');
    return at >= ENOUGH && standing ? (standing.seats[0] ?? null) : null;
  },
  crowned: ({ match }) => (match.state.table.crowner === null ? null : asSeat(0)),
  'end of a round, from the gallery': ({ match }) => (openAsks(match).at(-1)?.kind === 'recess' ? 'public' : null),
};

const FINDERS: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(ASKS.map((kind) => [`asked: ${kind}`, askedAs(kind)])),
  ...Object.fromEntries(TURNS.map((type) => [`told: ${type}`, told(type)])),
  ...OTHERS,
};

function sceneAt(name: string, { played, match, entries, at }: Place, viewer: Viewer): Scene {
  const tell = (some: readonly Entry<Hoax>[]) =>
    some.flatMap((entry) => toldOf(hoax, entry, viewer)) as readonly Told[];
  const ask = openAsks(match).at(-1);
  return {
    name,
    game: hoax.id,
    options: played.options,
    seats: played.seats,
    viewer,
    view: copy(viewFor(match, viewer)),
    past: tell(entries.slice(0, at)),
    next: name.startsWith('told: ') ? tell(entries.slice(at, at + 1)) : [],
    ask: ask ? { id: ask.id, isBeat: ask.clock === 'beat' } : null,
  };
}

/** Walks along one match and takes what is still wanted. */
function collect(played: Played, found: Map<string, Scene>): void {
  const entries = played.match.entries as readonly Entry<Hoax>[];
  const match = matchAround(hoax, hoax.init(played.match.state.table.config, played.seats), fastDice(0));
  for (let at = 0; at <= entries.length; at++) {
    const place = { played, match, entries, at };
    for (const [name, find] of Object.entries(FINDERS)) {
      const viewer = found.has(name) ? null : find(place);
      if (viewer !== null) found.set(name, sceneAt(name, place, viewer));
    }
    for (const event of entries[at]?.events ?? []) write(match, event);
  }
}

const MOST_MATCHES = 400;
/** A table that fills a phone. */
const CROWDED = 6;

/** Every scene, or an error that says which never came up. */
export function allScenes(): readonly Scene[] {
  const found = new Map<string, Scene>();
  for (let number = 1; number <= MOST_MATCHES && found.size < Object.keys(FINDERS).length; number++) {
    const played = playRandomly(number);
    if (played && played.seats >= CROWDED) collect(played, found);
  }
  const lost = Object.keys(FINDERS).filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`never played: ${lost.join(', ')}`);
  return Object.keys(FINDERS).flatMap((name) => found.get(name) ?? []);
}
