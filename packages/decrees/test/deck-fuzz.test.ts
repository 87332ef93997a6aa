// Decks that nobody would write and the loader takes all the same: whatever it accepts can be played to the end.

import { type Book, decreesWith, readDeck } from '@pretender/decrees';
import { type Draws, pick, seededDraws } from '@pretender/kernel';
import { conformance } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { cardFlaws } from '../src/deck/card-flaws.ts';
import { TARGET_KINDS, type TargetKind } from '../src/deck/types.ts';
import { OPERATIONS, type OpName } from '../src/ops/index.ts';
import type { ParamKind } from '../src/ops/operation.ts';
import { filterNames, slotKindIn } from '../src/rules/filters.ts';
import { INSERTIONS, MINISTRIES, WINDOWS } from '../src/words.ts';
import { subjectOf } from './subject.ts';
import { deckData } from './tables.ts';

/** For a long run by hand: PRETENDER_DECKS=2000 npx vitest run --project decrees deck-fuzz */
const DECKS = Number(process.env.PRETENDER_DECKS ?? 20);
const CARDS = 59;
const OPTIONS = ['x', 'y'];

type Row = Record<string, unknown>;

interface Slot extends Row {
  readonly slot: string;
  readonly kind: TargetKind;
}

const ofKind = (slots: readonly Slot[], kind: TargetKind): Slot[] => slots.filter((each) => each.kind === kind);

function oddFilter(draws: Draws, kind: TargetKind, slots: readonly Slot[]): string[] {
  const names = filterNames(kind);
  if (names.length === 0 || draws.below(2) === 0) return [];
  const name = pick(draws, names);
  if (name.endsWith('>=')) return [`${name}${draws.below(3)}`];
  if (!name.endsWith(':')) return [name];
  const others = ofKind(slots, slotKindIn(name));
  return others.length === 0 ? [] : [`${name}${pick(draws, others).slot}`];
}

function oddTarget(draws: Draws, slots: readonly Slot[]): Slot | null {
  const kind = pick(draws, TARGET_KINDS);
  const desks = ofKind(slots, 'ministry');
  const choices = ofKind(slots, 'choice');
  if (kind === 'specialArgs' && desks.length === 0) return null;
  const min = draws.below(3);
  return {
    slot: `s${slots.length}`,
    kind,
    where: oddFilter(draws, kind, slots),
    ...(kind === 'amount' ? { min, max: min + draws.below(5) } : {}),
    ...(kind === 'choice' ? { options: OPTIONS } : {}),
    ...(kind === 'specialArgs' ? { of: pick(draws, desks).slot } : {}),
    ...(draws.below(4) === 0 ? { optional: true } : {}),
    ...(choices.length > 0 && draws.below(3) === 0
      ? { onlyIf: { [pick(draws, choices).slot]: pick(draws, OPTIONS) } }
      : {}),
  };
}

/** What a parameter is if it is no slot; `undefined` where it must be one. */
const PLAIN: { readonly [K in ParamKind]: (draws: Draws) => unknown } = {
  players: (draws) => pick(draws, ['you', 'others', 'lowestPB']),
  player: () => 'you',
  ministry: (draws) => pick(draws, ['own', ...MINISTRIES]),
  decree: () => undefined,
  amount: (draws) => draws.below(6),
  number: (draws) => 1 + draws.below(9),
  flag: (draws) => draws.below(2) === 0,
  name: () => 'place',
  bonus: () => ({ youDirect: 'NAV', n: 3 }),
  change: () => undefined,
  args: () => undefined,
  choice: () => undefined,
};

const SLOT_KIND: Partial<Record<ParamKind, TargetKind>> = {
  players: 'player',
  player: 'player',
  ministry: 'ministry',
  decree: 'decree',
  amount: 'amount',
  change: 'restructure',
  args: 'specialArgs',
};

function oddParam(draws: Draws, kind: ParamKind, slots: readonly Slot[]): unknown {
  const wanted = SLOT_KIND[kind];
  const fitting = wanted === undefined ? [] : ofKind(slots, wanted);
  const plain = PLAIN[kind](draws);
  return fitting.length > 0 && (plain === undefined || draws.below(3) > 0) ? `$${pick(draws, fitting).slot}` : plain;
}

const OP_NAMES = Object.keys(OPERATIONS) as OpName[];

function oddOps(draws: Draws, slots: readonly Slot[], isReaction: boolean, depth = 0): Row[] {
  return Array.from({ length: 1 + draws.below(3) }).flatMap(() => {
    const op = pick(
      draws,
      OP_NAMES.filter((name) => isReaction || !OPERATIONS[name].isReaction),
    );
    if (op === 'manual' && (isReaction || depth > 0)) return [];
    const choices = ofKind(slots, 'choice');
    if (op === 'choose') {
      if (choices.length === 0 || depth > 1) return [];
      const branches = OPTIONS.map((option) => [option, oddOps(draws, slots, isReaction, depth + 1)]);
      return [{ op, by: `$${pick(draws, choices).slot}`, ...Object.fromEntries(branches) }];
    }
    const params = Object.entries<string>(OPERATIONS[op].params)
      .filter(([, kind]) => !kind.endsWith('?') || draws.below(2) === 0)
      .map(([param, kind]) => [param, oddParam(draws, kind.replace('?', '') as ParamKind, slots)]);
    return [{ op, ...Object.fromEntries(params) }];
  });
}

function oddCard(draws: Draws, at: number): Row {
  const targets: Slot[] = [];
  for (let left = draws.below(5); left > 0; left--)
    targets.push(...[oddTarget(draws, targets)].filter((t) => t !== null));
  const window = pick(draws, WINDOWS);
  const isReaction = draws.below(5) === 0;
  return {
    id: `card${at}`,
    name: 'odd',
    count: 1,
    timing: isReaction ? `action|reaction:${window}` : 'action',
    cost: draws.below(3),
    text: 'odd',
    targets,
    ops: oddOps(draws, targets, false),
    ...(isReaction ? { reaction: { window, ops: oddOps(draws, [], true) } } : {}),
  };
}

function oddDeck(draws: Draws): Book {
  const data = deckData();
  Object.assign(data.stagnation as Row, {
    salvage: draws.below(2) === 0,
    discard: 1 + draws.below(9),
    reinsert: pick(draws, INSERTIONS),
  });
  const cards: Row[] = [];
  while (cards.length < CARDS) {
    const card = oddCard(draws, cards.length);
    if (cardFlaws([], card).length === 0) cards.push(card);
  }
  const reading = readDeck(JSON.stringify({ ...data, cards }, null, 1));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.book;
}

describe('a deck of cards that the loader takes', { timeout: 60_000 + DECKS * 5_000 }, () => {
  it.each(Array.from({ length: DECKS }, (_, at) => at + 1))('D10.3 is played to the end: number %i', (seed) => {
    const draws = seededDraws(seed, 'deck');
    const book = oddDeck(draws);
    const subject = subjectOf({}, 4 + draws.below(2), decreesWith(book), book);
    expect(conformance(subject, { rounds: 1, seed }).matches).toBeGreaterThan(0);
  });
});
