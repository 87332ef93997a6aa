// What a match among heirs looks like to those who play it: how often doubts carry and are wrong, how much of what is claimed is true,
// how often the lead changes, how long rounds are, and how long all of it takes at a page. Finales and duels stand apart: nothing of
// them is counted but their time.

import { type Event, type Hoax, hoax, type Identity } from '@pretender/hoax';
import { isHeard } from '@pretender/hoax/live';
import { type Draws, type Match, missing, openAsks, type Seat, seededDraws } from '@pretender/kernel';
import type { Player } from '../player.ts';
import { arenaCast } from './cast.ts';
import { playMatch } from './sitting.ts';

/** Numbers of one match; all others follow from their sums. */
interface CourtCounts {
  turns: number;
  /** Turns of one round, divided by its seats. */
  turnsEach: number;
  rounds: number;
  claims: number;
  trueClaims: number;
  /** Doubts that anybody began, of any claim, and those that carried. */
  doubts: number;
  rightDoubts: number;
  wrongDoubts: number;
  accusations: number;
  rightAccusations: number;
  /** How often somebody else than before has come to lead alone. */
  leads: number;
  reactions: number;
  /** Of the seat in the first place: how often it was asked, and how long all took with everybody's delays, in seconds. */
  questions: number;
  seconds: number;
}

function noCounts(): CourtCounts {
  return {
    turns: 0,
    turnsEach: 0,
    rounds: 0,
    claims: 0,
    trueClaims: 0,
    doubts: 0,
    rightDoubts: 0,
    wrongDoubts: 0,
    accusations: 0,
    rightAccusations: 0,
    leads: 0,
    reactions: 0,
    questions: 0,
    seconds: 0,
  };
}

type Hear<T extends Event['type']> = (event: Extract<Event, { type: T }>) => void;

/** Follows a match by what has happened in it, cards included. */
class Scribe {
  readonly counts = noCounts();
  readonly #seats: number;
  readonly #cards: (Identity | null)[] = [];
  readonly #points: number[];
  #in = 0;
  #finale = false;
  #leader = -1;
  #claimKind: string | null = null;

  constructor(seats: number) {
    this.#seats = seats;
    this.#points = Array.from({ length: seats }, () => 0);
  }

  get #isApart(): boolean {
    return this.#finale || this.#in === 2;
  }

  readonly #hear: { readonly [T in Event['type']]?: Hear<T> } = {
    roundBegan: () => {
      this.counts.rounds++;
      this.#in = this.#seats;
      this.#finale = false;
    },
    dealt: ({ seat, identity }) => {
      this.#cards[seat] = identity;
    },
    redealt: ({ seat, identity }) => {
      this.#cards[seat] = identity;
    },
    finaleBegan: () => {
      this.#finale = true;
    },
    left: () => void this.#in--,
    turnBegan: () => {
      if (this.#isApart) return;
      this.counts.turns++;
      this.counts.turnsEach += 1 / this.#in;
    },
    claimed: ({ claim }) => {
      this.#claimKind = claim.kind;
      if (this.#isApart) return;
      if (claim.kind !== 'action') this.counts.reactions++;
      else {
        this.counts.claims++;
        if (this.#cards[claim.seat] === claim.as) this.counts.trueClaims++;
      }
    },
    doubted: () => {
      if (!this.#isApart) this.counts.doubts++;
    },
    exposed: () => {
      if (!this.#isApart) this.counts.rightDoubts++;
    },
    revealed: () => {
      if (!this.#isApart && this.#claimKind !== null) this.counts.wrongDoubts++;
    },
    judged: ({ right }) => {
      if (this.#isApart) return;
      this.counts.accusations++;
      if (right) this.counts.rightAccusations++;
    },
    scored: ({ seat, points }) => {
      this.#points[seat] += points;
      const most = Math.max(...this.#points);
      const first = this.#points.indexOf(most);
      if (first === this.#leader || this.#points.lastIndexOf(most) !== first) return;
      if (this.#leader >= 0) this.counts.leads++;
      this.#leader = first;
    },
  };

  hear(event: Event): void {
    (this.#hear[event.type] as ((event: Event) => void) | undefined)?.(event);
  }
}

/** A person answers after a second and a half; a bot, and an order, after a time drawn from this range (`thinking.ts` of the server). */
const PERSON = 1.5;
const BOT = { least: 0.6, more: 1.8 };
/** A Beat in which all have passed lasts a little longer than it must, by this on average. */
const BEAT_MORE = 0.5;

const INTERRUPTS: ReadonlySet<string> = new Set(['doubt', 'immunise', 'outlaw', 'sentence', 'absolve', 'claim']);

/** How long a match takes at a page: whatever is asked of several at once lasts as long as the slowest of them takes. */
class PageClock {
  readonly #draws: Draws;
  readonly #counts: CourtCounts;
  #ask = -1;
  #slowest = 0;
  #skipped = -1;

  constructor(seed: number, counts: CourtCounts) {
    this.#draws = seededDraws(seed, 'page clock');
    this.#counts = counts;
  }

  close(): void {
    this.#counts.seconds += this.#slowest;
    this.#slowest = 0;
  }

  hear(match: Match<Hoax>, seat: Seat, type: string): void {
    const ask = openAsks(match).at(-1);
    if (ask === undefined || ask.id === this.#skipped) return;
    if (ask.id !== this.#ask) {
      this.close();
      this.#ask = ask.id;
      if (isHeard(match.state.table, match.entries) && missing(match, ask).length === ask.seats.length) {
        this.#skipped = ask.id;
        return;
      }
      if (ask.clock === 'beat') this.#counts.seconds += BEAT_MORE;
    }
    if (seat === 0) this.#counts.questions++;
    const takes = seat === 0 ? PERSON : BOT.least + (BOT.more * this.#draws.below(1000)) / 1000;
    const isEarly = INTERRUPTS.has(type);
    this.#slowest = isEarly ? takes : Math.max(this.#slowest, takes);
    if (isEarly) this.close();
  }
}

interface CourtMatch {
  readonly config: Hoax['Config'];
  readonly players: readonly Player<Hoax>[];
  readonly seed: number;
}

function courtCounts({ config, players, seed }: CourtMatch): CourtCounts {
  const scribe = new Scribe(players.length);
  const clock = new PageClock(seed, scribe.counts);
  const { entries } = playMatch<Hoax>({
    game: hoax,
    config,
    players,
    seed,
    hear: (match, seat, move) => clock.hear(match, seat, move?.type ?? 'pass'),
  });
  clock.close();
  for (const { events } of entries) for (const event of events) scribe.hear(event);
  return scribe.counts;
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Of 95 %, each deal counting as one witness. */
  readonly low: number;
  readonly high: number;
}

type Part = (counts: CourtCounts) => number;

const RATIOS: Readonly<Record<string, readonly [Part, Part]>> = {
  'turns for a doubt that carries': [(each) => each.turns, (each) => each.rightDoubts + each.wrongDoubts],
  'doubts among doubts and accusations': [
    (each) => each.rightDoubts + each.wrongDoubts,
    (each) => each.rightDoubts + each.wrongDoubts + each.accusations,
  ],
  'doubts that carry': [(each) => each.rightDoubts + each.wrongDoubts, (each) => each.doubts],
  'wrong among them': [(each) => each.wrongDoubts, (each) => each.rightDoubts + each.wrongDoubts],
  'true action claims': [(each) => each.trueClaims, (each) => each.claims],
  'right accusations': [(each) => each.rightAccusations, (each) => each.accusations],
  'reactions a turn': [(each) => each.reactions, (each) => each.turns],
  'changes of the lead': [(each) => each.leads, () => 1],
  'turns of each heir in a round': [(each) => each.turnsEach, (each) => each.rounds],
  rounds: [(each) => each.rounds, () => 1],
  questions: [(each) => each.questions, () => 1],
  minutes: [(each) => each.seconds / 60, () => 1],
};

const Z = 1.96;

/** A ratio of sums, and how far it may be off: matches are the witnesses, not what happens in them. */
function ratioOf(name: string, [part, whole]: readonly [Part, Part], matches: readonly CourtCounts[]): Figure {
  const parts = matches.map(part);
  const wholes = matches.map(whole);
  const all = wholes.reduce((sum, each) => sum + each, 0);
  const value = all === 0 ? 0 : parts.reduce((sum, each) => sum + each, 0) / all;
  const squares = parts.reduce((sum, each, at) => sum + (each - value * wholes[at]) ** 2, 0);
  const count = matches.length;
  const error = all === 0 || count < 2 ? 0 : (Z * Math.sqrt((squares * count) / (count - 1))) / all;
  return { name, value, low: value - error, high: value + error };
}

function medianOf(name: string, part: Part, matches: readonly CourtCounts[]): Figure {
  const sorted = matches.map(part).toSorted((a, b) => a - b);
  const half = (Z * Math.sqrt(sorted.length)) / 2;
  const at = (place: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))];
  const middle = (sorted.length - 1) / 2;
  return { name, value: at(middle), low: at(middle - half), high: at(middle + half) };
}

function courtFigures(matches: readonly CourtCounts[]): Figure[] {
  return [
    ...Object.entries(RATIOS).map(([name, parts]) => ratioOf(name, parts, matches)),
    medianOf('questions, median', ({ questions }) => questions, matches),
    medianOf('minutes, median', ({ seconds }) => seconds / 60, matches),
  ];
}

export interface CourtPlan {
  readonly config: Hoax['Config'];
  readonly player: string;
  readonly seats: number;
  readonly matches: number;
  readonly seed: number;
}

/** Matches among one kind of player, one after the other. */
export function courtFiguresOf(
  { config, player, seats, matches, seed }: CourtPlan,
  onMatch: (done: number) => void,
): Figure[] {
  const one = arenaCast('hoax').players[player] as unknown as Player<Hoax>;
  const players = Array.from({ length: seats }, () => one);
  const counts: CourtCounts[] = [];
  while (counts.length < matches) {
    counts.push(courtCounts({ config, players, seed: (seed * 1_000_003 + counts.length) % 2 ** 32 }));
    onMatch(counts.length);
  }
  return courtFigures(counts);
}
