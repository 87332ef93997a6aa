// Why something cannot be chosen, said more exactly than "not among what is offered".

import { ministryOf, nextStep, passes, SUBSTITUTE } from '@pretender/decrees';
import { type Refusal, refuse, type Seat, type Value } from '@pretender/kernel';
import type { Hint } from '../refusals.ts';
import type { Board, DecreesView } from '../view.ts';
import type { Control, MoveType } from './controls.ts';
import type { Choices, SlotSpec } from './slots.ts';

interface About {
  readonly spec: SlotSpec;
  readonly value: Value;
}

const FILTERS: Readonly<Record<string, Hint>> = {
  notYou: 'notYourself',
  hasCards: 'noCards',
  directsBelowYou: 'notBelowYou',
  vacant: 'isTaken',
  hasDirector: 'isVacant',
  notYours: 'isYours',
  hasSpecial: 'noSpecialThere',
  'mb>=1': 'noBlameThere',
  onOwn: 'notOnYourDesk',
  lyingOnNextStep: 'notOnItsStep',
  notLyingOnNextStep: 'onItsStep',
  'stamps>=1': 'noStampYet',
};

/** Filters that compare with another slot. */
const COMPARED: readonly (readonly [string, Hint])[] = [
  ['differs:', 'sameTwice'],
  ['notLocationOf:', 'alreadyThere'],
];

function hintOf(word: string): Hint | null {
  return FILTERS[word] ?? COMPARED.find(([start]) => word.startsWith(start))?.[1] ?? null;
}

/** The first filter of a card's slot that this value does not pass. */
function cardReason(view: DecreesView, { card }: Control, given: Choices, { spec, value }: About): Refusal | null {
  const target = SUBSTITUTE.cards.get(card ?? '')?.targets.find(({ slot }) => `$${slot}` === spec.name);
  if (!target) return null;
  const slots = Object.fromEntries(Object.entries(given).map(([name, each]) => [name.replace('$', ''), each]));
  const stage = { book: SUBSTITUTE, table: view.table, seat: view.viewer as Seat, with: slots, memory: {} };
  const failed = target.where.find((word) => !passes(stage, target.kind, word, value));
  const hint = failed === undefined ? null : hintOf(failed);
  return hint && refuse(hint, 'with', 'D9.2');
}

const isOnDesk = (table: Board, seat: Seat, decree: Value) =>
  table.decrees[String(decree)]?.at === ministryOf(table, seat);

type Reason = (table: Board, seat: Seat, value: Value) => Refusal | null;

function investigated({ posts }: Board, seat: Seat, value: Value): Refusal {
  const { director, blame } = posts[value as keyof Board['posts']];
  if (value === 'SEC' || director === seat) return refuse('own-ministry', 'ministry', 'D6.3');
  if (director === null) return refuse('vacant', 'ministry', 'D6.3');
  return refuse(blame === 0 ? 'no-blame' : 'not-offered', 'ministry', 'D6.3');
}

const REASONS: { readonly [T in MoveType]?: Readonly<Record<string, Reason>> } = {
  forward: {
    decree: (table, seat, value) => (isOnDesk(table, seat, value) ? null : refuse('notOnYourDesk', 'decree', 'D4.8')),
    to: () => refuse('alreadyThere', 'to', 'D4.8'),
  },
  stamp: {
    decree(table, seat, value) {
      if (!isOnDesk(table, seat, value)) return refuse('notOnYourDesk', 'decree', 'D4.10');
      const isNext = nextStep(table.decrees[String(value)]) === ministryOf(table, seat);
      return isNext ? null : refuse('notItsStep', 'decree', 'D4.10');
    },
  },
  move: { to: () => refuse('isTaken', 'to', 'D4.7') },
  investigate: { ministry: investigated },
  top: { ministry: () => refuse('notATop', 'ministry', 'D7.4') },
};

export function reasonFor(view: DecreesView, control: Control, given: Choices, about: About): Refusal | null {
  const seat = view.viewer as Seat;
  if (control.type === 'play') {
    if (about.spec.name === 'ministry') return investigated(view.table, seat, about.value);
    return cardReason(view, control, given, about);
  }
  return REASONS[control.type]?.[about.spec.name]?.(view.table, seat, about.value) ?? null;
}
