// Records and tuples, nested or not, as a flat list of places that each hold one value.

import type { FieldSpec } from '@pretender/kernel';

export type Path = readonly (string | number)[];

/** A single value inside a field. */
export interface Leaf {
  readonly path: Path;
  readonly field: FieldSpec;
}

export function leavesOf(field: FieldSpec, path: Path = []): Leaf[] {
  if (field.kind === 'record')
    return Object.entries(field.of).flatMap(([name, part]) => leavesOf(part, [...path, name]));
  if (field.kind === 'tuple') return field.of.flatMap((part, at) => leavesOf(part, [...path, at]));
  return [{ path, field }];
}

/** What a leaf may hold, where no list of legal moves says so; it may also be left out. */
export function valuesOf(field: FieldSpec): unknown[] {
  if (field.kind === 'one') return [undefined, ...field.of];
  if (field.kind !== 'number') return [undefined];
  return [undefined, ...Array.from({ length: field.to - field.from + 1 }, (_, step) => field.from + step)];
}

export function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], tree);
}

/** The same field again, with a value for every leaf that has one. */
export function assembled(field: FieldSpec, held: (path: Path) => unknown, path: Path = []): unknown {
  if (field.kind === 'tuple') return field.of.map((part, at) => assembled(part, held, [...path, at]));
  if (field.kind !== 'record') return held(path);
  const entries = Object.entries(field.of).map(([name, part]) => [name, assembled(part, held, [...path, name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function nameOf(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}
