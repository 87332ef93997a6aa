// Leak test: other hidden facts. The same commands over other cards must look the same to whoever may not know, until
// a rule reveals something.

import type { Dice, Draws, GameTypes, Viewer } from '../contract.ts';
import { fastDice } from '../draws/fast.ts';
import { pick } from '../draws/use.ts';
import { beginMatch, type Cause, type Match, matchAround, missing, openAsks } from '../match.ts';
import { viewersOf, viewOf } from '../rooms.ts';
import { copy, isEqual, isIdentical } from '../tree.ts';
import { divergence, mirror } from './compare.ts';
import { count, type Extent, type Report, type Subject, violation } from './subject.ts';
import { nextCause, take, type Walk, walkRounds, where } from './walk.ts';

interface Fork<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly world: Match<G>;
}

/** Some viewers at a time: each holds another world that it cannot tell from the real one. */
const FORKS = 3;
const OTHER_DEALS = 30;
const NAME = 'other hidden facts';

export function otherHiddenFacts<G extends GameTypes>(subject: Subject<G>, extent: Extent): Report {
  return walkRounds(subject, extent, (walk, report) => {
    let forks = otherDeal(walk, report);
    for (let cause = nextCause(walk); cause !== null; cause = nextCause(walk)) {
      if (isQuiet(walk.match))
        for (let room = FORKS - forks.length; room > 0; room--) forks.push(...newForks(walk, forks, report));
      else if (isPause(walk.match) && forks.length < FORKS) forks.push(otherDice(walk, report));
      forks = follow(walk, forks, cause, report);
    }
  });
}

/**
 * A fork that can show something: another world, if one was imagined. Where secrets are drawn in the middle of a round,
 * one fork is the same world with other ones to come.
 */
function newForks<G extends GameTypes>(walk: Walk<G>, forks: readonly Fork<G>[], report: Report): Fork<G>[] {
  const isDice = walk.subject.drawsAnytime === true && forks.every(({ world }) => world.dice === walk.match.dice);
  if (isDice) return [otherDice(walk, report)];
  const fork = imagineFork(walk);
  if (isEqual(fork.world.state, walk.match.state)) return [];
  count(report, 'other worlds');
  return [fork];
}

function follow<G extends GameTypes>(
  walk: Walk<G>,
  forks: readonly Fork<G>[],
  cause: Cause<G>,
  report: Report,
): Fork<G>[] {
  const from = walk.match.entries.length;
  const entriesThere = forks.map(({ world }) => world.entries.length);
  take(walk, cause);
  return forks.filter((each, i) => {
    const isAccepted = mirror(each.world, cause);
    if (!isAccepted && !restsOnOwnCard(walk, cause, each.viewer)) {
      violation(NAME, where(walk), `${JSON.stringify(cause)} is legal in one world only`);
    }
    return isAccepted && isStillAlike(walk, each, [from, entriesThere[i]], report);
  });
}

/** Somebody else's move may be illegal over another card; nobody's own, and no lapse. */
function restsOnOwnCard<G extends GameTypes>({ subject }: Walk<G>, cause: Cause<G>, viewer: Viewer): boolean {
  return cause.by === 'move' && cause.seat !== viewer && subject.ownCardDecides.includes(cause.move.type);
}

/** Between rounds: the next deal is still to come. */
function isPause<G extends GameTypes>(match: Match<G>): boolean {
  return openAsks(match).some(({ clock }) => clock === 'pause');
}

/** One seat is asked, nothing is underneath: nobody else has a secret answer pending that a world would lack. */
function isQuiet<G extends GameTypes>(match: Match<G>): boolean {
  const asks = match.game.asks(match.state.table as never).filter((ask) => ask.mode !== 'standing');
  return asks.length === 1 && asks[0].mode === 'one';
}

function imagineFork<G extends GameTypes>({ match, subject, draws }: Walk<G>): Fork<G> {
  const viewer = pick(draws, viewersOf(subject.seats));
  const state = subject.game.imagine(viewOf(match.state, viewer), draws);
  return { viewer, world: matchAround(subject.game, state, match.dice) };
}

/** The same match with other secret draws from now on. */
function otherDice<G extends GameTypes>({ match, subject, draws }: Walk<G>, report: Report): Fork<G> {
  count(report, 'other dice');
  const dice = otherSecretDice(match.dice, subject, draws);
  return { viewer: pick(draws, viewersOf(subject.seats)), world: matchAround(subject.game, copy(match.state), dice) };
}

/** The match from its beginning with other secret draws that leave this viewer the same hand. */
function otherDeal<G extends GameTypes>(walk: Walk<G>, report: Report): Fork<G>[] {
  const { match, subject, draws, config } = walk;
  const viewer = pick(draws, viewersOf(subject.seats));
  for (let attempt = 0; attempt < OTHER_DEALS; attempt++) {
    const world = beginMatch(subject.game, config, subject.seats, otherSecretDice(match.dice, subject, draws));
    if (viewer !== 'public' && !isEqual(world.state.hands[viewer], match.state.hands[viewer])) continue;
    count(report, 'other deals');
    return isStillAlike(walk, { viewer, world }, [0, 0], report) ? [{ viewer, world }] : [];
  }
  return [];
}

function otherSecretDice<G extends GameTypes>(dice: Dice, subject: Subject<G>, draws: Draws): Dice {
  const secret = fastDice(draws.below(1_000_000_000));
  return {
    draws: (label, ...numbers) => (subject.secretDraws.includes(label) ? secret : dice).draws(label, ...numbers),
  };
}

function isStillAlike<G extends GameTypes>(
  walk: Walk<G>,
  { viewer, world }: Fork<G>,
  from: readonly [number, number],
  report: Report,
): boolean {
  const found = divergence(walk, world, [viewer], from);
  count(report, 'compared');
  if (!found) {
    const [here, there] = [walk.match, world].map((match) => openAsks(match).map((ask) => missing(match, ask)));
    if (!isIdentical(here, there)) {
      const [waits, otherwise] = [here, there].map((seats) => JSON.stringify(seats));
      violation(NAME, where(walk), `the driver would wait for ${waits} in one world, for ${otherwise} in the other`);
    }
    return true;
  }
  const { cause } = walk.match.entries[walk.match.entries.length - 1];
  const isRevealed = walk.subject.reveals(found.events, { cause, viewer });
  if (!isRevealed) violation(NAME, where(walk), `${viewer} can tell two worlds apart: ${found.message}`);
  count(report, 'revealed');
  return false;
}
