// Cards for a position: those that are named, and for the other seats some that fit.

import { type Draws, shuffled } from '@pretender/kernel';
import { asData, type Data, fail, seatOf } from '@pretender/kernel/scenario';
import type { Config } from '../options.ts';
import { copiesOf, identitiesIn } from '../rules/deck.ts';
import { IDENTITIES, type Identity } from '../words.ts';

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

export interface Constraints {
  readonly config: Config;
  /** What a seat cannot be dealt: it is covered, or was shown as not being it. */
  readonly excluded: Excluded;
  /** What a seat had better not be dealt: the file has it cover or show that identity. */
  readonly avoided: Excluded;
  readonly spare: readonly Identity[];
  /** Cards of the second world, where they differ. */
  readonly twin: readonly (Identity | null)[];
}

/** Fills the gaps at random, never with a card too many, neither here nor in the second world. */
export function completeCards(named: readonly (Identity | null)[], constraints: Constraints, draws: Draws): Identity[] {
  const { config, excluded, avoided, spare, twin } = constraints;
  const cards = [...named];
  const gaps = cards.flatMap((card, seat) => (card === null ? [seat] : []));
  const isPossible = (): boolean =>
    !tooMany(config, [...cards, ...spare]) &&
    !tooMany(config, [...cards.map((card, seat) => twin[seat] ?? card), ...spare]);
  const fill = (at: number, bans: readonly Excluded[]): boolean => {
    if (at === gaps.length || !isPossible()) return isPossible();
    const seat = gaps[at];
    for (const identity of shuffled(draws, identitiesIn(config))) {
      if (bans.some((ban) => ban[seat].has(identity))) continue;
      cards[seat] = identity;
      if (fill(at + 1, bans)) return true;
      cards[seat] = null;
    }
    return false;
  };
  const excess =
    tooMany(config, [...named, ...spare]) ??
    tooMany(config, [...named.map((card, seat) => twin[seat] ?? card), ...spare]);
  if (excess) failForLack(config, excess);
  if (!fill(0, [excluded, avoided]) && !fill(0, [excluded])) fail('no cards fit this position');
  return cards as Identity[];
}

function tooMany(config: Config, cards: readonly (Identity | null)[]): Identity | undefined {
  return IDENTITIES.find((identity) => cards.filter((card) => card === identity).length > cardsOf(config, identity));
}

function cardsOf(config: Config, identity: Identity): number {
  return identitiesIn(config).includes(identity) ? copiesOf(config) : 0;
}

function failForLack(config: Config, identity: Identity): never {
  const count = cardsOf(config, identity);
  return fail(count === 0 ? `the ${identity} is not played with` : `there are only ${count} cards of the ${identity}`);
}

/** Identities that a seat is going to cover or show. */
export function avoidedBy(names: readonly string[], play: readonly Data[]): Excluded {
  const avoided = names.map(() => new Set<Identity>());
  for (const { by, type, identities, refused } of play) {
    const isGivenUp = (type === 'cover' || type === 'show') && refused === undefined && Array.isArray(identities);
    if (isGivenUp) for (const identity of identities) avoided[seatOf(names, by)].add(identity as Identity);
  }
  return avoided;
}

/** Undealt cards: those that are named first, the rest in random order. */
export function spareCards(
  config: Config,
  cards: readonly Identity[],
  named: readonly Identity[],
  draws: Draws,
): Identity[] {
  const rest: Identity[] = [];
  for (const identity of IDENTITIES) {
    const used = [...cards, ...named].filter((card) => card === identity).length;
    if (used > cardsOf(config, identity)) failForLack(config, identity);
    for (let i = used; i < cardsOf(config, identity); i++) rest.push(identity);
  }
  return [...named, ...shuffled(draws, rest)];
}

export function spareOf(position: Data): Identity[] {
  return position.spare === undefined ? [] : identityList(position.spare, 'spare');
}
