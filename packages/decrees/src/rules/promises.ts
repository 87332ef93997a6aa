// Promises: what may be said, and what does not lie on the table yet.

import { type Deep, type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Hand, Public } from '../types.ts';

export const MOST_TEXT = 200;
/** From one to another in a match, laid on the table or not: everybody keeps them to the end. */
const MOST_PROMISES = 20;

export function refusePromise({ promises }: Deep<Hand>, by: Seat, to: Seat): Refusal | null {
  const given = promises.filter((each) => each.by === by && each.to === to).length;
  return given < MOST_PROMISES ? null : refuse('too-many-promises', 'to', 'D11.10');
}

interface Words {
  readonly by: Seat;
  readonly to: Seat;
  readonly text: string;
}

export function timesSaid(said: readonly Words[], { by, to, text }: Words): number {
  return said.filter((each) => each.by === by && each.to === to && each.text === text).length;
}

/** Promises of one's own, given or received, that do not lie on the table; the same words may have been said before. */
export function unpublished({ notes }: Public, { promises }: Deep<Hand>): Deep<Hand>['promises'] {
  const nameOf = ({ by, to, text }: Words): string => `${by} ${to} ${text}`;
  const laid = new Map<string, number>();
  for (const note of notes) laid.set(nameOf(note), (laid.get(nameOf(note)) ?? 0) + 1);
  return promises.filter((promise) => {
    const left = laid.get(nameOf(promise)) ?? 0;
    laid.set(nameOf(promise), left - 1);
    return left <= 0;
  });
}
