// What a position is worth to somebody who reckons with the deck: blame on a desk is dangerous as far as Stagnation and
// Decline may strike before its director can act again, and the nearer the end, the more only the best rival counts.

import type { Ministry, Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { cardsUntil, isLast, LAST, roundsLeft, strikeWithin, struck } from './strike.ts';
import { chairWorth, decidersOver, handWorth, postOf } from './worth.ts';

/** What it costs to get rid of one blame on a desk while there is time. */
const CLEARING = 0.32;
/** By how many steps a decree still needs: the part of what it would bring. */
const NEARLY_DONE: readonly number[] = [0, 0.45, 0.25, 0.12];
const WON = 8;

/** How much of the blame on a desk will fall on its director. */
function riskTo(table: Public, seat: Seat): number {
  const soon = strikeWithin(table, cardsUntil(table, seat));
  const hurry = Math.max(0, 1 - roundsLeft(table) / 2);
  const later = CLEARING + (0.95 - CLEARING) * hurry;
  return soon + (1 - soon) * later;
}

function decreesOn({ decrees }: Public, ministry: Ministry): number {
  let count = 0;
  for (const id in decrees) if (decrees[id].at === ministry) count++;
  return count;
}

/** With what will come of the desk; for whoever's turn it is, the papers on it count already. */
function burdenOf(table: Public, seat: Seat): number {
  const own = postOf(table, seat);
  if (own === null) return table.players[seat].personal;
  const papers = table.turn.seat === seat ? decreesOn(table, own) : 0;
  return table.players[seat].personal + riskTo(table, seat) * (table.posts[own].blame + papers);
}

function decreesWorth(table: Public, seat: Seat, burdens: readonly number[]): number {
  const own = postOf(table, seat);
  const budget = 10 * (table.promulgated + 1);
  let worth = 0;
  for (const id in table.decrees) {
    const { at, steps, stamped } = table.decrees[id];
    if (at === null) continue;
    worth += 0.15 * stamped;
    if (at === own) worth += steps[stamped] === own ? 0.55 : 0.1;
    const share = NEARLY_DONE[steps.length - stamped] ?? 0;
    if (share === 0) continue;
    const deciders = decidersOver(table, steps[steps.length - 1]);
    if (deciders.includes(seat)) worth += share * Math.min(budget, burdens[seat]);
    else if (deciders.length > 0) worth -= 0.4 * share * Math.min(budget, burdens[deciders[0]]);
  }
  return worth;
}

/** Of the others: the mean early on, the best of them in the end. */
function rivalsIn(table: Public, seat: Seat, burdens: readonly number[]): number {
  const rivals = burdens.filter((_, other) => other !== seat);
  const mean = rivals.reduce((sum, blame) => sum + blame, 0) / rivals.length;
  const late = Math.max(0, 1 - roundsLeft(table) / 4);
  return (0.55 - 0.25 * late) * mean + (0.35 + 0.35 * late) * Math.min(...rivals);
}

/** The chance that the match ends before this seat acts again. */
function endsSoon(table: Public, seat: Seat): number {
  const untilLast = Math.max(0, table.pile.count - LAST);
  return Math.max(0, strikeWithin(table, cardsUntil(table, seat)) - strikeWithin(table, untilLast));
}

export function foresightTo(table: Public, seat: Seat): number {
  const end = endsSoon(table, seat);
  const goesOn = positionWorth(table, seat);
  return end === 0 ? goesOn : end * endWorth(struck(table), seat) + (1 - end) * goesOn;
}

function positionWorth(table: Public, seat: Seat): number {
  const burdens = table.players.map((_, each) => burdenOf(table, each as Seat));
  return (
    rivalsIn(table, seat, burdens) -
    burdens[seat] +
    handWorth(table, seat) +
    decreesWorth(table, seat, burdens) +
    chairWorth(table, seat)
  );
}

/** The match is over like this. */
function endWorth({ players }: Public, seat: Seat): number {
  const own = players[seat].personal;
  const rivals = players.filter((_, other) => other !== seat).map(({ personal }) => personal);
  const best = Math.min(...rivals);
  if (own < best) return WON + 0.1 * (best - own);
  if (own === best) return WON / (1 + rivals.filter((blame) => blame === best).length);
  return best - own;
}

/** What drawing so many cards is worth besides the cards: the chance of a strike, and what it would do. */
export function drawRisk(table: Public, seat: Seat, cards: number): number {
  const chance = strikeWithin(table, cards);
  if (chance === 0) return 0;
  const now = foresightTo(table, seat);
  const after = struck(table);
  return chance * ((isLast(table) ? endWorth(after, seat) : foresightTo(after, seat)) - now);
}
