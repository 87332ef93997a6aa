// What a position comes to for everybody, by what all can see: who sits where, what lies on whose desk, and how much of it
// will fall on him.

import type { Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { cardsUntil, lastAt, roundsLeft, strikeWithin } from './strike.ts';

/** What it costs to get rid of one blame on a desk while there is time. */
const CLEARING = 0.32;
const AT_THE_END = 0.95;

export interface Outlook {
  /** By seat: the place of its ministry in the order of the board, -1 without one. */
  readonly post: readonly number[];
  /** By ministry, in the order of the board: how many decrees lie there, and which ministries are below, as bits. */
  readonly papers: readonly number[];
  readonly below: readonly number[];
  /** By seat: blame on the desk; for whoever's turn it is with what the decrees on it will add. */
  readonly desk: readonly number[];
  /** By seat: Personal Blame, and as much of the desk's as may be expected to become so. */
  readonly burdens: readonly number[];
  /** The chance that Stagnation and Decline strikes before this seat acts again, and that it ends the match then. */
  readonly soon: number;
  readonly endSoon: number;
  /** From 0 to 1 in the last two rounds. */
  readonly hurry: number;
}

function postsOf({ ministries, posts, players }: Public): number[] {
  const post = players.map(() => -1);
  for (let at = 0; at < ministries.length; at++) {
    const { director } = posts[ministries[at]];
    if (director !== null) post[director] = at;
  }
  return post;
}

function papersOn({ ministries, decrees }: Public): number[] {
  const papers = ministries.map(() => 0);
  for (const id in decrees) {
    const { at } = decrees[id];
    if (at !== null) papers[ministries.indexOf(at)]++;
  }
  return papers;
}

function reachOf({ ministries, arrows }: Public): number[] {
  const below = ministries.map(() => 0);
  // There are few arrows, and none in a circle: after as many rounds everything has been reached.
  for (let round = 0; round < arrows.length; round++) {
    for (let i = 0; i < arrows.length; i++) {
      const under = ministries.indexOf(arrows[i][1]);
      below[ministries.indexOf(arrows[i][0])] |= (1 << under) | below[under];
    }
  }
  return below;
}

function desksOf({ ministries, posts, turn }: Public, post: readonly number[], papers: readonly number[]): number[] {
  return post.map((at, seat) => {
    if (at < 0) return 0;
    const isDue = turn.seat === seat && turn.stage !== 'closing';
    return posts[ministries[at]].blame + (isDue ? papers[at] : 0);
  });
}

function burdensOf(table: Public, desk: readonly number[], hurry: number): number[] {
  const later = CLEARING + (AT_THE_END - CLEARING) * hurry;
  return table.players.map(({ personal }, seat) => {
    const soon = strikeWithin(table, cardsUntil(table, seat as Seat));
    return personal + desk[seat] * (soon + (1 - soon) * later);
  });
}

export function outlookFor(table: Public, seat: Seat): Outlook {
  const post = postsOf(table);
  const papers = papersOn(table);
  const desk = desksOf(table, post, papers);
  const hurry = Math.max(0, 1 - roundsLeft(table) / 2);
  const soon = strikeWithin(table, cardsUntil(table, seat));
  const untilLast = Math.max(0, table.pile.count - lastAt(table));
  const endSoon = Math.max(0, soon - strikeWithin(table, untilLast));
  return { post, papers, below: reachOf(table), desk, burdens: burdensOf(table, desk, hurry), soon, endSoon, hurry };
}
