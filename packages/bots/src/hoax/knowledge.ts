// Which cards everybody may hold, as far as one view can prove it. It may miss a proof, but never makes one up.

import { type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';

/** What this seat has been told, been shown or can see; the cards are not yet counted. */
function told(view: View, seat: number): Identity[] {
  const { table, viewer } = view;
  const { card, covers } = table.heirs[seat];
  if (card !== null) return [card];
  const hand = viewer === 'public' ? null : view.hands[viewer];
  if (seat === viewer && hand?.identity) return [hand.identity];
  const guesses = hand?.guesses.filter(({ target }) => target === seat) ?? [];
  const right = guesses.find((guess) => guess.right);
  if (right) return [right.identity];
  const seen = hand?.seen[seat] ?? [];
  const found: Identity[] = [];
  for (const identity of identitiesIn(table.config)) {
    if (covers[identity] !== null || seen.includes(identity)) continue;
    if (guesses.length === 0 || !guesses.some((guess) => guess.identity === identity)) found.push(identity);
  }
  return found;
}

/** Every card of this identity is in somebody's hands for certain. */
function isAccountedFor({ heirs, config }: Public, possible: readonly Identity[][], identity: Identity): boolean {
  let count = 0;
  for (const { former } of heirs) if (former === identity) count++;
  for (const cards of possible) if (cards.length === 1 && cards[0] === identity) count++;
  return count >= config.identityCopies;
}

/** Nobody else can be it; true if that has told us something. */
function exclude(possible: Identity[][], identity: Identity): boolean {
  let isNews = false;
  for (const cards of possible) {
    const at = cards.length > 1 ? cards.indexOf(identity) : -1;
    if (at < 0) continue;
    cards.splice(at, 1);
    isNews = true;
  }
  return isNews;
}

/** For every seat what it can be. One card known may give away the next, so it is counted until nothing is new. */
export function possibleCards(view: View): readonly (readonly Identity[])[] {
  const { table } = view;
  const possible = table.heirs.map((_, seat) => told(view, seat));
  for (let isNews = true; isNews; ) {
    isNews = false;
    for (const identity of identitiesIn(table.config))
      if (isAccountedFor(table, possible, identity)) isNews = exclude(possible, identity) || isNews;
  }
  return possible;
}
