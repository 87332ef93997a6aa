// What can be wrong with the choices of a card in a deck file.

import { filterNames, isFilter, slotIn, slotKindIn } from '../rules/filters.ts';
import {
  type Flaw,
  flag,
  flaw,
  isRow,
  type Kind,
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

export const MOST_AMOUNT = 99;

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

export interface Slot {
  readonly kind: TargetKind;
  /** Of a choice. */
  readonly options: readonly unknown[];
  /** Of `specialArgs`: the slot of the ministry. */
  readonly of?: unknown;
}

/** The slots of a card by name, with what they hold. */
export type Slots = ReadonlyMap<string, Slot>;

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

const MOST_TARGETS = 8;
const MOST_FORMS = 100;

/** Every way to choose is a form of its own. */
function formsFlaws(path: Path, slots: Slots): Flaw[] {
  const choices = [...slots.values()].filter(({ kind }) => kind === 'choice');
  const forms = choices.reduce((product, { options }) => product * options.length, 1);
  if (slots.size > MOST_TARGETS) return flaw(path, `a card has at most ${MOST_TARGETS} targets`);
  return forms > MOST_FORMS ? flaw(path, `its choices make ${forms} forms; ${MOST_FORMS} are the most`) : [];
}

function slotFrom({ kind, options, of }: Row): Slot {
  return { kind: kind as TargetKind, options: Array.isArray(options) ? options : [], of };
}

/** All choices of a card, and what it can refer to by their names. */
export function targetsFlaws(
  path: Path,
  targets: readonly unknown[],
): { readonly slots: Slots; readonly flaws: Flaw[] } {
  const slots = new Map<string, Slot>();
  const single = targets.flatMap((target, at) => {
    const found = targetFlaws([...path, at], target, slots);
    if (isRow(target)) slots.set(String(target.slot), slotFrom(target));
    return found;
  });
  return { slots, flaws: [...single, ...formsFlaws(path, slots), ...twiceFlaws(path, targets, 'slot')] };
}
