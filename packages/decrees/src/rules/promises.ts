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

/** How often which words were said, by the pair that they are between: to join all three into one name is slow for long words. */
type Said = Map<number, Map<string, number>>;

const MOST_SEATS = 16;
const pairOf = ({ by, to }: Words): number => by * MOST_SEATS + to;

function timesIn(said: Said, words: Words): number {
  return said.get(pairOf(words))?.get(words.text) ?? 0;
}

function setTimes(said: Said, words: Words, times: number): void {
  const pair = pairOf(words);
  const known = said.get(pair);
  if (known === undefined) said.set(pair, new Map([[words.text, times]]));
  else known.set(words.text, times);
}

/** Promises of one's own, given or received, that do not lie on the table; the same words may have been said before. */
export function unpublished({ notes }: Public, { promises }: Deep<Hand>): Deep<Hand>['promises'] {
  const laid: Said = new Map();
  for (const note of notes) setTimes(laid, note, timesIn(laid, note) + 1);
  return promises.filter((promise) => {
    const left = timesIn(laid, promise);
    setTimes(laid, promise, left - 1);
    return left <= 0;
  });
}

/** The same words between the same two once, where they were said first. */
export function eachOnce<P extends Words>(promises: readonly P[]): P[] {
  const said: Said = new Map();
  return promises.filter((promise) => {
    const isFirst = timesIn(said, promise) === 0;
    if (isFirst) setTimes(said, promise, 1);
    return isFirst;
  });
}
