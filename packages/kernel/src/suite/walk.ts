// Random play through the front door: offered moves, early ones and answers to held asks among them, and time-outs.

import { asSeat, type Draws, type GameTypes, type MoveSpec, type Seat } from '../contract.ts';
import { seededDraws } from '../draws/fast.ts';
import { pick } from '../draws/use.ts';
import {
  beginMatch,
  type Cause,
  type Entry,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  submit,
} from '../match.ts';
import { resolveOptions } from '../options.ts';
import { diceFor, type Seed } from '../record.ts';
import { type RawMove, randomOf } from '../specs.ts';
import { comparersFor, type RoomComparers } from './comparer.ts';
import { type Extent, newReport, type Report, type Subject, violation } from './subject.ts';

export interface Walk<G extends GameTypes> {
  readonly subject: Subject<G>;
  readonly config: G['Config'];
  readonly match: Match<G>;
  readonly draws: Draws;
  readonly seed: Seed;
  /** In percent, how often a seat gives the neutral answer where it can; differs per match so that chains get long. */
  readonly patience: number;
  readonly mostRounds: number;
  readonly isSame: RoomComparers;
}

const PATIENCE = [25, 55, 80, 98] as const;
/** At a large table somebody is sure to stir; otherwise rounds would grow with the square of the seats. */
const LESS_PER_SEAT = 3;
const TIME_OUTS = 3;
const STRAY_ANSWERS = 6;
const MOST_ENTRIES = 20_000;

export function where<G extends GameTypes>({ subject, seed, match }: Walk<G>): string {
  return `${JSON.stringify(subject.options)}, ${subject.seats} seats, seed ${seed.value}, entry ${match.entries.length}`;
}

function beginWalk<G extends GameTypes>(subject: Subject<G>, seedNumber: number, mostRounds: number): Walk<G> {
  const { game, options, seats } = subject;
  const resolved = resolveOptions(game.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const seed = { kind: 'fast', value: seedNumber } as const;
  const draws = seededDraws(seedNumber, 'walk');
  const patience = pick(draws, PATIENCE) - LESS_PER_SEAT * seats;
  const { config } = resolved;
  const match = beginMatch(game, config, seats, diceFor(seed));
  const isSame = comparersFor(game.init(config, seats));
  return { subject, config, match, draws, seed, patience, mostRounds, isSame };
}

/** Chooses what happens next, without doing it; null when the match is over, or was played far enough. */
export function nextCause<G extends GameTypes>(walk: Walk<G>): Cause<G> | null {
  const { match, draws } = walk;
  const asks = openAsks(match);
  if (asks.length === 0 || walk.subject.roundsOf(match.state.table) > walk.mostRounds) return null;
  const ask = pick(draws, asks);
  const waiting = missing(match, ask);
  if (waiting.length === 0 || draws.below(100) < TIME_OUTS) return { by: 'lapse', ask: ask.id };
  const seat = draws.below(100) < STRAY_ANSWERS ? asSeat(draws.below(walk.subject.seats)) : pick(draws, waiting);
  const specs = offersTo(match, seat);
  if (specs.length > 0) return chooseMove(walk, seat, specs);
  if (waiting.includes(seat))
    violation('no dead end', where(walk), `seat ${seat} is asked ${ask.kind} and offered nothing`);
  return nextCause(walk);
}

function chooseMove<G extends GameTypes>(walk: Walk<G>, seat: Seat, specs: readonly MoveSpec[]): Cause<G> {
  const { match, draws } = walk;
  const { game } = match;
  const neutral = specs.filter((spec) => spec.neutral);
  const isVote = openAsks(match).some(({ clock }) => clock === 'vote');
  const isPatient = neutral.length > 0 && draws.below(100) < (isVote ? walk.patience / 2 : walk.patience);
  const stirring = draws.below(4) === 0 ? specsOfOneType(specs, draws) : specs;
  for (let attempt = 0; attempt < 1000; attempt++) {
    // Of some types a random member is hardly ever legal; that alone is no dead end.
    const spec = pick(draws, isPatient ? neutral : attempt < 200 ? stirring : specs);
    const move = randomOf(spec, draws) as G['Move'];
    if (game.check(match.views[seat], move) === null) return { by: 'move', seat, ask: spec.ask, move };
  }
  return violation(
    'no dead end',
    where(walk),
    `no member of ${specs.map((spec) => spec.type).join(', ')} is legal for seat ${seat}`,
  );
}

/** So that a kind of move with a single form comes up about as often as one with many. */
function specsOfOneType(specs: readonly MoveSpec[], draws: Draws): readonly MoveSpec[] {
  const type = pick(draws, [...new Set(specs.map((spec) => spec.type))]);
  return specs.filter((spec) => spec.type === type);
}

/** Does it; what is offered must be accepted, and a lapse is always legal. */
export function take<G extends GameTypes>(walk: Walk<G>, cause: Cause<G>): Entry<G> {
  const { match } = walk;
  if (match.entries.length > MOST_ENTRIES)
    violation('the match ends', where(walk), `more than ${MOST_ENTRIES} entries`);
  if (cause.by === 'begin') return violation('walk', where(walk), 'a match begins only once');
  const receipt =
    cause.by === 'lapse' ? lapse(match, cause.ask) : submit(match, cause.seat, cause.ask, cause.move as RawMove);
  if (!receipt.ok)
    return violation(
      'offered moves are accepted',
      where(walk),
      `${JSON.stringify(cause)} refused: ${receipt.refusal.code}`,
    );
  return receipt.entry;
}

/** Plays match after match until there were enough rounds. */
export function walkRounds<G extends GameTypes>(
  subject: Subject<G>,
  { rounds, matches = 0, roundsPerMatch = Number.POSITIVE_INFINITY, seed }: Extent,
  playMatch: (walk: Walk<G>, report: Report) => void,
): Report {
  const report = newReport();
  while (report.rounds < rounds || report.matches < matches) {
    const walk = beginWalk(subject, seed + report.matches, roundsPerMatch);
    playMatch(walk, report);
    report.matches++;
    report.rounds += subject.roundsOf(walk.match.state.table);
    report.entries += walk.match.entries.length;
    for (const entry of walk.match.entries) report.events += entry.events.length;
  }
  return report;
}
