// A deal that is under way: first everybody is bound to a number, then the numbers are opened. Plain questions about it; who is here is
// known only in memory, so it is handed in.

import type { Seat } from '@pretender/kernel';
import type { Committed, DealtNumber } from '@pretender/protocol';
import type { GivenBack } from '../stalls.ts';
import { frozenIn, lostSince, MOST_GIVEN } from './clock.ts';
import type { TableState } from './facts.ts';

/** So long one has to commit to a number once its seal was told, and to open it once all are told. */
export const NUMBER_TIME = 5_000;

export interface Dealing {
  /** Counted from 1. */
  readonly attempt: number;
  /** Who has said that it begins. */
  readonly by: Seat;
  /** When one could begin to do what is waited for now. */
  readonly since: number;
  /** How much that was given back because the server could not hear, and how much of it because it was busy. */
  readonly given: number;
  readonly givenBusy: number;
  /** Whose numbers count; null as long as one can commit. */
  readonly fixed: readonly Committed[] | null;
  /** By seat, what is opened by now. It is secret until the match begins. */
  readonly nonces: readonly (string | null)[];
  /** Who has not opened a number and so voided a deal for this match. */
  readonly voided: readonly Seat[];
}

/** Who of the people is here. */
export interface Here {
  /** When the table came into memory. */
  readonly openedAt: number;
  isHere(seat: Seat): boolean;
  /** Has not been here since then. */
  isOnTheWay(seat: Seat): boolean;
}

export function newDealing(seats: number, by: Seat, since: number): Dealing {
  const nonces = Array.from({ length: seats }, () => null);
  return { attempt: 1, by, since, given: 0, givenBusy: 0, fixed: null, nonces, voided: [] };
}

/** After a seat has not opened: another seal, other numbers. */
export function dealtAnew(dealing: Dealing, seats: readonly Seat[], since: number): Dealing {
  const { attempt, by, nonces, voided } = dealing;
  return { ...newDealing(nonces.length, by, since), attempt: attempt + 1, voided: [...voided, ...seats] };
}

/** Those who count if nobody commits any more. Who is away could not open. */
export function committedNow({ chairs }: TableState, { voided }: Dealing, here: Here): Committed[] {
  return chairs.flatMap(({ person, commitment }, at) => {
    const seat = at as Seat;
    const counts = person.kind === 'person' && commitment !== null && here.isHere(seat) && !voided.includes(seat);
    return counts ? [{ seat, commitment }] : [];
  });
}

export function unopened({ fixed, nonces }: Dealing): readonly Seat[] {
  return (fixed ?? []).flatMap(({ seat }) => (nonces[seat] === null ? [seat] : []));
}

/** Nothing is waited for any more: the cards follow. */
export function isAllOpen({ dealing }: TableState): boolean {
  return dealing !== null && dealing.fixed !== null && unopened(dealing).length === 0;
}

/** As long as a table was not in memory nobody could say anything: what had begun before begins anew. */
function beganAt(time: number, { since }: Dealing, { openedAt }: Here): number {
  return since <= openedAt ? Math.max(time, openedAt) : time;
}

/** Until when this seat is waited for, so that it can commit; null if it is not. */
function waitsFor(state: TableState, dealing: Dealing, seat: Seat, here: Here): number | null {
  const { person, commitment, satAt } = state.chairs[seat];
  if (person.kind !== 'person' || dealing.voided.includes(seat)) return null;
  if (here.isOnTheWay(seat)) return here.openedAt + NUMBER_TIME;
  // Whoever says that it begins has had the time for it.
  const isDone = commitment !== null || (dealing.attempt === 1 && seat === dealing.by);
  if (isDone || !here.isHere(seat)) return null;
  return beganAt(Math.max(state.sealedAt, satAt), dealing, here) + NUMBER_TIME + dealing.given;
}

/** When this deal goes on without those who are waited for; a time that is past where nobody is. */
export function dealEnds(state: TableState, dealing: Dealing, here: Here): number {
  if (dealing.fixed === null)
    return state.chairs.reduce((end, _, seat) => Math.max(end, waitsFor(state, dealing, seat as Seat, here) ?? 0), 0);
  return unopened(dealing).length === 0 ? 0 : beganAt(dealing.since, dealing, here) + NUMBER_TIME + dealing.given;
}

function owedTo(dealing: Dealing, stalls: readonly GivenBack[]): { busy: number; frozen: number } {
  const frozen = lostSince(dealing.since, frozenIn(stalls));
  const busy = lostSince(dealing.since, stalls) - frozen;
  return { busy: Math.min(busy, MOST_GIVEN - dealing.givenBusy), frozen };
}

export function dealOwed({ dealing }: TableState, stalls: readonly GivenBack[]): number {
  if (dealing === null) return 0;
  const { busy, frozen } = owedTo(dealing, stalls);
  return busy + frozen;
}

export function dealGivenBack(dealing: Dealing, stalls: readonly GivenBack[]): Dealing {
  const { busy, frozen } = owedTo(dealing, stalls);
  const { given, givenBusy } = dealing;
  return { ...dealing, given: given + busy + frozen, givenBusy: givenBusy + busy };
}

/** By seat, as they are dealt and written down. */
export function numbersOf({ chairs }: TableState, dealing: Dealing | null): readonly (DealtNumber | null)[] {
  const fixed = new Map(dealing?.fixed?.map(({ seat, commitment }) => [seat, commitment]));
  return chairs.map((_, at) => {
    const commitment = fixed.get(at as Seat);
    const nonce = dealing?.nonces[at] ?? null;
    return commitment === undefined || nonce === null ? null : { commitment, nonce };
  });
}
