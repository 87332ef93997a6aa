// Deals: what an offer is worth to each of its parties, and offers of one's own from which both sides gain.

import { decrees, type Hand, type Move, type Public, type View } from '@pretender/decrees';
import type { Deep, MoveSpec, Seat } from '@pretender/kernel';
import { isGoodCard, worstOf } from './good-cards.ts';

type Deal = Deep<Hand>['deals'][number];

/** What a card is worth while there is time to play it. */
function cardWorth({ pile }: Public): number {
  return 0.8 * Math.min(1, pile.count / 20);
}

/** Less blame is better, and so are more cards. */
function gainOf(table: Public, { transfers }: Deal, party: Seat): number {
  return transfers.reduce((sum, { from, to, blame, count }) => {
    const value = cardWorth(table) * count - blame;
    return sum + (to === party ? value : 0) - (from === party ? value : 0);
  }, 0);
}

const LEAST_GAIN = 0.7;
const MOST_FOR_OTHERS = 3;

/** Who may remove blame now, after a promulgation, may take some over: it is gone in a moment. */
function canRemove({ asks, promulgation }: Public, seat: Seat): boolean {
  const top = asks.at(-1);
  return promulgation !== null && top?.kind === 'removal' && top.seats.includes(seat);
}

/** How much more than the own blame may be removed. */
function spareBudget({ promulgation, players, ministries, posts }: Public, seat: Seat): number {
  const own = ministries.find((id) => posts[id].director === seat);
  const desk = own === undefined ? 0 : posts[own].blame;
  return Math.max(0, (promulgation?.budget ?? 0) - players[seat].personal - desk);
}

/** As far as all can see: a yes to what comes to nothing would tell something for nothing. */
function canBeKept({ players }: Public, { transfers }: Deal): boolean {
  return players.every(({ personal, cards }, seat) => {
    const own = transfers.filter(({ from }) => from === seat);
    const given = own.reduce((sum, { blame }) => sum + blame, 0);
    return given <= personal && own.reduce((sum, { count }) => sum + count, 0) <= cards;
  });
}

function isGood(table: Public, deal: Deal, seat: Seat): boolean {
  if (!canBeKept(table, deal)) return false;
  const taken = deal.transfers.filter(({ to }) => to === seat).reduce((sum, { blame }) => sum + blame, 0);
  if (canRemove(table, seat) && taken <= spareBudget(table, seat)) return gainOf(table, deal, seat) + taken > 0;
  const own = gainOf(table, deal, seat);
  const last = Math.max(...table.players.map(({ personal }) => personal));
  const isTooGood = table.players.some(
    ({ personal }, party) =>
      party !== seat && personal < last && gainOf(table, deal, party as Seat) > MOST_FOR_OTHERS * own,
  );
  const ahead = table.players.filter(({ personal }) => personal < table.players[seat].personal).length;
  return own >= LEAST_GAIN && !isTooGood && !(taken > 0 && ahead < 2);
}

function isNamed(ask: string | null): boolean {
  return ask !== null && ask !== 'any';
}

/** The same offer with cards for what was asked: those that one can best do without. */
function filledIn({ hands }: View, seat: Seat, { offer, version, transfers }: Deal): Move {
  const left = [...(hands[seat]?.cards ?? [])];
  const take = (count: number): string[] => {
    const cards = worstOf(left, count);
    for (const card of cards) left.splice(left.indexOf(card), 1);
    return cards;
  };
  return {
    type: 'counter',
    offer,
    version,
    transfers: transfers.map(({ from, to, blame, count }) => ({
      from,
      to,
      ...(blame > 0 ? { blame } : {}),
      ...(from === seat && count > 0 ? { cards: take(count) } : {}),
    })),
  };
}

/**
 * Answers to a good offer, the best first. What is said must not tell for nothing which cards are in the hand: somebody
 * asks for a card by name, hears whether it is there, and withdraws. So one says yes only where that carries the deal out,
 * and no more in a turn in which one has said no before, or a deal came to nothing after a yes.
 */
function answersTo(view: View, seat: Seat, deal: Deal): Move[] {
  const { offer, version, transfers, agreed } = deal;
  const accept: Move = { type: 'accept', offer, version };
  const asked = transfers.filter(({ from, ask }) => from === seat && ask !== null);
  if (asked.length === 0) return [accept];
  const isLast = transfers.every(({ from, to }) => [from, to].every((each) => each === seat || agreed.includes(each)));
  if (!asked.some(({ ask }) => isNamed(ask))) return [...(isLast ? [accept] : []), filledIn(view, seat, deal)];
  // Cards of others may have left their hands meanwhile, and then the yes comes to nothing; blame lies open.
  const isSure = isLast && transfers.every(({ from, count }) => from === seat || count === 0);
  const news = view.hands[seat]?.news ?? [];
  const hasHeard = news.some(({ why, seat: by }) => why === 'failed' || (why === 'declined' && by === seat));
  return isSure && !hasHeard ? [accept] : [];
}

export function answerOffer(view: View, seat: Seat, specs: readonly MoveSpec[]): Move | null {
  const id = specs.find(({ type }) => type === 'accept')?.fields.offer;
  const deal = view.hands[seat]?.deals.find(({ offer }) => id?.kind === 'one' && id.of.includes(offer));
  if (!deal) return null;
  const { offer, version } = deal;
  const answers = isGood(view.table, deal, seat) ? answersTo(view, seat, deal) : [];
  return answers.find((move) => decrees.check(view, move) === null) ?? { type: 'decline', offer, version };
}

/** More than this is not taken over from anybody. */
const MOST_TAKEN = 3;

/** "I remove some of your blame, and you give me cards for it." From whoever is last: nobody else is helped. */
function offerRemoval({ table }: View, seat: Seat): Move | null {
  const last = Math.max(...table.players.map(({ personal }) => personal));
  const other = table.players.findIndex(({ personal }, at) => at !== seat && personal === last);
  if (other < 0) return null;
  const blame = Math.min(MOST_TAKEN, spareBudget(table, seat), table.players[other].personal);
  const cards = Math.min(table.players[other].cards, Math.floor((blame - LEAST_GAIN) / cardWorth(table)));
  if (blame < 1 || cards < 1) return null;
  return { type: 'offer', transfers: [{ from: other as Seat, to: seat, blame, ask: { cards } }] };
}

/** Cards that are not worth much to their owner, for a blame. To somebody who is behind and may take it. */
function offerCards({ table, hands }: View, seat: Seat): Move | null {
  const { personal } = table.players[seat];
  const spare = (hands[seat]?.cards ?? []).filter((card) => !isGoodCard(card));
  const count = Math.ceil((1 + LEAST_GAIN) / cardWorth(table));
  if (personal === 0 || spare.length < count) return null;
  const most = Math.max(...table.players.map((player) => player.personal));
  const other = table.players.findIndex((player, at) => at !== seat && player.personal === most);
  const isBehind = table.players.filter((player) => player.personal < most).length >= 2;
  if (other < 0 || !isBehind) return null;
  return { type: 'offer', transfers: [{ from: seat, to: other as Seat, blame: 1, cards: spare.slice(0, count) }] };
}

/** At most one offer for each occasion. */
export function proposeDeal(view: View, seat: Seat): Move | null {
  if (view.table.config.trades !== 'all') return null;
  const move = canRemove(view.table, seat) ? offerRemoval(view, seat) : offerCards(view, seat);
  return move === null || decrees.check(view, move) !== null ? null : move;
}
