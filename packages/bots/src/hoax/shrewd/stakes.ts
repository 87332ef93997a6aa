// What a round may still bring, and what a point can mean near the crown.

import { identitiesIn, type Public } from '@pretender/hoax';
import type { Manner } from './habits.ts';
import { countIn, type Thought } from './thought.ts';

const TO_WIN = 10;

/** A finale gives four or three to one and one to the other; whoever falls before it usually gives one. */
const FINALE_POINTS = 5;
const POINTS_PER_FALL = 1.2;

/** The match is worth more than any points in it. */
export const CROWN = 12;

/** What somebody who is in may expect of the rest of the round, were `count` heirs in. */
export function share(count: number): number {
  return (FINALE_POINTS + POINTS_PER_FALL * Math.max(0, count - 2)) / Math.max(2, count);
}

export function ownShare({ view, habits }: Thought, count = countIn(view)): number {
  return habits.pride * share(count);
}

/** For whoever draws a second identity and stays in. */
const RENEWED_POINTS = 2;

function drawsSecond({ heirs, config }: Public, seat: number): boolean {
  if (!config.secondIdentity || heirs[seat].former !== null) return false;
  const drawn = heirs.filter(({ former }) => former !== null).length;
  return identitiesIn(config).length * config.identityCopies > heirs.length + drawn;
}

/** What a wrong doubt before the finale gives this heir; where it may not give the last point, that one is kept back. */
function wrongDoubtPoints(table: Public, seat: number): number {
  const { config, heirs } = table;
  const points = drawsSecond(table, seat) ? RENEWED_POINTS : config.wrongHoaxPoints;
  const most = config.tenBy.includes('wrongHoax') ? points : Math.max(0, TO_WIN - 1 - heirs[seat].points);
  return config.suddenDeath ? 0 : Math.min(points, most);
}

/** Would a wrong doubt of this heir before the finale decide the match? */
export function wouldCrown(table: Public, seat: number): boolean {
  return table.config.suddenDeath || table.heirs[seat].points + wrongDoubtPoints(table, seat) >= TO_WIN;
}

/** And in it? */
function wouldCrownInFinale({ heirs, config }: Public, seat: number): boolean {
  const isEnough = heirs[seat].points + config.finaleWrongHoaxPoints >= TO_WIN;
  return config.suddenDeath || (isEnough && config.tenBy.includes('finale'));
}

/** What a wrong doubt does: crown the claimant, lose the finale, or give him points. */
export type DoubtRisk = 'crown' | 'finale' | 'points';

export interface WrongDoubt {
  readonly risk: DoubtRisk;
  /** What the claimant gets. */
  readonly points: number;
  /** Does he draw a second identity, so that his round goes on? */
  readonly stays: boolean;
}

/** What would come of a wrong doubt of this heir now, by what everybody sees. */
export function wrongDoubtOf(table: Public, seat: number): WrongDoubt {
  const { config, finale, heirs } = table;
  const isLast = finale || heirs.filter(({ standing }) => standing === 'in').length === 2;
  const crowns = (isLast ? wouldCrownInFinale : wouldCrown)(table, seat);
  return {
    risk: crowns ? 'crown' : isLast ? 'finale' : 'points',
    points: isLast ? config.finaleWrongHoaxPoints : wrongDoubtPoints(table, seat),
    stays: !crowns && !isLast && drawsSecond(table, seat),
  };
}

/**
 * What it brings to be doubted wrongly: points and the end of one's round; or the crown. Where everything is doubted nobody
 * is better than the others at staying, and everybody leaves with these points.
 */
export function wrongDoubtGain({ view, seat, habits }: Thought, doubtRate: number): number {
  if (wouldCrown(view.table, seat)) return CROWN;
  const staying = 1 + (habits.staying - 1) * (1 - doubtRate);
  return view.table.config.wrongHoaxPoints - staying * share(countIn(view));
}

/** What one more point by an accusation brings. */
export function accusationPoint({ view, seat }: Thought<Manner>): number {
  const { heirs, config } = view.table;
  if (config.suddenDeath) return 0;
  return heirs[seat].points + 1 >= TO_WIN && config.tenBy.includes('acc') ? CROWN : 1;
}

/** What it is worth to harm somebody, beside what it brings. */
export function spiteOf({ view, seat, habits }: Thought<Manner>): (target: number) => number {
  const { heirs, purchases } = view.table;
  const most = Math.max(...heirs.map(({ points, standing }, at) => (at !== seat && standing === 'in' ? points : 0)));
  return (target) => {
    const leads = most > 0 && heirs[target].points === most;
    const pried = purchases.some((each) => each.buyer === target && each.target === seat);
    return (leads ? habits.envy : 0) + (pried ? habits.grudge : 0);
  };
}
