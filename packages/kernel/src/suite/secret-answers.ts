// Leak test: other secret answers. Another answer in secret, other cards shown, another name in a wrong accusation, or
// one secret command more must look the same to everybody who is no party to it, until a rule publishes it.

import type { Ask, GameTypes, Seat, Viewer } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { type Cause, type Match, offersTo, toldOf } from '../match.ts';
import { viewersOf } from '../rooms.ts';
import { randomOf } from '../specs.ts';
import { isEqual } from '../tree.ts';
import { divergence, mirror, sameMatch } from './compare.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

type MoveCause<G extends GameTypes> = Extract<Cause<G>, { by: 'move' }>;

interface Variation<G extends GameTypes> {
  readonly world: Match<G>;
  readonly seat: Seat;
  /** Who knows of the answer; everybody else may not notice. */
  readonly parties: readonly Viewer[];
  /** The answer in the end was the same, so nothing may ever differ. */
  readonly isSameAnswer: boolean;
}

const ATTEMPTS = 8;
const MOST_WORLDS = 4;
/** So many entries later a difference would have shown; the world makes room for the next. */
const MEMORY = 120;
const NAME = 'other secret answers';

export function otherSecretAnswers<G extends GameTypes>(subject: Subject<G>, extent: Extent): Report {
  return walkRounds(subject, extent, (walk, report) => {
    let variations: Variation<G>[] = [];
    for (let cause = nextCause(walk); cause !== null; cause = nextCause(walk)) {
      const from = walk.match.entries.length;
      const fresh = variations.length < MOST_WORLDS && cause.by === 'move' ? vary(walk, cause, report) : [];
      const entriesThere = variations.map(({ world }) => world.entries.length);
      const silent = cause.by === 'move' && isSecret(walk, cause) ? cause.seat : null;
      take(walk, cause);
      if (silent !== null) checkSilence(walk, silent);
      variations = variations.filter(
        (each, i) => mirror(each.world, cause) && isStillAlike(walk, each, [from, entriesThere[i]], report),
      );
      variations.push(...fresh.flatMap((each) => keep(walk, each, from, report)));
    }
  });
}

function askOf<G extends GameTypes>(match: Match<G>, cause: MoveCause<G>): Ask | undefined {
  return match.game.asks(match.state.table as never).find(({ id }) => id === cause.ask);
}

function isSecret<G extends GameTypes>({ match, subject }: Walk<G>, cause: MoveCause<G>): boolean {
  const ask = askOf(match, cause);
  const spec = offersTo(match, cause.seat).find((each) => each.ask === cause.ask && each.type === cause.move.type);
  return ask !== undefined && spec !== undefined && subject.isSecret(spec, ask, match.state.table);
}

/** The same match with another answer in it, and one in which the other answer came first and was then changed. */
function vary<G extends GameTypes>(walk: Walk<G>, cause: MoveCause<G>, report: Report): Variation<G>[] {
  const secret = isSecret(walk, cause);
  const other = otherAnswer(walk, cause, secret);
  const parties = secret ? [] : other && walk.subject.parties(walk.match.state, cause.move, other.move);
  if (!other || !parties) return [];
  const changed = sameMatch(walk.match);
  const variations: Variation<G>[] = [];
  if (mirror(changed, other))
    variations.push({ world: changed, seat: cause.seat, parties: [cause.seat, ...parties], isSameAnswer: false });
  const twice = secret ? sameMatch(walk.match) : null;
  if (twice && mirror(twice, other) && mirror(twice, cause)) {
    count(report, 'one command more');
    variations.push({ world: twice, seat: cause.seat, parties: [cause.seat], isSameAnswer: true });
  }
  return variations;
}

function otherAnswer<G extends GameTypes>(walk: Walk<G>, cause: MoveCause<G>, secret: boolean): MoveCause<G> | null {
  const { match, draws, subject } = walk;
  const ask = askOf(match, cause);
  const specs = offersTo(match, cause.seat).filter(
    (spec) => spec.ask === cause.ask && (secret || spec.type === cause.move.type),
  );
  for (let attempt = 0; ask !== undefined && attempt < ATTEMPTS; attempt++) {
    const spec = pick(draws, specs);
    const varied = secret ? null : (subject.vary?.(match.state, cause.move, draws) ?? null);
    const move = varied ?? (randomOf(spec, draws) as G['Move']);
    const isLike = !secret || subject.isSecret(spec, ask, match.state.table);
    if (isLike && !isEqual(move, cause.move) && subject.game.check(match.views[cause.seat], move) === null)
      return { ...cause, move };
  }
  return null;
}

/** After a secret answer: nobody else is told anything at all, whether or not there was another answer to give. */
function checkSilence<G extends GameTypes>(walk: Walk<G>, seat: Seat): void {
  const { match, subject } = walk;
  const entry = match.entries[match.entries.length - 1];
  const told = viewersOf(subject.seats).find(
    (viewer) => viewer !== seat && toldOf(subject.game, entry, viewer).length > 0,
  );
  if (told !== undefined) violation(NAME, where(walk), `${told} is told of a secret answer of seat ${seat}`);
}

/** After the real answer: nobody but the parties may have been told anything else. */
function keep<G extends GameTypes>(
  walk: Walk<G>,
  variation: Variation<G>,
  from: number,
  report: Report,
): Variation<G>[] {
  count(report, variation.parties.length > 1 ? 'half secret' : 'secret');
  return isStillAlike(walk, variation, [from, 0], report) ? [variation] : [];
}

function isStillAlike<G extends GameTypes>(
  walk: Walk<G>,
  variation: Variation<G>,
  from: readonly [number, number],
  report: Report,
): boolean {
  const { subject, match } = walk;
  const { world, parties, seat, isSameAnswer } = variation;
  const blind = viewersOf(subject.seats).filter((viewer) => !parties.includes(viewer));
  const found = divergence(walk, world, blind, from);
  count(report, 'compared');
  if (!found) return world.entries.length < MEMORY;
  const { table } = match.state;
  const isPublished =
    !isSameAnswer && found.events.some((event) => event !== null && subject.publishes(event, seat, { parties, table }));
  if (!isPublished)
    violation(NAME, where(walk), `${found.viewer} notices another answer of seat ${seat}: ${found.message}`);
  count(report, 'published');
  return false;
}
