// Which cards everybody may hold, as far as one view can prove it. It may miss a proof, but never makes one up.

import { type Identity, identitiesIn, type Public, type View } from '@pretender/hoax';

type Heir = Public['heirs'][number];

/** Identities as the bits of a number, in board order: everybody asks for them at every decision. */
type Bits = number;

export function isOne(bits: Bits): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** How many they are. */
export function countOf(bits: Bits): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The heads that lie open before an heir. */
export function openHeads({ covers }: Heir, identities: readonly Identity[]): Bits {
  let bits = 0;
  for (let kind = 0; kind < identities.length; kind++) if (covers[identities[kind]] === null) bits |= 1 << kind;
  return bits;
}

/** What this seat has been told, been shown or can see; the cards are not yet counted. */
function told(view: View, seat: number, identities: readonly Identity[], own: Identity | null): Bits {
  const { table, viewer } = view;
  const heir = table.heirs[seat];
  const bitOf = (identity: Identity): Bits => 1 << identities.indexOf(identity);
  if (heir.card !== null) return bitOf(heir.card);
  const hand = viewer === 'public' ? null : view.hands[viewer];
  if (seat === viewer && own) return bitOf(own);
  let bits = openHeads(heir, identities);
  if (!hand) return bits;
  for (const identity of hand.seen[seat] ?? []) bits &= ~bitOf(identity);
  for (const { target, identity, right } of hand.guesses) {
    if (target !== seat) continue;
    if (right) return bitOf(identity);
    bits &= ~bitOf(identity);
  }
  return bits;
}

/** Every card of this identity is in somebody's hands for certain. */
function isAccountedFor({ heirs, config }: Public, possible: readonly Bits[], identity: Identity, bit: Bits): boolean {
  let count = 0;
  for (let seat = 0; seat < heirs.length; seat++) {
    if (heirs[seat].former === identity) count++;
    if (possible[seat] === bit) count++;
  }
  return count >= config.identityCopies;
}

/** Nobody else can be it; true if that has told us something. */
function exclude(possible: Bits[], bit: Bits): boolean {
  let isNews = false;
  for (let seat = 0; seat < possible.length; seat++) {
    const bits = possible[seat];
    if ((bits & bit) === 0 || bits === bit) continue;
    possible[seat] = bits & ~bit;
    isNews = true;
  }
  return isNews;
}

/** For every seat what it can be. One card known may give away the next, so it is counted until nothing is new. */
export function possibleBits(view: View): readonly Bits[] {
  return countedFrom(view, view.viewer === 'public' ? null : (view.hands[view.viewer]?.identity ?? null));
}

/** The same for somebody who forgets the own card: what is done by it says nothing of that card. */
export function possibleBlindly(view: View): readonly Bits[] {
  return countedFrom(view, null);
}

function countedFrom(view: View, own: Identity | null): readonly Bits[] {
  const { table } = view;
  const identities = identitiesIn(table.config);
  const possible: Bits[] = [];
  for (let seat = 0; seat < table.heirs.length; seat++) possible.push(told(view, seat, identities, own));
  for (let isNews = true; isNews; ) {
    isNews = false;
    for (let kind = 0; kind < identities.length; kind++)
      if (isAccountedFor(table, possible, identities[kind], 1 << kind)) isNews = exclude(possible, 1 << kind) || isNews;
  }
  return possible;
}

const lists = new WeakMap<readonly Identity[], (readonly Identity[])[]>();

/** The identities of such a number, in board order. */
function listOf(identities: readonly Identity[], bits: Bits): readonly Identity[] {
  let known = lists.get(identities);
  if (known === undefined) {
    known = [];
    lists.set(identities, known);
  }
  known[bits] ??= identities.filter((_, kind) => (bits & (1 << kind)) !== 0);
  return known[bits];
}

/** The same as lists of cards, in board order. */
export function possibleCards(view: View, possible = possibleBits(view)): readonly (readonly Identity[])[] {
  const identities = identitiesIn(view.table.config);
  return possible.map((bits) => listOf(identities, bits));
}
