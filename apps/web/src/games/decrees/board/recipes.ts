// What each kind of move asks for, and how the answers make the move. A card asks for what the deck file says; nothing here
// is written for a single card.

import { type Ministry, type Public, SUBSTITUTE, type Target } from '@pretender/decrees';
import type { FieldSpec, RawMove, Value } from '@pretender/kernel';
import type { Control, MoveType } from './controls.ts';
import { arrowOf, arrowValue, type Choices, NONE, type SlotSpec } from './slots.ts';

interface Recipe {
  slots(table: Public, control: Control, given: Choices): readonly SlotSpec[];
  build(control: Control, given: Choices): Omit<RawMove, 'type'>;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const seats = (name: string, { players }: Public): SlotSpec => ({
  name,
  kind: 'seat',
  values: players.map((_, seat) => seat),
});
const ministries = (name: string, table: Public): SlotSpec => ({ name, kind: 'ministry', values: table.ministries });
const decrees = (name: string, table: Public): SlotSpec => ({
  name,
  kind: 'decree',
  values: Object.keys(table.decrees).filter((id) => table.decrees[id].at !== null),
});
const edited = (name: string, kind: 'posts' | 'spread' | 'removal'): SlotSpec => ({ name, kind, values: [] });

/** Every value that one of the forms offers for a field. */
function offered({ specs }: Control, name: string): readonly Value[] {
  const fields = specs.map(({ fields: each }) => each[name]).filter((field): field is FieldSpec => field !== undefined);
  const values = fields.flatMap((field) => {
    if (field.kind === 'one') return field.of;
    return field.kind === 'number' ? range(field.from, field.to) : [];
  });
  return [...new Set(values)];
}

const CHANGES = ['add', 'remove', 'reverse', 'move'] as const;

/** A change of the chart: what, which arrow, and where it leads. */
function changeSlots(table: Public, given: Choices): readonly SlotSpec[] {
  const kinds = table.arrows.length === 0 ? ['add'] : CHANGES;
  const change: SlotSpec = { name: 'change', kind: 'choice', values: kinds };
  const arrow: SlotSpec = { name: 'arrow', kind: 'arrow', values: table.arrows.map(arrowValue) };
  const ends = [ministries('from', table), ministries('to', table)];
  if (given.change === undefined) return [change];
  if (given.change === 'add') return [change, ...ends];
  return given.change === 'move' ? [change, arrow, ...ends] : [change, arrow];
}

function changeOf({ change, arrow, from, to }: Choices): Readonly<Record<string, unknown>> {
  if (change === 'add') return { change, arrow: [from, to] };
  return change === 'move' ? { change, arrow: arrowOf(arrow), to: [from, to] } : { change, arrow: arrowOf(arrow) };
}

/** The special action of a ministry, wherever it is done from. */
function specialSlots(table: Public, ministry: unknown, given: Choices): readonly SlotSpec[] {
  if (ministry === 'EXE') return changeSlots(table, given);
  if (ministry === 'HR') return [edited('directors', 'posts')];
  return ministry === 'SEC' ? [ministries('ministry', table)] : [];
}

function specialArgs(ministry: unknown, given: Choices): Readonly<Record<string, unknown>> {
  if (ministry === 'EXE') return changeOf(given);
  if (ministry === 'HR') return { directors: given.directors };
  return ministry === 'SEC' ? { ministry: given.ministry } : {};
}

/** A slot of a card is called `$q`, so that it never meets a name of our own. */
const slotName = ({ slot }: Target): string => `$${slot}`;

function targetSlots(table: Public, target: Target, given: Choices): readonly SlotSpec[] {
  const { kind, min, max, options, onlyIf, of, optional } = target;
  if (onlyIf !== null && given[`$${onlyIf.slot}`] !== onlyIf.value) return [];
  if (kind === 'restructure') return changeSlots(table, given);
  if (kind === 'specialArgs') return specialSlots(table, given[`$${of}`], given);
  const name = slotName(target);
  const spec: { readonly [K in 'player' | 'ministry' | 'decree' | 'amount' | 'choice']: SlotSpec } = {
    player: seats(name, table),
    ministry: ministries(name, table),
    decree: decrees(name, table),
    amount: { name, kind: 'amount', values: range(min, max) },
    choice: { name, kind: 'choice', values: options },
  };
  return [optional ? { ...spec[kind], isOptional: true } : spec[kind]];
}

function targetValue(target: Target, given: Choices): unknown {
  if (target.kind === 'restructure') return changeOf(given);
  if (target.kind === 'specialArgs') return specialArgs(given[`$${target.of}`], given);
  return given[slotName(target)];
}

const targetsOf = ({ card }: Control): readonly Target[] => SUBSTITUTE.cards.get(card ?? '')?.targets ?? [];

const card: Recipe = {
  slots: (table, control, given) => targetsOf(control).flatMap((target) => targetSlots(table, target, given)),
  build(control, given) {
    const filled = targetsOf(control)
      .map((target): [string, unknown] => [target.slot, targetValue(target, given)])
      .filter(([, value]) => value !== undefined && value !== NONE);
    return { card: control.card, with: Object.fromEntries(filled) };
  },
};

const plain: Recipe = { slots: () => [], build: () => ({}) };

/** Fields that are filled by slots of the same names. */
const filledBy = (...makers: readonly ((table: Public, control: Control) => SlotSpec)[]): Recipe => ({
  slots: (table, control) => makers.map((make) => make(table, control)),
  build: (_control, given) => given,
});

const answer: Recipe = {
  slots(_table, control) {
    const values = offered(control, 'amount');
    return values.length === 0 ? [] : [{ name: 'amount', kind: 'amount', values }];
  },
  build: (control, given) => ({ card: control.card, ...given }),
};

/** Deals have forms of their own, beside the map. */
const RECIPES: { readonly [T in MoveType]: Recipe } = {
  draw: plain,
  treasury: plain,
  manoeuvres: plain,
  end: plain,
  pass: plain,
  agree: plain,
  object: plain,
  play: card,
  react: answer,
  distribute: filledBy(() => edited('blame', 'spread')),
  forward: filledBy(
    (table) => decrees('decree', table),
    (table) => ministries('to', table),
  ),
  move: filledBy(
    (table) => seats('player', table),
    (table) => ministries('to', table),
  ),
  stamp: filledBy((table) => decrees('decree', table)),
  investigate: filledBy((table) => ministries('ministry', table)),
  reassign: filledBy(() => edited('directors', 'posts')),
  restructure: {
    slots: (table, _control, given) => changeSlots(table, given),
    build: (_control, given) => changeOf(given),
  },
  bid: filledBy((_table, control) => ({ name: 'blame', kind: 'amount', values: offered(control, 'blame') })),
  assign: filledBy(() => edited('directors', 'posts')),
  pick: filledBy((_table, control) => ({ name: 'card', kind: 'card', values: offered(control, 'card') })),
  top: filledBy((table) => ministries('ministry', table)),
  remove: {
    slots: () => [edited('removal', 'removal')],
    build: (_control, { removal }) => ({ ...(removal as object) }),
  },
  offer: plain,
  counter: plain,
  accept: plain,
  decline: plain,
  withdraw: plain,
  promise: plain,
  publish: plain,
  mark: plain,
};

export function slotsOf(table: Public, control: Control, given: Choices): readonly SlotSpec[] {
  return RECIPES[control.type].slots(table, control, given);
}

export function buildMove(control: Control, given: Choices): RawMove {
  return { type: control.type, ...RECIPES[control.type].build(control, given) };
}

/** Which ministries a spread or a first assignment is about. */
export function scopeOf({ specs }: Control, field: 'blame' | 'directors'): readonly Ministry[] {
  const all = specs.flatMap(({ fields }) => {
    const found = fields[field];
    return found?.kind === 'record' ? (Object.keys(found.of) as Ministry[]) : [];
  });
  return [...new Set(all)];
}
