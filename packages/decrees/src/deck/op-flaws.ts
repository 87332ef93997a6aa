// What can be wrong with the operations of a card in a deck file.

import { OPERATIONS, type OpName } from '../ops/index.ts';
import type { ParamKind } from '../ops/operation.ts';
import { isMinistry } from '../words.ts';
import { type Flaw, flag, flaw, isRow, type Kind, name, oneOf, type Path, type Row, whole } from './flaws.ts';
import { MOST_AMOUNT, type Slot, type Slots } from './target-flaws.ts';
import type { TargetKind } from './types.ts';

const PLACE: Slot = { kind: 'ministry', options: [] };

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
    ...(op.op === 'special' ? specialFlaws(path, op, place.slots) : []),
  ];
}

/** What is chosen for the special action of one ministry says nothing about that of another. */
function specialFlaws(path: Path, { ministry, args }: Row, slots: Slots): Flaw[] {
  const of = slots.get(String(args).slice(1))?.of;
  if (of === undefined || ministry === `$${String(of)}`) return [];
  return flaw([...path, 'ministry'], `${String(args)} is chosen for $${String(of)}, so the ministry is $${String(of)}`);
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
export function opsFlaws(path: Path, ops: readonly unknown[], place: Place): Flaw[] {
  const known = new Map(place.slots);
  return ops.flatMap((op, at) => {
    const flaws = opFlaws([...path, at], op, { ...place, slots: known });
    if (!isRow(op) || typeof op.remember !== 'string') return flaws;
    if (known.has(op.remember)) return [...flaws, ...flaw([...path, at], `there is a slot "${op.remember}" already`)];
    known.set(op.remember, PLACE);
    return flaws;
  });
}
