// What is worth a word to a newcomer, when it first comes up.

import { type Event, type Public, trios, type View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Control } from '../board/controls.ts';

const HINTS = ['bluffStood', 'caught', 'points', 'immunity', 'believe', 'trio', 'inform', 'law'] as const;
export type Hint = (typeof HINTS)[number];

export interface Occasion {
  readonly news: readonly Told[];
  readonly before: Public;
  readonly view: View;
  readonly me: Seat;
  readonly controls: readonly Control[];
}

const has = (controls: readonly Control[], type: Control['type']) => controls.some((control) => control.type === type);

const OCCASIONS: { readonly [H in Hint]: (occasion: Occasion) => boolean } = {
  bluffStood: ({ news, before, view, me }) =>
    (news as readonly Event[]).some((event) => event.type === 'stood' && event.seat === me) &&
    before.claim?.as !== view.hands[me]?.identity,
  caught: ({ news, me }) => (news as readonly Event[]).some((event) => event.type === 'exposed' && event.seat === me),
  points: ({ news }) =>
    (news as readonly Event[]).some((event) => event.type === 'scored' && event.why === 'wrongDoubt'),
  immunity: ({ controls }) => has(controls, 'immunise'),
  believe: ({ controls }) => has(controls, 'doubt'),
  trio: ({ view, me }) => trios(view.table.heirs[me].wares) > 0,
  inform: ({ controls }) => has(controls, 'inform'),
  law: ({ controls, view }) => view.table.round > 1 && has(controls, 'outlaw'),
};

/** The first that is new and fits. */
export function hintFor(occasion: Occasion, isNew: (hint: Hint) => boolean): Hint | null {
  return HINTS.find((hint) => isNew(hint) && OCCASIONS[hint](occasion)) ?? null;
}

/** What they tell can be done only as long as it is so; the others tell of something that has happened. */
const STANDING: readonly Hint[] = ['immunity', 'believe', 'trio', 'inform', 'law'];

/** Whether a hint has had its time: what it tells is no longer so, or the table talks of something else. */
export function isStale(hint: Hint, occasion: Occasion): boolean {
  const { table } = occasion.view;
  if (table.king !== null || table.asks.some(({ kind }) => kind === 'recess')) return true;
  if (STANDING.includes(hint)) return !OCCASIONS[hint](occasion);
  return (occasion.news as readonly Event[]).some(({ type }) => type === 'claimed');
}
