// What happens at a table of the heirs: how much is doubted and accused, how true it is what is said, how long a round lasts. Of one match,
// with all cards open.

import { type Event, type Hoax, hoax, type Identity } from '@pretender/hoax';
import { type Match, type Options, resolveOptions, type Seat, seededDraws, shuffled } from '@pretender/kernel';
import { arenaCast, sitterOf } from './cast.ts';
import { playMatch } from './sitting.ts';

export interface CourtPlan {
  readonly options: Options;
  /** Who may sit there: drawn for every match, each as often as the others. */
  readonly levels: readonly string[];
  readonly seats: number;
  readonly seed: number;
}

export const STAGES = ['round', 'finale', 'duel'] as const;
/** Before two are left, and after that by its rules. */
export type Stage = (typeof STAGES)[number];

export interface Deeds {
  turns: number;
  claims: number;
  trueClaims: number;
  reactions: number;
  trueReactions: number;
  /** Raised by somebody, carried by enough hands, and wrong. Challenges of a duel are doubts. */
  doubts: number;
  carried: number;
  wrong: number;
  accusations: number;
  right: number;
}

export interface CourtMatch {
  readonly stages: { readonly [S in Stage]: Deeds };
  /** How often somebody else than before was alone at the top. */
  readonly leads: number;
  /** Turns of each heir, round by round. */
  readonly laps: readonly number[];
}

const none = (): Deeds => ({
  turns: 0,
  claims: 0,
  trueClaims: 0,
  reactions: 0,
  trueReactions: 0,
  doubts: 0,
  carried: 0,
  wrong: 0,
  accusations: 0,
  right: 0,
});

type Handlers = { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => void };

/** A fold over everything that has happened, hidden or not. */
class Count implements CourtMatch {
  readonly stages = { round: none(), finale: none(), duel: none() };
  readonly laps: number[] = [];
  leads = 0;
  readonly #finale: Stage;
  readonly #points: number[];
  readonly #cards: (Identity | null)[];
  #stage: Stage = 'round';
  #turns = 0;
  #leader: number | null = null;
  #isDoubted = false;

  constructor({ state }: Match<Hoax>) {
    this.#finale = state.table.config.finaleMode === 'duel' ? 'duel' : 'finale';
    this.#points = state.hands.map(() => state.table.config.startPoints);
    this.#cards = state.hands.map(() => null);
  }

  hear(event: Event): void {
    (this.#handlers[event.type] as ((event: Event) => void) | undefined)?.(event);
  }

  get #deeds(): Deeds {
    return this.stages[this.#stage];
  }

  readonly #handlers: Handlers = {
    roundBegan: () => this.endRound(),
    dealt: ({ seat, identity }) => this.#hold(seat, identity),
    redealt: ({ seat, identity }) => this.#hold(seat, identity),
    finaleBegan: () => {
      this.#stage = this.#finale;
    },
    turnBegan: () => {
      this.#deeds.turns++;
      this.#turns++;
      this.#isDoubted = false;
    },
    claimed: ({ claim }) => {
      const isTrue = Number(this.#cards[claim.seat] === claim.as);
      this.#isDoubted = false;
      if (claim.kind === 'action') {
        this.#deeds.claims++;
        this.#deeds.trueClaims += isTrue;
      } else {
        this.#deeds.reactions++;
        this.#deeds.trueReactions += isTrue;
      }
    },
    doubted: () => this.#doubt(),
    challenged: () => this.#doubt(),
    exposed: () => this.#answered(0),
    // In a duel there is no claim that falls: a head is covered, and that is all.
    covered: ({ why }) => {
      if (why === 'doubt') this.#answered(0);
    },
    revealed: () => this.#answered(1),
    stood: () => {
      this.#isDoubted = false;
    },
    judged: ({ right }) => this.#accused(right),
    accused: ({ right }) => this.#accused(right),
    scored: ({ seat, points }) => this.#score(seat, points),
  };

  #hold(seat: Seat, identity: Identity): void {
    this.#cards[seat] = identity;
  }

  #doubt(): void {
    this.#deeds.doubts++;
    this.#isDoubted = true;
  }

  #answered(wrong: number): void {
    if (!this.#isDoubted) return;
    this.#deeds.carried++;
    this.#deeds.wrong += wrong;
    this.#isDoubted = false;
  }

  #accused(isRight: boolean): void {
    this.#deeds.accusations++;
    this.#deeds.right += Number(isRight);
  }

  #score(seat: Seat, points: number): void {
    this.#points[seat] += points;
    const most = Math.max(...this.#points);
    const top = this.#points.flatMap((each, at) => (each === most ? [at] : []));
    if (top.length > 1 || top[0] === this.#leader) return;
    if (this.#leader !== null) this.leads++;
    [this.#leader] = top;
  }

  endRound(): void {
    if (this.#turns > 0) this.laps.push(this.#turns / this.#cards.length);
    this.#turns = 0;
    this.#stage = 'round';
  }
}

export function courtOf(match: Match<Hoax>): CourtMatch {
  const count = new Count(match);
  for (const { events } of match.entries) for (const event of events) count.hear(event);
  count.endRound();
  const { stages, leads, laps } = count;
  return { stages, leads, laps };
}

/** Who sits where in the match of this number. */
export function seatedAt({ levels, seats, seed }: CourtPlan, number: number): string[] {
  const draws = seededDraws(seed, `seats ${number}`);
  const rows = Array.from({ length: Math.ceil(seats / levels.length) }, () => shuffled(draws, levels));
  return rows.flat().slice(0, seats);
}

export function playCourt(plan: CourtPlan, number: number): Match<Hoax> {
  const { options, seats, seed } = plan;
  const cast = arenaCast(hoax.id);
  const resolved = resolveOptions(hoax.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { besideFor } = cast;
  return playMatch<Hoax>({
    game: hoax,
    config: resolved.config,
    players: seatedAt(plan, number).map((level, seat) => sitterOf(cast, level, seat as Seat, seats) as never),
    seed: (seed * 1_000_003 + number) % 2 ** 32,
    ...(besideFor === undefined ? {} : { besideFor: besideFor as never }),
  });
}

export function courtMatch(plan: CourtPlan, number: number): CourtMatch {
  return courtOf(playCourt(plan, number));
}
