// Leak test: other hidden facts. The same commands over other cards must look the same to whoever may not know, until
// a rule reveals something.

import type { GameTypes, Viewer } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { type Match, matchAround, openAsks } from '../match.ts';
import { viewersOf, viewOf } from '../rooms.ts';
import { isEqual } from '../tree.ts';
import { type Divergence, divergence, mirror } from './compare.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

interface Fork<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly world: Match<G>;
}

/** Some viewers at a time: each holds another world that it cannot tell from the real one. */
const FORKS = 3;

export function otherHiddenFacts<G extends GameTypes>(subject: Subject<G>, extent: Extent): Report {
  return walkRounds(subject, extent, (walk, report) => {
    let forks: Fork<G>[] = [];
    for (let cause = nextCause(walk); cause !== null; cause = nextCause(walk)) {
      if (isQuiet(walk.match)) while (forks.length < FORKS) forks.push(fork(walk, report));
      const from = walk.match.entries.length;
      const entriesThere = forks.map(({ world }) => world.entries.length);
      take(walk, cause);
      forks = forks.filter((each, i) => {
        const isAccepted = mirror(each.world, cause);
        if (!isAccepted && cause.by === 'move' && cause.seat === each.viewer) {
          violation(
            'other hidden facts',
            where(walk),
            `${each.viewer}'s own ${cause.move.type} is legal in one world only`,
          );
        }
        return isAccepted && isStillAlike(walk, each, [from, entriesThere[i]], report);
      });
    }
  });
}

/** One seat is asked, nothing is underneath: nobody else has a secret answer pending that a world would lack. */
function isQuiet<G extends GameTypes>(match: Match<G>): boolean {
  const asks = openAsks(match);
  return asks.length === 1 && match.game.asks(match.state.table as never).length === 1 && asks[0].mode === 'one';
}

function fork<G extends GameTypes>({ match, subject, draws }: Walk<G>, report: Report): Fork<G> {
  const viewer = pick(draws, viewersOf(subject.seats));
  const state = subject.game.imagine(viewOf(match.state, viewer), draws);
  if (!isEqual(state, match.state)) count(report, 'other worlds');
  return { viewer, world: matchAround(subject.game, state, match.dice) };
}

function isStillAlike<G extends GameTypes>(
  walk: Walk<G>,
  { viewer, world }: Fork<G>,
  from: readonly [number, number],
  report: Report,
): boolean {
  const found = divergence(viewer, [walk.match, world], from);
  count(report, 'compared');
  if (!found) return true;
  if (!isRevealed(walk.subject, found))
    violation('other hidden facts', where(walk), `${viewer} can tell two worlds apart: ${found.message}`);
  count(report, 'revealed');
  return false;
}

function isRevealed<G extends GameTypes>(subject: Subject<G>, { events }: Divergence<G>): boolean {
  return events.some((event) => event !== null && subject.reveals(event));
}
