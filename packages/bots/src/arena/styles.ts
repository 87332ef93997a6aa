// Twelve more of one habit each, to show that a level is strong against others than its like. Nobody is chosen by them.

import { type Hoax, IDENTITIES, type Identity, type Move, trios } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { allOfType, anyOfType, best, type Mind } from '../hoax/mind.ts';
import type { Player } from '../player.ts';
import {
  bestClaim,
  claimAny,
  claimOther,
  claimOwn,
  type HabitsFor,
  heardOf,
  heirOf,
  isLucky,
  lapsOf,
  reacting,
  reactions,
} from './manner.ts';
import { accuseKnown, dare, type Habit, inform, sober } from './plain.ts';

const openHeads = ({ view, seat }: Mind): Identity[] =>
  IDENTITIES.filter((identity) => view.table.heirs[seat].covers[identity] === null);

/** Of the open heads the one of which it has said this most, or least. */
function byOwnClaims(mind: Mind, sign: 1 | -1): Move | null {
  const found = best(mind, openHeads(mind), (identity) => sign * heardOf(mind, mind.seat, identity));
  return found === null ? null : (bestClaim(mind, ({ as }) => as === found) ?? claimAny(mind));
}

const leadOf = ({ view, seat }: Mind): number =>
  Math.max(...view.table.heirs.map(({ points, standing }, at) => (at !== seat && standing === 'in' ? points : -1)));

const leads = (mind: Mind, target: number | undefined): boolean =>
  target !== undefined && mind.view.table.heirs[target].points === leadOf(mind);

/** Accuses where so few cards are left that a guess is right so often. */
function guess(least: number, isWanted: (mind: Mind, target: Seat) => boolean = () => true): Habit {
  return (mind) => {
    const guesses = allOfType(mind, 'accuse').filter(
      ({ target, identity }) =>
        mind.possible[target].includes(identity) && 1 / mind.possible[target].length >= least && isWanted(mind, target),
    );
    return best(mind, guesses, ({ target }) => -mind.possible[target].length);
  };
}

/** Said by somebody of whom others have said it more than there are cards of it. */
const isCrowded: (mind: Mind) => boolean = (mind) => {
  const { claim, heirs, config } = mind.view.table;
  if (claim === null) return false;
  const others = heirs.filter(({ claimed }, at) => at !== claim.seat && claimed[claim.as] > 1).length;
  return others >= config.identityCopies;
};

const takesFromMe = ({ view, seat }: Mind): boolean => {
  const { claim } = view.table;
  return claim?.kind === 'action' && 'target' in claim.action && claim.action.target === seat;
};

function doubting(isDoubted: (mind: Mind) => boolean): HabitsFor {
  return {
    reaction: (mind) => (isDoubted(mind) ? anyOfType(mind, 'doubt') : null),
    vote: (mind) => anyOfType(mind, isDoubted(mind) ? 'support' : 'decline'),
  };
}

const hasTrio = ({ view, seat }: Mind): boolean => trios(view.table.heirs[seat].wares) > 0;

const FIRST_LAPS = 4;
const LATE_LAPS = 8;

const STYLES_OF_OWN: Readonly<Record<string, HabitsFor>> = {
  /** Says the same again and again, be it so or not. */
  parrot: { declaration: (mind) => sober(mind) ?? byOwnClaims(mind, 1) },
  /** Says everything in turn. */
  rotator: { declaration: (mind) => sober(mind) ?? byOwnClaims(mind, -1), ...reactions(reacting(0.5, 0.5)) },
  /** Whatever brings most. */
  miser: { declaration: (mind) => sober(mind) ?? bestClaim(mind, () => true) },
  /** Takes from others whenever it can. */
  robber: {
    declaration: (mind) => sober(mind) ?? bestClaim(mind, ({ target }) => target !== undefined) ?? claimAny(mind),
  },
  /** Takes from the leader, and guesses at him. */
  rival: {
    declaration: (mind) =>
      accuseKnown(mind) ??
      guess(1 / 2, leads)(mind) ??
      inform(mind) ??
      dare(mind) ??
      bestClaim(mind, ({ target }) => leads(mind, target)) ??
      claimAny(mind),
  },
  /** Wants to know before anything else. */
  informer: {
    declaration: (mind) =>
      accuseKnown(mind) ?? (hasTrio(mind) ? inform(mind) : null) ?? guess(1 / 2)(mind) ?? claimAny(mind),
  },
  /** Speaks at every chance, as whoever it may be. */
  lawyer: { declaration: (mind) => sober(mind) ?? claimAny(mind), ...reactions(reacting(1)) },
  /** Never speaks in others' turns. */
  mute: { declaration: (mind) => sober(mind) ?? claimAny(mind), ...reactions(() => null) },
  /** Doubts whoever takes from it. */
  victim: { declaration: (mind) => sober(mind) ?? claimAny(mind), ...doubting(takesFromMe) },
  /** Does not believe in three of a kind. */
  counter: { declaration: (mind) => sober(mind) ?? claimAny(mind), ...doubting(isCrowded) },
  /** Guesses at one in three, and at anything when it is late. */
  gambler: {
    declaration: (mind) =>
      accuseKnown(mind) ?? guess(lapsOf(mind) > LATE_LAPS ? 1 / 4 : 1 / 3)(mind) ?? inform(mind) ?? claimAny(mind),
  },
  /** Lies at first, and tells the truth when nobody expects it. */
  turncoat: {
    declaration: (mind) =>
      sober(mind) ?? (lapsOf(mind) < FIRST_LAPS || isLucky(mind, 0.2) ? claimOther(mind) : claimOwn(mind)),
    ...reactions(reacting(0.3, 0.7)),
  },
};

export const OWN_STYLES: Readonly<Record<string, Player<Hoax>>> = Object.fromEntries(
  Object.entries(STYLES_OF_OWN).map(([name, habits]) => [name, heirOf(habits)]),
);
