// Comparing whole rooms after every event, many millions of times.

import type { GameTypes, State } from '../contract.ts';
import { isEqual } from '../tree.ts';

type Comparer = (a: unknown, b: unknown) => boolean;

/** For the rooms of one game. */
export interface RoomComparers {
  readonly table: Comparer;
  readonly hand: Comparer;
  readonly vault: Comparer;
}

export function comparersFor<G extends GameTypes>({ table, hands, vault }: State<G>): RoomComparers {
  return { table: comparerFor(table), hand: comparerFor(hands[0]), vault: comparerFor(vault) };
}

const KNOWN = new Map<string, Comparer>();

/**
 * `isEqual` for trees that have the shape of this one. The function is written for the shape, so that every field is read
 * from where it lies instead of being looked up by its name, which takes three times as long. Whatever does not match is
 * left to `isEqual`.
 */
export function comparerFor(model: unknown): Comparer {
  const source = sourceFor(model);
  const known = KNOWN.get(source);
  if (known) return known;
  const comparer: Comparer = new Function('isEqual', 'listOf', `return ${source}`)(isEqual, listOf);
  KNOWN.set(source, comparer);
  return comparer;
}

function listOf(compare: Comparer): Comparer {
  return (a, b) => {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return isEqual(a, b);
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !compare(a[i], b[i])) return false;
    return true;
  };
}

function sourceFor(model: unknown): string {
  if (Array.isArray(model)) return `listOf(${sourceFor(model[0])})`;
  const fields = typeof model === 'object' && model !== null ? Object.entries(model) : [];
  return fields.length === 0 ? 'isEqual' : recordSource(fields);
}

function recordSource(fields: readonly [string, unknown][]): string {
  const parts = fields.map(([, value], i) => `const compare${i} = ${sourceFor(value)};`);
  const tests = fields.map(([key], i) => {
    const [one, other] = ['a', 'b'].map((tree) => `${tree}[${JSON.stringify(key)}]`);
    return `(${one} === ${other} ? ${one} !== undefined : compare${i}(${one}, ${other})) &&`;
  });
  return `(() => {
    ${parts.join('\n')}
    return (a, b) => {
      if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return isEqual(a, b);
      let size = 0;
      for (const _ in a) size++;
      for (const _ in b) size++;
      return (${tests.join('\n')} size === ${2 * fields.length}) || isEqual(a, b);
    };
  })()`;
}
