// The game of the gallery and of whoever is out: who is who? A guess belongs to one card of one round. A right one is a point, and one more if nobody had
// doubted or accused that heir before it was made.

import { IDENTITIES, type Identity } from '@pretender/hoax';
import { asSeat, type Seat, type Viewer } from '@pretender/kernel';
import type { Chronicle } from '../chronicle.ts';
import type { HoaxView } from '../view.ts';

export interface Guess {
  readonly who: Identity;
  readonly isEarly: boolean;
}

/** Of a whole match, each under the card that it is about. */
export type Guesses = Readonly<Record<string, Guess>>;

type FaceUp = Chronicle['cards'][number];

interface Verdict extends FaceUp {
  readonly guess: Guess | null;
  readonly isRight: boolean;
  readonly points: number;
}

export interface RoundScore {
  readonly round: number;
  readonly verdicts: readonly Verdict[];
  readonly right: number;
  readonly points: number;
}

const keyOf = ({ round, seat, card }: Pick<FaceUp, 'round' | 'seat' | 'card'>) => `${round}.${seat}.${card}`;

/** The card that a seat holds now; its second one is guessed anew. */
export function cardKey({ table }: HoaxView, seat: Seat): string {
  return keyOf({ round: table.round, seat, card: table.heirs[seat].former === null ? 0 : 1 });
}

export const worthOf = ({ isEarly }: Guess): number => (isEarly ? 2 : 1);

/** Nobody has raised a hand against what this heir says with this card, nor accused them. */
function isUntouched(chronicle: Chronicle, view: HoaxView, seat: Seat): boolean {
  const { accusations } = view.table;
  const isDoubted = chronicle.claims.some((claim) => claim.doubters.length > 0 && keyOf(claim) === cardKey(view, seat));
  return !isDoubted && !accusations.some(({ target }) => target === seat);
}

/** All cards of the round that is shown are up, or will be as soon as the match is closed. */
function isRoundOver(chronicle: Chronicle, { table }: HoaxView): boolean {
  return table.king !== null || chronicle.rounds.some(({ round }) => round === table.round);
}

/** Everybody knows this card: it lies face up, or was named aloud and rightly. */
export function openCard({ table }: HoaxView, seat: Seat): Identity | null {
  const named = table.accusations.find(({ target, right, identity }) => target === seat && right && identity !== null);
  return table.heirs[seat].card ?? named?.identity ?? null;
}

export function isLocked(chronicle: Chronicle, view: HoaxView, seat: Seat): boolean {
  return openCard(view, seat) !== null || isRoundOver(chronicle, view);
}

/** The same head once more takes the guess back. What is locked stays as it is. */
export function withGuess(
  guesses: Guesses,
  about: { chronicle: Chronicle; view: HoaxView; seat: Seat },
  who: Identity,
): Guesses {
  const { chronicle, view, seat } = about;
  if (isLocked(chronicle, view, seat)) return guesses;
  const { [cardKey(view, seat)]: before, ...others } = guesses;
  if (before?.who === who) return others;
  return { ...others, [cardKey(view, seat)]: { who, isEarly: isUntouched(chronicle, view, seat) } };
}

function verdictOn(card: FaceUp, guesses: Guesses): Verdict {
  const guess = guesses[keyOf(card)] ?? null;
  const isRight = guess?.who === card.identity;
  return { ...card, guess, isRight, points: guess && isRight ? worthOf(guess) : 0 };
}

/** What the cards that lie face up make of the guesses of one round; nobody guesses who they are themselves. */
export function scoreOf({ cards }: Chronicle, guesses: Guesses, round: number, own: Viewer = 'public'): RoundScore {
  const verdicts = cards
    .filter((card) => card.round === round && card.seat !== own)
    .map((card) => verdictOn(card, guesses))
    .toSorted((a, b) => a.seat - b.seat || a.card - b.card);
  return {
    round,
    verdicts,
    right: verdicts.filter(({ isRight }) => isRight).length,
    points: verdicts.reduce((sum, { points }) => sum + points, 0),
  };
}

/** The last round of a match may end without its cards being turned; they come with its record. */
function isOpened({ cards }: Chronicle, view: HoaxView): boolean {
  return view.table.heirs.every((_, seat) => cards.some((card) => keyOf(card) === cardKey(view, asSeat(seat))));
}

/** Every round that is over and in which something was guessed. */
export function scoresOf(chronicle: Chronicle, guesses: Guesses, view: HoaxView): readonly RoundScore[] {
  const over = new Set(chronicle.rounds.map(({ round }) => round));
  if (view.table.king !== null && isOpened(chronicle, view)) over.add(view.table.round);
  return [...over]
    .map((round) => scoreOf(chronicle, guesses, round, view.viewer))
    .filter(({ verdicts }) => verdicts.some(({ guess }) => guess !== null));
}

/** What was kept may have been written by anybody. */
export function readGuesses(kept: unknown): Guesses {
  if (typeof kept !== 'object' || kept === null) return {};
  const fit = Object.entries(kept as Record<string, Partial<Guess> | null>).filter(([, guess]) =>
    IDENTITIES.some((who) => who === guess?.who),
  );
  return Object.fromEntries(
    fit.map(([key, guess]) => [key, { who: guess?.who, isEarly: guess?.isEarly === true }]),
  ) as Guesses;
}
