// Leak test: other secret answers. Another answer in secret, other cards shown, another name in a wrong accusation, or
// one secret command more must look the same to everybody who is no party to it, until a rule publishes it.

import type { Ask, GameTypes, Viewer } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { type Cause, type Match, offersTo, toldOf } from '../match.ts';
import { viewersOf } from '../rooms.ts';
import { randomOf } from '../specs.ts';
import { isEqual } from '../tree.ts';
import { divergence, mirror, sameMatch, toldSince } from './compare.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

type MoveCause<G extends GameTypes> = Extract<Cause<G>, { by: 'move' }>;

interface Variation<G extends GameTypes> {
  readonly world: Match<G>;
  readonly seat: number;
  /** Everybody who may not notice. */
  readonly blind: readonly Viewer[];
  /** The answer in the end was the same, so nothing may ever differ. */
  readonly isSameAnswer: boolean;
}

const ATTEMPTS = 8;
const MOST_WORLDS = 4;
const NAME = 'other secret answers';

export function otherSecretAnswers<G extends GameTypes>(subject: Subject<G>, extent: Extent): Report {
  return walkRounds(subject, extent, (walk, report) => {
    let variations: Variation<G>[] = [];
    for (let cause = nextCause(walk); cause !== null; cause = nextCause(walk)) {
      const from = walk.match.entries.length;
      const fresh = variations.length < MOST_WORLDS && cause.by === 'move' ? vary(walk, cause, report) : [];
      const entriesThere = variations.map(({ world }) => world.entries.length);
      take(walk, cause);
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
  if (!secret && !walk.subject.halfSecret.includes(cause.move.type)) return [];
  const other = otherAnswer(walk, cause, secret);
  if (!other) return [];
  const changed = sameMatch(walk.match);
  const twice = sameMatch(walk.match);
  const variations: Variation<G>[] = [];
  const blind = viewersOf(walk.subject.seats).filter((viewer) => viewer !== cause.seat);
  if (mirror(changed, other)) variations.push({ world: changed, seat: cause.seat, blind, isSameAnswer: false });
  if (secret && mirror(twice, other) && mirror(twice, cause)) {
    count(report, 'one command more');
    variations.push({ world: twice, seat: cause.seat, blind, isSameAnswer: true });
  }
  return variations;
}

function otherAnswer<G extends GameTypes>(walk: Walk<G>, cause: MoveCause<G>, secret: boolean): MoveCause<G> | null {
  const { match, draws, subject } = walk;
  const specs = offersTo(match, cause.seat).filter(
    (spec) => spec.ask === cause.ask && (secret || spec.type === cause.move.type),
  );
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const spec = pick(draws, specs);
    const move = randomOf(spec, draws) as G['Move'];
    const ask = askOf(match, cause);
    const isLike = ask !== undefined && (!secret || subject.isSecret(spec, ask, match.state.table));
    if (isLike && !isEqual(move, cause.move) && subject.game.check(match.views[cause.seat], move) === null)
      return { ...cause, move };
  }
  return null;
}

/** After the real answer: a secret one must have told nobody; of a half secret one, only what all worlds share counts. */
function keep<G extends GameTypes>(
  walk: Walk<G>,
  variation: Variation<G>,
  from: number,
  report: Report,
): Variation<G>[] {
  const { match, subject } = walk;
  const { world, blind, seat } = variation;
  const entry = match.entries[from];
  const cause = entry.cause as MoveCause<G>;
  if (subject.halfSecret.includes(cause.move.type)) {
    const isPublic = !isEqual(toldSince(world, 'public', 0), toldSince(match, 'public', from));
    if (isPublic) return [];
    const parties = blind.filter((viewer) => !isEqual(toldSince(world, viewer, 0), toldSince(match, viewer, from)));
    count(report, 'half secret');
    return compareNow(walk, { ...variation, blind: blind.filter((viewer) => !parties.includes(viewer)) }, from, report);
  }
  for (const viewer of blind) {
    if (toldOf(subject.game, entry, viewer).length > 0)
      violation(NAME, where(walk), `${viewer} is told of seat ${seat}'s secret ${cause.move.type}`);
  }
  count(report, 'secret');
  return compareNow(walk, variation, from, report);
}

function compareNow<G extends GameTypes>(
  walk: Walk<G>,
  variation: Variation<G>,
  from: number,
  report: Report,
): Variation<G>[] {
  return isStillAlike(walk, variation, [from, 0], report) ? [variation] : [];
}

function isStillAlike<G extends GameTypes>(
  walk: Walk<G>,
  variation: Variation<G>,
  from: readonly [number, number],
  report: Report,
): boolean {
  const { world, blind, seat, isSameAnswer } = variation;
  for (const viewer of blind) {
    const found = divergence(viewer, [walk.match, world], from);
    count(report, 'compared');
    if (!found) continue;
    const isPublished =
      !isSameAnswer && found.events.some((event) => event !== null && walk.subject.publishes(event, seat as never));
    if (!isPublished)
      violation(NAME, where(walk), `${viewer} notices another answer of seat ${seat}: ${found.message}`);
    count(report, 'published');
    return false;
  }
  return true;
}
