// Beginners, frozen as they are: each level is measured by how often they beat it.

import { type Hoax, type IDENTITIES, identitiesIn, type Move } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { believeDeal } from '../hoax/belief/deal.ts';
import { possibleBits } from '../hoax/knowledge.ts';
import { allOfType, anyOfType, best, type Mind } from '../hoax/mind.ts';
import type { Player } from '../player.ts';
import { claimOther, claimOwn, heirOf, isLucky, lapsOf, never, reacting, reactions } from './manner.ts';
import { accuseKnown, dare, type Habit, inform, sober } from './plain.ts';

/** Honest, as `honest` was when the panel was made. */
const plain: Player<Hoax> = heirOf({});

/** Never what it is. */
const maniac: Player<Hoax> = heirOf({ declaration: (mind) => sober(mind) ?? claimOther(mind) });

const BELIEVER_TRUTH = 0.8;

/** Believes everybody, and tells the truth mostly. */
const believer: Player<Hoax> = heirOf({
  ...reactions(reacting(0.15)),
  declaration: (mind) =>
    accuseKnown(mind) ??
    inform(mind) ??
    dare(mind) ??
    (isLucky(mind, BELIEVER_TRUTH) ? claimOwn(mind) : claimOther(mind)),
  vote: never,
});

const CAUTIOUS_TRUTH = 0.7;
/** What somebody claims again and again is more likely its card: a beginner's rule. */
const PER_CLAIM = 1.5;
const MOST_CLAIMS = 4;

/** What a careful beginner thinks of somebody's card: what is proved, counted exactly, and a little by what was claimed. */
function guessOf({ view }: Mind): (seat: Seat, identity: (typeof IDENTITIES)[number]) => number {
  const { config, heirs } = view.table;
  const identities = identitiesIn(config);
  const bits = possibleBits(view);
  const copies = identities.map(() => config.identityCopies as number);
  for (const { former } of heirs) if (former !== null) copies[identities.indexOf(former)]--;
  const weights = new Float64Array(heirs.length * identities.length);
  for (const [seat, { claimed }] of heirs.entries())
    for (const [kind, identity] of identities.entries())
      if ((bits[seat] & (1 << kind)) !== 0)
        weights[seat * identities.length + kind] = PER_CLAIM ** Math.min(MOST_CLAIMS, claimed[identity]);
  const belief = believeDeal({ copies, seats: heirs.length, weights });
  return (seat, identity) => belief.chancesOf(seat)[identities.indexOf(identity)] ?? 0;
}

const LATE = 5;
const QUITE_SURE = 0.75;

const accuseLate: Habit = (mind) => {
  if (lapsOf(mind) < LATE && !mind.view.table.finale) return null;
  const guess = guessOf(mind);
  const sure = allOfType(mind, 'accuse').filter(
    ({ target, identity }) => mind.possible[target].includes(identity) && guess(target, identity) >= QUITE_SURE,
  );
  return best(mind, sure, ({ target, identity }) => guess(target, identity));
};

const NEARLY_IMPOSSIBLE = 0.04;

function isHardToBelieve(mind: Mind): boolean {
  const { claim } = mind.view.table;
  if (claim === null) return false;
  if (!mind.possible[claim.seat].includes(claim.as)) return true;
  return guessOf(mind)(claim.seat, claim.as) < NEARLY_IMPOSSIBLE;
}

const doubtful: Habit = (mind) => (isHardToBelieve(mind) ? anyOfType(mind, 'doubt') : null);
const careful = reacting(0.1);

/** Tells the truth mostly, doubts only what is nearly certain, and accuses late, when quite sure. */
const cautious: Player<Hoax> = heirOf({
  ...reactions(careful),
  reaction: (mind): Move | null => doubtful(mind) ?? careful(mind) ?? anyOfType(mind, 'pass'),
  vote: (mind) => anyOfType(mind, isHardToBelieve(mind) ? 'support' : 'decline'),
  declaration: (mind) =>
    accuseKnown(mind) ??
    accuseLate(mind) ??
    inform(mind) ??
    dare(mind) ??
    (isLucky(mind, CAUTIOUS_TRUTH) ? claimOwn(mind) : claimOther(mind)),
});

/** Those by whom a level is measured. */
export const BEGINNERS = { plain, maniac, believer, cautious } as const;

export const PANEL = Object.keys(BEGINNERS);
