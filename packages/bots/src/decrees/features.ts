// A position in numbers, as one seat sees it: what everybody can see on the table, and the seat's own cards.

import { MINISTRIES, type Public, SUBSTITUTE } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { type Outlook, outlookFor } from './outlook.ts';
import { prospects } from './prospects.ts';
import { roundsLeft } from './strike.ts';

export interface Position {
  readonly table: Public;
  readonly seat: Seat;
  /** The cards it knows to be in its hand. */
  readonly cards: readonly string[];
  /** So many more that may be anything. */
  readonly blanks: number;
}

const KINDS: readonly string[] = [...SUBSTITUTE.cards.keys()];
/** An unknown card is a little of each. */
const PART: readonly number[] = KINDS.map((id) => (SUBSTITUTE.cards.get(id)?.count ?? 0) / SUBSTITUTE.all.length);
const PLACES = new Map(KINDS.map((id, at) => [id, at]));

/** Blame that a card takes off one's own shoulders. */
const RELIEF: Readonly<Record<string, number>> = {
  plausible_deniability: 2,
  imperial_jubilee: 3,
  creative_accounting: 1,
  collective_responsibility: 3,
  pass_the_buck: 3,
  delegated_authority: 2,
  internal_audit: 1,
  doctors_note: 1,
  rubber_stamp: 1,
  special_courier: 1,
};
const MOST_RIVALS = 4;

/** As if the match ended with a strike now: the share of the victory, and how far in front. */
function endedNow({ players }: Public, { desk }: Outlook, seat: Seat): [share: number, lead: number] {
  const own = players[seat].personal + desk[seat];
  let best = Number.POSITIVE_INFINITY;
  let equals = 1;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const theirs = players[other].personal + desk[other];
    best = Math.min(best, theirs);
    if (theirs === own) equals++;
  }
  return [own > best ? 0 : 1 / equals, Math.tanh((best - own) / 3)];
}

function pushBlame(x: number[], { table, seat }: Position, outlook: Outlook): void {
  const { desk, burdens, soon, endSoon, hurry } = outlook;
  const { personal } = table.players[seat];
  const own = desk[seat] / 5;
  x.push(personal / 10, personal === 0 ? 1 : 0, personal <= 2 ? 1 : 0);
  x.push(own, own * soon, own * endSoon, own * hurry, burdens[seat] / 10);
  const rivals = burdens.filter((_, other) => other !== seat).sort((a, b) => a - b);
  for (let at = 0; at < MOST_RIVALS; at++) {
    const burden = rivals[Math.min(at, rivals.length - 1)];
    x.push(burden / 10, Math.tanh((burden - burdens[seat]) / 3));
  }
  const [share, lead] = endedNow(table, outlook, seat);
  x.push(share, share * endSoon, lead, lead * endSoon, lead * hurry);
  x.push(soon, endSoon, hurry, roundsLeft(table) / 6);
}

/** The best rival, and who may look into desks. */
function pushRivals(x: number[], { table, seat }: Position, { burdens, desk, post }: Outlook): void {
  const { players, ministries, posts, turn, pile } = table;
  let best = -1;
  let cards = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    cards += players[other].cards;
    if (best < 0 || burdens[other] < burdens[best]) best = other;
  }
  const watcher = posts.SEC.director;
  const isWatched = watcher !== null && watcher !== seat ? 1 : 0;
  const time = Math.min(1, pile.count / 20);
  const turns = (seat - turn.seat + players.length) % players.length || players.length;
  x.push(cards / 10, (players[best].cards / 5) * time, desk[best] / 5);
  x.push(isWatched, (isWatched * desk[seat]) / 5, watcher === best ? 1 : 0);
  x.push(ministries[post[best]] === 'NAV' ? 1 : 0, turns / 5);
}

function pushChair(x: number[], { table, seat }: Position, { post, below, papers, hurry }: Outlook): void {
  const { ministries, posts } = table;
  const own = post[seat];
  let under = 0;
  let above = 0;
  let loose = 0;
  let frozen = 0;
  for (let at = 0; at < ministries.length; at++) {
    const { director, blame } = posts[ministries[at]];
    if (own >= 0 && below[own] & (1 << at) && director !== null) under++;
    if (own >= 0 && below[at] & (1 << own)) above += blame;
    if (director !== null) continue;
    loose += blame;
    frozen += papers[at];
  }
  x.push(under / 3, own >= 0 && below[own] !== 0 ? 1 : 0, above / 5, own >= 0 ? papers[own] / 5 : 0);
  x.push(loose / 5, frozen / 5);
  for (const ministry of MINISTRIES) {
    const isOwn = own >= 0 && ministries[own] === ministry ? 1 : 0;
    x.push(isOwn, isOwn * hurry);
  }
}

function pushHand(x: number[], { table, seat, cards, blanks }: Position, { hurry, burdens }: Outlook): void {
  const time = Math.min(1, table.pile.count / 20);
  const counts = PART.map((part) => part * blanks);
  let relief = blanks;
  for (const card of cards) {
    const at = PLACES.get(card);
    if (at !== undefined) counts[at]++;
    relief += RELIEF[card] ?? 0;
  }
  const size = cards.length + blanks;
  x.push((size / 5) * time, (size / 5) * hurry, Math.min(burdens[seat], relief) / 5);
  for (const count of counts) x.push(count * time);
}

export function featuresOf(position: Position): number[] {
  const outlook = outlookFor(position.table, position.seat);
  const x: number[] = [];
  pushBlame(x, position, outlook);
  pushRivals(x, position, outlook);
  pushChair(x, position, outlook);
  prospects(x, position, outlook);
  pushHand(x, position, outlook);
  return x;
}
