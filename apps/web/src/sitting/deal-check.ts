// Whether a match was dealt as it was told before, reckoned here: from what the server has opened, and from what this device has kept.

import { beginMatch, chachaDice, isEqual, resolveOptions, type Seat, seedFromHex, toldOf } from '@pretender/kernel';
import type { Committed, Told } from '@pretender/protocol';
import { checkFairness, type DealtNumber, type Fairness } from '@pretender/protocol/fairness';
import type { Face } from '../games/face.ts';
import { isBlamed, type KeptNumber, keptForMatch } from './own-numbers.ts';
import { isSeat, type Picture } from './picture.ts';

/**
 * secret: it does not fit the promise · promise: it is not the one told before · number: somebody's does not fit what was fixed · set: other
 * numbers than those that were fixed · own: this device's is not in it · blamed: it was opened, and is said not to have been · cards: the own
 * first cards do not follow
 */
export type Wrong = 'secret' | 'promise' | 'number' | 'set' | 'own' | 'blamed' | 'cards';

/** own: this device's number is in it · others: only of others · none: nobody's · first: they were not fixed before, as in older matches */
export type Proof = 'own' | 'others' | 'none' | 'first';

export interface DealCheck {
  readonly wrong: Wrong | null;
  /** Whose number does not fit. */
  readonly seat: number | null;
  readonly proof: Proof;
  /** The own first cards were compared. */
  readonly hasCards: boolean;
}

export const numbersIn = ({ deal }: Picture): readonly (Committed & DealtNumber)[] => deal.dealt?.numbers ?? [];

function fairnessOf(picture: Picture): Promise<Fairness> {
  const { table, match, commitment, seed, deal, settings } = picture;
  const about = { table, match, commitment: commitment ?? '', seed: seed ?? '' };
  if (deal.dealt?.nonces !== undefined) return checkFairness({ ...about, nonces: deal.dealt.nonces });
  const dealt = numbersIn(picture);
  const numbers = Array.from({ length: settings.seats }, (_, at) => dealt.find(({ seat }) => seat === at) ?? null);
  return checkFairness({ ...about, attempt: deal.dealt?.attempt ?? 1, numbers });
}

const bare = (numbers: readonly Committed[]) => numbers.map(({ seat, commitment }) => ({ seat, commitment }));

/** Against what was told before any number was opened: to this page, and to whichever page of this device has opened its number. */
function wrongSince(picture: Picture, own: KeptNumber | null): Wrong | null {
  const { commitment, deal, viewer } = picture;
  const numbers = numbersIn(picture);
  const isOther = (told: readonly Committed[] | null | undefined) =>
    told != null && !isEqual(bare(told), bare(numbers));
  const promised = [deal.before?.sealed, own?.sealed];
  if (promised.some((sealed) => sealed != null && sealed !== commitment)) return 'promise';
  if (own !== null && numbers.find(({ seat }) => seat === viewer)?.nonce !== own.nonce) return 'own';
  if (isBlamed(picture)) return 'blamed';
  return isOther(deal.before?.numbers) || isOther(own?.told?.numbers) ? 'set' : null;
}

/** Do the first things that this seat was told follow from the key? null where it is not known what they were. */
function areCardsRight({ game }: Face, picture: Picture, first: readonly Told[], key: string): boolean | null {
  const { viewer, view, settings } = picture;
  // Other settings since then would give other cards.
  if (!isSeat(viewer) || view === null) return null;
  const resolved = resolveOptions(game.options, settings.options, settings.seats);
  if (!resolved.ok) return null;
  const match = beginMatch(game, resolved.config, settings.seats, chachaDice(seedFromHex(key)));
  const expected = toldOf(game, match.entries[0], viewer);
  return first.length < expected.length ? null : isEqual(first.slice(0, expected.length), expected);
}

function proofOf(picture: Picture, own: KeptNumber | null): Proof {
  if (picture.deal.dealt?.nonces !== undefined) return 'first';
  if (own !== null) return 'own';
  return numbersIn(picture).length > 0 ? 'others' : 'none';
}

/** Whoever came later, without having opened a number, can only compare what the server says now. */
export const hasSeenDeal = (picture: Picture) =>
  picture.deal.before !== null || keptForMatch(picture) !== null || isBlamed(picture);

export async function checkDeal(face: Face, picture: Picture): Promise<DealCheck> {
  const own = keptForMatch(picture);
  const found = { proof: proofOf(picture, own), seat: null, hasCards: false };
  const fairness = await fairnessOf(picture);
  if (!fairness.ok && fairness.why === 'other-number') return { ...found, wrong: 'number', seat: fairness.seat };
  if (!fairness.ok) return { ...found, wrong: 'secret' };
  const wrong = wrongSince(picture, own);
  if (wrong !== null) return { ...found, wrong };
  const first = own !== null && own.first.length > 0 ? own.first : picture.deal.first;
  const isRight = areCardsRight(face, picture, first, fairness.key);
  return { ...found, wrong: isRight === false ? 'cards' : null, hasCards: isRight === true };
}

/** Seats of people who play without a number. */
export function withoutNumbers(picture: Picture): readonly Seat[] {
  const has = new Set(numbersIn(picture).map(({ seat }) => seat));
  return picture.people.flatMap(({ kind }, at) => (kind === 'person' && !has.has(at as Seat) ? [at as Seat] : []));
}
