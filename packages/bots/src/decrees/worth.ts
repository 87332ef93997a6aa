// What a position is worth to a seat, in Personal Blame. From the table alone, which everybody sees.

import type { Ministry, Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';

const CHAIRS: { readonly [M in Ministry]: number } = { NAV: 1.2, TRE: 0.7, SEC: 0.7, REF: 0.4, HR: 0.3, EXE: 0.2 };

/** By how many steps a decree still needs. */
const NEARLY_DONE: readonly number[] = [0, 0.35, 0.2, 0.1];

/** How much of the blame on a desk will fall on its director: the more, the nearer the end. */
function riskIn({ pile }: Public): number {
  return 0.5 + 0.45 * (1 - Math.min(1, pile.count / 40));
}

function postOf({ ministries, posts }: Public, seat: Seat): Ministry | null {
  return ministries.find((ministry) => posts[ministry].director === seat) ?? null;
}

function blameOf(table: Public, seat: Seat, risk: number): number {
  const own = postOf(table, seat);
  return table.players[seat].personal + (own === null ? 0 : risk * table.posts[own].blame);
}

function isAbove({ arrows }: Public, top: Ministry, ministry: Ministry): boolean {
  if (top === ministry) return true;
  return arrows.some(([from, to]) => from === top && isAboveFrom(arrows, to, ministry));
}

function isAboveFrom(arrows: Public['arrows'], from: Ministry, ministry: Ministry): boolean {
  return from === ministry || arrows.some(([a, b]) => a === from && isAboveFrom(arrows, b, ministry));
}

/** Who would decide if a decree were promulgated from here. */
function decidersOver(table: Public, ministry: Ministry): Seat[] {
  const tops = table.ministries.filter(
    (each) => !table.arrows.some(([, to]) => to === each) && isAbove(table, each, ministry),
  );
  return tops.flatMap((top) => table.posts[top].director ?? []);
}

function handWorth({ players, pile }: Public, seat: Seat): number {
  const { cards } = players[seat];
  const full = Math.min(cards, 4) + 0.5 * Math.min(Math.max(cards - 4, 0), 3);
  return 0.8 * Math.min(1, pile.count / 20) * full;
}

function decreesWorth(table: Public, seat: Seat, risk: number): number {
  const own = postOf(table, seat);
  const budget = 10 * (table.promulgated + 1);
  let worth = 0;
  for (const { at, steps, stamped } of Object.values(table.decrees)) {
    if (at === null) continue;
    worth += 0.25 * stamped;
    if (at === own) worth += steps[stamped] === own ? 0.55 : 0.1;
    const share = NEARLY_DONE[steps.length - stamped] ?? 0;
    if (share === 0) continue;
    const deciders = decidersOver(table, steps[steps.length - 1]);
    if (deciders.includes(seat)) worth += share * Math.min(budget, blameOf(table, seat, risk) * 1.2);
    else if (deciders.length > 0) worth -= 0.4 * share * Math.min(budget, blameOf(table, deciders[0], risk));
  }
  return worth;
}

function chairWorth(table: Public, seat: Seat): number {
  const own = postOf(table, seat);
  if (own === null) return 0;
  const below = table.ministries.filter(
    (each) => each !== own && isAbove(table, own, each) && table.posts[each].director !== null,
  );
  return CHAIRS[own] + 0.12 * below.length;
}

/** Blame on the own desk, what the decrees on it will add at the end of the turn included. */
function deskWorth(table: Public, seat: Seat, risk: number): number {
  const own = postOf(table, seat);
  if (own === null) return 0;
  const decrees = table.turn.seat === seat ? Object.values(table.decrees).filter(({ at }) => at === own).length : 0;
  const canShift = table.arrows.some(([from]) => from === own);
  return -risk * (canShift ? 0.8 : 1) * (table.posts[own].blame + decrees);
}

export function worthTo(table: Public, seat: Seat): number {
  const risk = riskIn(table);
  const rivals = table.players.flatMap((_, other) => (other === seat ? [] : [blameOf(table, other as Seat, risk)]));
  const mean = rivals.reduce((sum, blame) => sum + blame, 0) / rivals.length;
  return (
    -table.players[seat].personal +
    deskWorth(table, seat, risk) +
    handWorth(table, seat) +
    0.55 * mean +
    0.35 * Math.min(...rivals) +
    decreesWorth(table, seat, risk) +
    chairWorth(table, seat)
  );
}

/** Few cards are left: alone in front one draws, everybody else had better not. */
export function drawBias({ players, pile }: Public, seat: Seat): number {
  if (pile.count > 8) return 0;
  const own = players[seat].personal;
  const isAhead = players.every(({ personal }, other) => other === seat || personal > own);
  return isAhead ? 1.5 : -1.5;
}
