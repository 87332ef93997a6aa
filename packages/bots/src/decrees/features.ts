// A position in numbers, as one seat sees it: what everybody can see on the table, and the seat's own cards.

import { MINISTRIES, type Public, SUBSTITUTE } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import { RELIEF } from './card-names.ts';
import { type Outlook, outlookFor } from './outlook.ts';
import { prospects } from './prospects.ts';
import { roundsLeft } from './strike.ts';
import { TAUGHT } from './weights.data.ts';

export interface Position {
  readonly table: Public;
  readonly seat: Seat;
  /** The cards it knows to be in its hand. */
  readonly cards: readonly string[];
  /** So many more that may be anything. */
  readonly blanks: number;
}

/** The cards that are told apart, and how likely an unknown card is to be each of them. */
export interface Kinds {
  readonly places: ReadonlyMap<string, number>;
  readonly parts: readonly number[];
}

export function kindsOf(ids: readonly string[]): Kinds {
  const known = ids.map((id) => SUBSTITUTE.cards.get(id)?.count ?? 0);
  const strangers = SUBSTITUTE.all.length - known.reduce((sum, count) => sum + count, 0);
  const parts = known.map((count) => (count + strangers / ids.length) / SUBSTITUTE.all.length);
  return { places: new Map(ids.map((id, at) => [id, at])), parts };
}

const KINDS = kindsOf(TAUGHT);
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

function pushHand(
  x: number[],
  { table, seat, cards, blanks }: Position,
  { hurry, burdens }: Outlook,
  kinds: Kinds,
): void {
  const time = Math.min(1, table.pile.count / 20);
  const { places, parts } = kinds;
  const counts = parts.map((part) => part * blanks);
  let relief = blanks;
  for (const card of cards) {
    const at = places.get(card);
    if (at !== undefined) counts[at]++;
    // A card of which nothing was learned is as good as the others are.
    else for (let kind = 0; kind < counts.length; kind++) counts[kind] += 1 / counts.length;
    relief += RELIEF[card] ?? 0;
  }
  const size = cards.length + blanks;
  x.push((size / 5) * time, (size / 5) * hurry, Math.min(burdens[seat], relief) / 5);
  for (const count of counts) x.push(count * time);
}

/** For the cards of which something was learned, unless others are named: those that are about to be taught. */
export function featuresOf(position: Position, kinds: Kinds = KINDS): number[] {
  const outlook = outlookFor(position.table, position.seat);
  const x: number[] = [];
  pushBlame(x, position, outlook);
  pushRivals(x, position, outlook);
  pushChair(x, position, outlook);
  prospects(x, position, outlook);
  pushHand(x, position, outlook, kinds);
  return x;
}
