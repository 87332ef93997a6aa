// A world that a viewer cannot rule out: the table and the own hand as they are, everything hidden filled in so that
// it agrees with what is public. Secret answers that are still open are imagined as not given.

import { asSeat, copy, type Draws, type Seat, shuffle, shuffled } from '@pretender/kernel';
import { deckOf, identitiesIn } from './rules/deck.ts';
import { coveredOf, isIn } from './rules/heirs.ts';
import { worthOf } from './rules/information.ts';
import { init } from './setup.ts';
import type { Hand, HoaxState, Public, View } from './types.ts';
import type { Identity } from './words.ts';

export function imagine(view: View, draws: Draws): HoaxState {
  return imagineHolding(view, view.table.round === 0 ? null : imagineCards(view, draws), draws);
}

/** The same where everybody's card is settled, by somebody who believes some deals rather than others. */
export function imagineHolding(view: View, cards: readonly Identity[] | null, draws: Draws): HoaxState {
  const { table } = view;
  const own = view.viewer === 'public' ? null : view.hands[view.viewer];
  const { hands } = init(table.config as never, table.heirs.length);
  for (const [seat, hand] of hands.entries()) hand.identity = cards ? cards[seat] : null;
  if (cards) {
    imagineShown(view, hands, draws);
    imagineGuesses(view, hands, draws);
  }
  const spare = cards ? shuffle(draws, without(hiddenDeck(table), cards)) : [];
  if (own !== null) copyInto(hands[view.viewer as Seat], own as Hand);
  return { table: copy(table) as HoaxState['table'], hands, vault: { spare } };
}

function copyInto(target: Hand, source: Hand): void {
  Object.assign(target, copy(source));
}

/** What this viewer knows of every card: the card itself, or what it cannot be. */
function possibleCards(view: View, seat: Seat): Identity[] {
  const { table } = view;
  const { card } = table.heirs[seat];
  if (card !== null) return [card];
  const own = view.viewer === 'public' ? null : view.hands[view.viewer];
  if (seat === view.viewer && own?.identity) return [own.identity];
  const excluded = new Set<Identity>([...coveredOf(table, seat), ...(own?.seen[seat] ?? [])]);
  for (const { target, identity, right } of own?.guesses ?? []) {
    if (target === seat && right) return [identity];
    if (target === seat) excluded.add(identity);
  }
  return identitiesIn(table.config).filter((identity) => !excluded.has(identity));
}

/** Deals in random order, the most bound first; steps back where a kind has run out. */
function imagineCards(view: View, draws: Draws): Identity[] {
  const possible = view.table.heirs.map((_, seat) => shuffled(draws, possibleCards(view, asSeat(seat))));
  const order = possible.map((_, seat) => seat).sort((a, b) => possible[a].length - possible[b].length);
  const left = countCards(hiddenDeck(view.table));
  const cards: Identity[] = [];
  const place = (at: number): boolean => {
    if (at === order.length) return true;
    for (const identity of possible[order[at]]) {
      const count = left.get(identity) ?? 0;
      if (count === 0) continue;
      left.set(identity, count - 1);
      cards[order[at]] = identity;
      if (place(at + 1)) return true;
      left.set(identity, count);
    }
    return false;
  };
  if (!place(0)) throw new Error('no deal agrees with this view');
  return cards;
}

/** The deck without the cards that a second one has replaced. */
function hiddenDeck({ config, heirs }: Public): Identity[] {
  return without(
    deckOf(config),
    heirs.flatMap(({ former }) => former ?? []),
  );
}

function without(cards: readonly Identity[], gone: readonly Identity[]): Identity[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

function countCards(cards: readonly Identity[]): Map<Identity, number> {
  const counts = new Map<Identity, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Later purchases had less to choose from, so they are filled first. */
function imagineShown(view: View, hands: readonly Hand[], draws: Draws): void {
  const { purchases } = view.table;
  for (let i = purchases.length - 1; i >= 0; i--) {
    const { buyer, target, trios, covered } = purchases[i];
    const count = worthOf(view.table, trios);
    if (view.viewer === buyer || view.viewer === target) continue;
    const shown = hands[target].shown[buyer];
    const free = identitiesIn(view.table.config).filter(
      (identity) => identity !== hands[target].identity && !covered.includes(identity) && !shown.includes(identity),
    );
    const chosen = agreeingWithFinale(view.table, { buyer, target }, shuffle(draws, free)).slice(0, count);
    shown.push(...chosen);
    hands[buyer].seen[target].push(...chosen);
  }
  if (view.viewer !== 'public') shareOwnKnowledge(view, hands);
}

/** A finale covers all that was shown to the opponent: among these two nothing was shown that does not lie covered. */
function agreeingWithFinale(
  table: Public,
  { buyer, target }: { buyer: Seat; target: Seat },
  free: Identity[],
): Identity[] {
  if (!table.finale || !isIn(table, buyer) || !isIn(table, target)) return free;
  const { covers } = table.heirs[target];
  return free
    .filter((identity) => covers[identity] !== null && covers[identity] !== 'information')
    .sort((a, b) => Number(covers[b] === 'finale') - Number(covers[a] === 'finale'));
}

/** The other side of what the viewer has shown and seen. */
function shareOwnKnowledge(view: View, hands: readonly Hand[]): void {
  const me = view.viewer as Seat;
  const own = view.hands[me];
  if (!own) return;
  for (const [seat, hand] of hands.entries()) {
    hand.seen[me] = [...own.shown[seat]];
    hand.shown[me] = [...own.seen[seat]];
  }
}

/** Whispered accusations: a right one named the card, a wrong one something else that was not covered then. */
function imagineGuesses(view: View, hands: readonly Hand[], draws: Draws): void {
  for (const { accuser, target, right, identity: named, covered } of view.table.accusations) {
    if (named !== null || view.viewer === accuser || view.viewer === target) continue;
    const card = hands[target].identity as Identity;
    const other = shuffled(draws, identitiesIn(view.table.config)).find(
      (identity) => identity !== card && !covered.includes(identity),
    ) as Identity;
    const guess = { accuser, target, identity: right ? card : other, right };
    hands[accuser].guesses.push({ ...guess });
    hands[target].guesses.push({ ...guess });
  }
  const own = view.viewer === 'public' ? null : view.hands[view.viewer];
  for (const guess of own?.guesses ?? [])
    hands[guess.accuser === view.viewer ? guess.target : guess.accuser].guesses.push({ ...guess });
}
