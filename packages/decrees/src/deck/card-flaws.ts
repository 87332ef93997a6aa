// What can be wrong with a card in a deck file.

import { OPERATIONS, type OpName } from '../ops/index.ts';
import type { ParamKind } from '../ops/operation.ts';
import { filterNames, isCondition, isFilter, slotIn, slotKindIn } from '../rules/filters.ts';
import { isMinistry, WINDOWS } from '../words.ts';
import {
  type Flaw,
  flag,
  flaw,
  isRow,
  type Kind,
  list,
  listOf,
  map,
  name,
  oneOf,
  type Path,
  type Row,
  shapeFlaws,
  text,
  twiceFlaws,
  whole,
} from './flaws.ts';
import { TARGET_KINDS, type TargetKind } from './types.ts';

const MOST_AMOUNT = 99;
const TIMINGS = ['action', ...WINDOWS.map((window) => `reaction:${window}`)];

const timing: Kind = {
  what: `${TIMINGS.join(' or ')}, or several joined by |`,
  is: (value) => typeof value === 'string' && value.split('|').every((part) => TIMINGS.includes(part)),
};

const CARD = {
  id: name,
  name: text,
  count: whole(1, 59),
  timing,
  cost: whole(0, 9),
  text,
  targets: list,
  ops: list,
  'pre?': listOf({ what: 'a condition such as pb(you)>=1', is: (value) => isCondition(String(value)) }),
  'reaction?': map,
};

/** Where the effect lies that a player composes for a `manual` card. */
const RESERVED = 'effect';
const slotName: Kind = {
  what: `${name.what}, and not "${RESERVED}"`,
  is: (value) => name.is(value) && value !== RESERVED,
};

const TARGET = {
  slot: slotName,
  kind: oneOf(TARGET_KINDS),
  'where?': listOf(text),
  'optional?': flag,
  'min?': whole(0, MOST_AMOUNT),
  'max?': whole(0, MOST_AMOUNT),
  'options?': listOf(name),
  'of?': name,
  'onlyIf?': map,
};

interface Slot {
  readonly kind: TargetKind;
  /** Of a choice. */
  readonly options: readonly unknown[];
}

/** The slots of a card by name, with what they hold. */
type Slots = ReadonlyMap<string, Slot>;

const PLACE: Slot = { kind: 'ministry', options: [] };

function neededFlaws(path: Path, row: Row): Flaw[] {
  const { kind, min, max, options, of } = row;
  if (kind === 'amount' && !(Number(min) <= Number(max))) return flaw(path, 'an amount needs min and max, min first');
  if (kind === 'choice' && (!Array.isArray(options) || options.length === 0))
    return flaw(path, 'a choice needs options');
  return kind === 'specialArgs' && of === undefined ? flaw(path, 'specialArgs needs of: the slot of the ministry') : [];
}

function targetFlaws(path: Path, target: unknown, earlier: Slots): Flaw[] {
  const flaws = shapeFlaws(path, target, TARGET);
  if (flaws.length > 0 || !isRow(target)) return flaws;
  const { kind, where, of, onlyIf } = target;
  const words = (where ?? []) as string[];
  return [
    ...neededFlaws(path, target),
    ...words.flatMap((word, at) =>
      isFilter(kind as TargetKind, word)
        ? []
        : flaw(
            [...path, 'where', at],
            `a ${String(kind)} has no filter "${word}"; it has ${filterNames(kind as TargetKind).join(', ') || 'none'}`,
          ),
    ),
    ...words.flatMap((word) => {
      const slot = slotIn(word);
      return slot === null ? [] : slotFlaws(path, slot, slotKindIn(word), earlier);
    }),
    ...(of === undefined ? [] : slotFlaws(path, of, 'ministry', earlier)),
    ...(onlyIf === undefined ? [] : conditionFlaws([...path, 'onlyIf'], onlyIf as Row, earlier)),
  ];
}

/** A slot that another one depends on. */
function slotFlaws(path: Path, slot: unknown, kind: TargetKind, earlier: Slots): Flaw[] {
  const held = earlier.get(String(slot))?.kind;
  if (held === undefined) return flaw(path, `slot "${String(slot)}" is not declared before it`);
  return held === kind ? [] : flaw(path, `slot "${String(slot)}" holds a ${held}, not a ${kind}`);
}

function conditionFlaws(path: Path, onlyIf: Row, earlier: Slots): Flaw[] {
  const conditions = Object.entries(onlyIf);
  if (conditions.length !== 1) return flaw(path, 'onlyIf names one slot and its option');
  const [[slot, option]] = conditions;
  const flaws = slotFlaws(path, slot, 'choice', earlier);
  if (flaws.length > 0 || earlier.get(slot)?.options.includes(option)) return flaws;
  return flaw(path, `slot "${slot}" has no option ${JSON.stringify(option)}`);
}

const SLOT_FOR: { readonly [K in ParamKind]: readonly TargetKind[] } = {
  players: ['player'],
  player: ['player'],
  ministry: ['ministry'],
  decree: ['decree'],
  amount: ['amount'],
  number: [],
  flag: [],
  name: [],
  bonus: [],
  change: ['restructure'],
  args: ['specialArgs'],
  choice: ['choice'],
};

const isNumber = (value: unknown): boolean => whole(0, MOST_AMOUNT).is(value);

/** What a parameter may be besides a slot. */
const PLAIN: { readonly [K in ParamKind]: Kind } = {
  players: oneOf(['you', 'others', 'lowestPB']),
  player: oneOf(['you']),
  ministry: { what: 'own or a ministry', is: (value) => value === 'own' || isMinistry(value) },
  decree: { what: 'the slot of a decree', is: () => false },
  amount: whole(0, MOST_AMOUNT),
  number: whole(1, MOST_AMOUNT),
  flag,
  name,
  bonus: {
    what: '{"youDirect": a ministry, "n": a number}',
    is: (value) => isRow(value) && isMinistry(value.youDirect) && isNumber(value.n),
  },
  change: { what: 'the slot of a restructure', is: () => false },
  args: { what: 'the slot of specialArgs', is: () => false },
  choice: { what: 'the slot of a choice', is: () => false },
};

function paramFlaws(path: Path, value: unknown, kind: ParamKind, slots: Slots): Flaw[] {
  if (typeof value !== 'string' || !value.startsWith('$')) {
    return PLAIN[kind].is(value)
      ? []
      : flaw(path, `this is ${PLAIN[kind].what}${slotWords(kind)}, not ${JSON.stringify(value)}`);
  }
  const held = slots.get(value.slice(1))?.kind;
  if (held === undefined) return flaw(path, `slot ${value} is not declared`);
  return SLOT_FOR[kind].includes(held) ? [] : flaw(path, `slot ${value} holds a ${held}, which does not fit here`);
}

function slotWords(kind: ParamKind): string {
  return SLOT_FOR[kind].length > 0 && !PLAIN[kind].what.includes('slot') ? ' or a slot' : '';
}

interface Place {
  readonly slots: Slots;
  readonly isReaction: boolean;
  readonly isBranch: boolean;
}

function opFlaws(path: Path, op: unknown, place: Place): Flaw[] {
  if (!isRow(op) || typeof op.op !== 'string') return flaw(path, 'an operation is a map with "op"');
  if (!Object.hasOwn(OPERATIONS, op.op))
    return flaw([...path, 'op'], `there is no operation "${op.op}"; there are ${Object.keys(OPERATIONS).join(', ')}`);
  const { params, isReaction = false } = OPERATIONS[op.op as OpName];
  if (isReaction && !place.isReaction) return flaw(path, `${op.op} is only for reactions`);
  if (op.op === 'choose') return chooseFlaws(path, op, place);
  if (op.op === 'manual' && (place.isReaction || place.isBranch))
    return flaw(path, 'manual stands outside of branches and reactions');
  const entries = Object.entries<string>(params);
  const known = entries.map(([param]) => param);
  return [
    ...Object.keys(op)
      .filter((key) => key !== 'op' && !known.includes(key))
      .flatMap((key) =>
        flaw([...path, key], `${String(op.op)} has no "${key}"; it has ${known.join(', ') || 'nothing'}`),
      ),
    ...entries.flatMap(([param, kind]) => {
      if (op[param] === undefined) return kind.endsWith('?') ? [] : flaw(path, `${String(op.op)} needs "${param}"`);
      return paramFlaws([...path, param], op[param], kind.replace('?', '') as ParamKind, place.slots);
    }),
  ];
}

/** Besides `by` a choice has one list of operations for each option. */
function chooseFlaws(path: Path, { op: _, by, ...branches }: Row, place: Place): Flaw[] {
  const flaws = by === undefined ? flaw(path, 'choose needs "by"') : [];
  if (by !== undefined) flaws.push(...paramFlaws([...path, 'by'], by, 'choice', place.slots));
  if (flaws.length > 0) return flaws;
  const options = place.slots.get(String(by).slice(1))?.options ?? [];
  return [
    ...Object.entries(branches).flatMap(([branch, ops]) => {
      if (!options.includes(branch)) return flaw([...path, branch], `slot ${String(by)} has no option "${branch}"`);
      return Array.isArray(ops)
        ? opsFlaws([...path, branch], ops, { ...place, isBranch: true })
        : flaw([...path, branch], 'a branch is a list of operations');
    }),
    ...options
      .filter((option) => !Object.hasOwn(branches, String(option)))
      .flatMap((option) => flaw(path, `option "${String(option)}" of slot ${String(by)} has no branch`)),
  ];
}

/** Places that an operation remembers are slots for those after it. */
function opsFlaws(path: Path, ops: readonly unknown[], place: Place): Flaw[] {
  const known = new Map(place.slots);
  return ops.flatMap((op, at) => {
    const flaws = opFlaws([...path, at], op, { ...place, slots: known });
    if (!isRow(op) || typeof op.remember !== 'string') return flaws;
    if (known.has(op.remember)) return [...flaws, ...flaw([...path, at], `there is a slot "${op.remember}" already`)];
    known.set(op.remember, PLACE);
    return flaws;
  });
}

function reactionFlaws(path: Path, card: Row): Flaw[] {
  const isReaction = String(card.timing).includes('reaction');
  if (card.reaction === undefined) return isReaction ? flaw(path, 'a reaction needs "reaction"') : [];
  const flaws = shapeFlaws([...path, 'reaction'], card.reaction, { window: oneOf(WINDOWS), ops: list });
  if (flaws.length > 0 || !isRow(card.reaction)) return flaws;
  const { window, ops } = card.reaction;
  const windows = String(card.timing)
    .split('|')
    .filter((part) => part !== 'action');
  if (!windows.includes(`reaction:${String(window)}`))
    return flaw([...path, 'timing'], `the timing does not name reaction:${String(window)}`);
  if (new Set(windows).size > 1)
    return flaw([...path, 'timing'], 'the timing names a window that the reaction does not');
  return opsFlaws([...path, 'reaction', 'ops'], ops as unknown[], {
    slots: new Map(),
    isReaction: true,
    isBranch: false,
  });
}

const MOST_TARGETS = 8;
const MOST_FORMS = 100;

/** Every way to choose is a form of its own. */
function formsFlaws(path: Path, slots: Slots): Flaw[] {
  const choices = [...slots.values()].filter(({ kind }) => kind === 'choice');
  const forms = choices.reduce((product, { options }) => product * options.length, 1);
  if (slots.size > MOST_TARGETS) return flaw(path, `a card has at most ${MOST_TARGETS} targets`);
  return forms > MOST_FORMS ? flaw(path, `its choices make ${forms} forms; ${MOST_FORMS} are the most`) : [];
}

function slotFrom({ kind, options }: Row): Slot {
  return { kind: kind as TargetKind, options: Array.isArray(options) ? options : [] };
}

export function cardFlaws(path: Path, card: unknown): Flaw[] {
  const flaws = shapeFlaws(path, card, CARD);
  if (flaws.length > 0 || !isRow(card)) return flaws;
  const targets = card.targets as unknown[];
  const slots = new Map<string, Slot>();
  const aimed = targets.flatMap((target, at) => {
    const found = targetFlaws([...path, 'targets', at], target, slots);
    if (isRow(target)) slots.set(String(target.slot), slotFrom(target));
    return found;
  });
  return [
    ...aimed,
    ...formsFlaws([...path, 'targets'], slots),
    ...twiceFlaws([...path, 'targets'], targets, 'slot'),
    ...opsFlaws([...path, 'ops'], card.ops as unknown[], { slots, isReaction: false, isBranch: false }),
    ...reactionFlaws(path, card),
  ];
}
