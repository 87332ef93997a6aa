// Cards for a position: those that are named, and for the other seats some that fit.

import { type Draws, shuffled } from '@pretender/kernel';
import { asData, type Data, fail, seatOf } from '@pretender/kernel/scenario';
import { COPIES, IDENTITIES, type Identity } from '../words.ts';

export function identityOf(name: unknown): Identity {
  return IDENTITIES.includes(name as Identity)
    ? (name as Identity)
    : fail(`"${String(name)}" is no identity; there are ${IDENTITIES.join(', ')}`);
}

export function identityList(value: unknown, what: string): Identity[] {
  return Array.isArray(value) ? value.map(identityOf) : fail(`${what} is a list of identities`);
}

/** What each seat may be dealt. */
export type Excluded = readonly ReadonlySet<Identity>[];

export function namedCards(names: readonly string[], identities: unknown): (Identity | null)[] {
  const cards: (Identity | null)[] = names.map(() => null);
  for (const [name, identity] of Object.entries(asData(identities ?? {}, 'identities')))
    cards[seatOf(names, name)] = identityOf(identity);
  return cards;
}

/** Fills the gaps at random, never with a card too many. */
export function completeCards(
  named: readonly (Identity | null)[],
  excluded: Excluded,
  spare: readonly Identity[],
  draws: Draws,
): Identity[] {
  const left = new Map<Identity, number>(IDENTITIES.map((identity) => [identity, COPIES]));
  const take = (identity: Identity): void => {
    const count = left.get(identity) ?? 0;
    if (count === 0) fail(`there are only ${COPIES} cards of the ${identity}`);
    left.set(identity, count - 1);
  };
  for (const identity of [...named, ...spare]) if (identity !== null) take(identity);
  const cards = [...named];
  const gaps = cards.flatMap((card, seat) => (card === null ? [seat] : []));
  const fill = (at: number): boolean => {
    if (at === gaps.length) return true;
    const seat = gaps[at];
    for (const identity of shuffled(draws, IDENTITIES)) {
      const count = left.get(identity) ?? 0;
      if (count === 0 || excluded[seat].has(identity)) continue;
      left.set(identity, count - 1);
      cards[seat] = identity;
      if (fill(at + 1)) return true;
      left.set(identity, count);
    }
    return false;
  };
  if (!fill(0)) fail('no cards fit this position');
  return cards as Identity[];
}

/** Undealt cards: those that are named first, the rest in random order. */
export function spareCards(cards: readonly Identity[], named: readonly Identity[], draws: Draws): Identity[] {
  const rest: Identity[] = [];
  for (const identity of IDENTITIES) {
    const used = [...cards, ...named].filter((card) => card === identity).length;
    if (used > COPIES) fail(`there are only ${COPIES} cards of the ${identity}`);
    for (let i = used; i < COPIES; i++) rest.push(identity);
  }
  return [...named, ...shuffled(draws, rest)];
}

export function spareOf(position: Data): Identity[] {
  return position.spare === undefined ? [] : identityList(position.spare, 'spare');
}
