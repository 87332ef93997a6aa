// People of one habit, to measure others against: each does one thing too much.

import type { Hoax, Identity, Move } from '@pretender/hoax';
import { pick } from '@pretender/kernel';
import type { Player } from '../player.ts';
import { accuseKnown, dare, inform } from './declare.ts';
import { honestHeir } from './honest.ts';
import { possibleCards } from './knowledge.ts';
import { allOfType, anyOfType, best, type Mind } from './mind.ts';
import { worthOf } from './worth.ts';

export const STYLES = [
  'maniac',
  'sceptic',
  'neverDoubter',
  'instantAccuser',
  'copyCat',
  'believer',
  'cautious',
] as const;
type StyleName = (typeof STYLES)[number];

type Habit = (mind: Mind) => Move | null;
type Habits = { readonly [K in 'declaration' | 'reaction' | 'vote']?: Habit };

function claimAs(mind: Mind, isWanted: (identity: Identity) => boolean): Move | null {
  const { view, seat } = mind;
  const wanted = allOfType(mind, 'claim').filter(({ as }) => isWanted(as));
  return best(mind, wanted, (claim) => worthOf(view.table, seat, claim));
}

const sober: Habit = (mind) => accuseKnown(mind) ?? inform(mind) ?? dare(mind);

/** What was claimed most in this round by others, if it can be claimed. */
function copied({ view, seat }: Mind): (identity: Identity) => boolean {
  const { heirs } = view.table;
  const count = (identity: Identity): number =>
    heirs.reduce((sum, { claimed }, at) => sum + (at === seat ? 0 : claimed[identity]), 0);
  const own = heirs[seat].covers;
  const most = Math.max(...Object.keys(own).map((identity) => count(identity as Identity)));
  return (identity) => count(identity) === most;
}

/** Whoever says something so often is taken at his word. */
const BELIEVED = 3;

const accuseRepeated: Habit = (mind) => {
  const { heirs } = mind.view.table;
  const heard = allOfType(mind, 'accuse').filter(
    ({ target, identity }) => heirs[target].claimed[identity] >= BELIEVED && mind.possible[target].includes(identity),
  );
  return best(mind, heard, ({ target, identity }) => heirs[target].claimed[identity]);
};

/** What it has not claimed in this round, so that nobody can tell. */
function fresh({ view, seat }: Mind): (identity: Identity) => boolean {
  const { claimed } = view.table.heirs[seat];
  return (identity) => claimed[identity] === 0;
}

const anyClaim: Habit = (mind) => {
  const claims = allOfType(mind, 'claim');
  return claims.length > 0 ? pick(mind.draws, claims) : null;
};

const PANEL: { readonly [S in StyleName]: Habits } = {
  maniac: { declaration: (mind) => sober(mind) ?? claimAs(mind, (as) => as !== mind.own) },
  sceptic: {
    declaration: (mind) => sober(mind) ?? anyClaim(mind),
    reaction: (mind) => anyOfType(mind, 'doubt'),
    vote: (mind) => anyOfType(mind, 'support'),
  },
  neverDoubter: {
    declaration: (mind) => sober(mind) ?? anyClaim(mind),
    reaction: (mind) => anyOfType(mind, 'pass'),
    vote: (mind) => anyOfType(mind, 'decline'),
  },
  instantAccuser: {
    declaration(mind) {
      const thinkable = allOfType(mind, 'accuse').filter(({ target, identity }) =>
        mind.possible[target].includes(identity),
      );
      return best(mind, thinkable, ({ target }) => -mind.possible[target].length);
    },
  },
  believer: {
    declaration: (mind) => accuseKnown(mind) ?? inform(mind) ?? accuseRepeated(mind) ?? anyClaim(mind),
    reaction: (mind) => anyOfType(mind, 'pass'),
    vote: (mind) => anyOfType(mind, 'decline'),
  },
  cautious: { declaration: (mind) => sober(mind) ?? claimAs(mind, fresh(mind)) ?? anyClaim(mind) },
  copyCat: { declaration: (mind) => sober(mind) ?? claimAs(mind, copied(mind)) },
};

/** Whatever the habit says nothing about is done as an honest heir does it. */
export function styleHeir(style: StyleName): Player<Hoax> {
  const habits = PANEL[style];
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (seat === 'public' || !own || !asked) return null;
    const habit = habits[asked.kind as keyof Habits];
    const mind = { view, seat, own, possible: possibleCards(view), specs, draws };
    return habit?.(mind) ?? honestHeir(view, specs, draws);
  };
}
