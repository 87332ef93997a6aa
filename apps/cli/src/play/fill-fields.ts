// From a described move to a concrete one: a question for every field that is still open, with legal values only.

import {
  expand,
  type FieldSpec,
  type Fields,
  type GameTypes,
  type MoveSpec,
  type RawMove,
  type Value,
} from '@pretender/kernel';
import { choose, type Desk, type Item, isWay, sceneAt, type Way } from './desk.ts';
import { assembled, leavesOf, nameOf, type Path, valueAt, valuesOf } from './parts.ts';

type Some = Extract<FieldSpec, { kind: 'some' }>;
type List = Extract<FieldSpec, { kind: 'list' }>;
type Nested = Extract<FieldSpec, { kind: 'record' | 'tuple' }>;
type Row = Readonly<Record<string, unknown>>;

/** A spec that is being filled in, what makes a complete move of it legal, and the last item of every menu. */
interface Form {
  readonly spec: MoveSpec;
  readonly exit: Item<Way>;
  isLegal(move: RawMove): boolean;
}

/** A field with what has been chosen before it. */
interface Blank {
  readonly name: string;
  readonly move: RawMove;
  readonly exit: Item<Way>;
}

type NameIn = Pick<Blank, 'name' | 'move'>;

function itemsOf<G extends GameTypes>(desk: Desk<G>, { name, move }: NameIn, values: readonly Value[]): Item<Value>[] {
  const scene = sceneAt(desk);
  return values.map((value) => ({ label: desk.pack.text.value(name, value, scene, move.type), hint: null, value }));
}

async function askValue<G extends GameTypes>(
  desk: Desk<G>,
  { name, move, exit }: Blank,
  values: readonly Value[],
): Promise<Value | Way> {
  if (values.length === 1) return values[0];
  return choose(desk.io, desk.pack.text.field(name, move, sceneAt(desk)), itemsOf(desk, { name, move }, values), exit);
}

/** One after the other; "that is all" as soon as there are enough. */
async function askSome<G extends GameTypes>(
  desk: Desk<G>,
  { name, move, exit }: Blank,
  { of, min, max, repeats }: Some,
): Promise<Value[] | Way> {
  const chosen: Value[] = [];
  while (chosen.length < max) {
    const left = repeats ? of : of.filter((value) => !chosen.includes(value));
    const count = max > 1 ? ` (${chosen.length + 1} of ${max})` : '';
    const message = `${desk.pack.text.field(name, move, sceneAt(desk))}${count}`;
    const items: Item<Value | null>[] = itemsOf(desk, { name, move }, left);
    if (chosen.length >= min) items.unshift({ label: 'That is all', hint: null, value: null });
    const answer = items.length === 1 ? items[0].value : await choose(desk.io, message, items, exit);
    if (isWay(answer)) return answer;
    if (answer === null) break;
    chosen.push(answer);
  }
  return chosen;
}

const ENOUGH = [
  { label: 'That is all', hint: null, value: false },
  { label: 'One more', hint: null, value: true },
] as const;

async function askRows<G extends GameTypes>(
  desk: Desk<G>,
  form: Form,
  given: RawMove,
  [name, field]: [string, List],
): Promise<Row[] | Way> {
  const rows: Row[] = [];
  while (rows.length < field.max) {
    const rowForm: Form = {
      ...form,
      spec: { ...form.spec, fields: field.of },
      isLegal: ({ type: _, ...row }) => form.isLegal({ ...given, [name]: [...rows, row] }),
    };
    if (legalMoves(rowForm, { type: form.spec.type }).length === 0) break;
    if (rows.length >= field.min) {
      const more = await choose(desk.io, 'Anything else?', ENOUGH, form.exit);
      if (isWay(more)) return more;
      if (!more) break;
    }
    const row = await fillForm(desk, rowForm);
    if (isWay(row)) return row;
    const { type: _, ...fields } = row;
    rows.push(fields);
  }
  return rows;
}

/** Leaf by leaf, with values that lead to a legal move; where these are too many to list, any that fit. */
async function askParts<G extends GameTypes>(
  desk: Desk<G>,
  form: Form,
  given: RawMove,
  [name, field]: [string, Nested],
): Promise<unknown> {
  let legal = legalMoves(form, given).map((move) => move[name]);
  const isListed = legal.length > 0;
  const chosen = new Map<string, unknown>();
  for (const leaf of leavesOf(field)) {
    const values = isListed ? [...new Set(legal.map((row) => valueAt(row, leaf.path)))] : valuesOf(leaf.field);
    const value = values.length === 1 ? values[0] : await askLeaf(desk, form, { given, name, path: leaf.path }, values);
    if (isWay(value)) return value;
    chosen.set(leaf.path.join(), value);
    legal = legal.filter((row) => valueAt(row, leaf.path) === value);
  }
  return assembled(field, (path) => chosen.get(path.join()));
}

async function askLeaf<G extends GameTypes>(
  desk: Desk<G>,
  { exit }: Form,
  { given, name, path }: { readonly given: RawMove; readonly name: string; readonly path: Path },
  values: readonly unknown[],
): Promise<unknown> {
  const { text } = desk.pack;
  const scene = sceneAt(desk);
  const part = nameOf([name, ...path]);
  const label = (value: unknown): string =>
    value === undefined ? 'leave it as it is' : text.value(part, value as Value, scene, given.type);
  const items = values.map((value): Item<unknown> => ({ label: label(value), hint: null, value }));
  return choose(desk.io, text.field(part, given, scene), items, exit);
}

function legalMoves({ spec, isLegal }: Form, given: RawMove): RawMove[] {
  return [...expand(spec, given)].filter(isLegal);
}

/** Values of a field that lead to a legal move; with a list to come, whatever the spec says. */
function openValues(form: Form, given: RawMove, name: string): Value[] {
  const field = form.spec.fields[name];
  if (hasList(form.spec.fields)) return field.kind === 'one' ? [...field.of] : [];
  return [...new Set(legalMoves(form, given).map((move) => move[name] as Value))];
}

function hasList(fields: Fields): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'list');
}

async function askField<G extends GameTypes>(
  desk: Desk<G>,
  form: Form,
  given: RawMove,
  name: string,
): Promise<unknown> {
  const field = form.spec.fields[name];
  const blank = { name, move: given, exit: form.exit };
  if (field.kind === 'list') return askRows(desk, form, given, [name, field]);
  if (field.kind === 'record' || field.kind === 'tuple') return askParts(desk, form, given, [name, field]);
  if (field.kind === 'some') return askSome(desk, blank, field);
  return askValue(desk, blank, openValues(form, given, name));
}

async function fillForm<G extends GameTypes>(desk: Desk<G>, form: Form): Promise<RawMove | Way> {
  let move: RawMove = { type: form.spec.type };
  for (const [name, field] of Object.entries(form.spec.fields)) {
    if (field.kind === 'one' && field.optional) continue;
    const answer = await askField(desk, form, move, name);
    if (isWay(answer)) return answer;
    move = { ...move, [name]: answer };
  }
  return move;
}

export function fillMove<G extends GameTypes>(desk: Desk<G>, spec: MoveSpec, exit: Item<Way>): Promise<RawMove | Way> {
  const { match, seat, pack } = desk;
  const own = pack.fillers?.[spec.type];
  if (own !== undefined) return own(desk, spec, exit);
  const isLegal = (move: RawMove): boolean => match.game.check(match.views[seat], move as G['Move']) === null;
  return fillForm(desk, { spec, exit, isLegal });
}
