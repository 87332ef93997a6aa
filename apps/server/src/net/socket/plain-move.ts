// A move without anything nested in it, checked by hand: almost every message is one, and the schema takes as long for it
// as the rules do. Whatever is not such a move is left to the schema, which also says what is wrong.

import type { CommandOf } from '@pretender/protocol';

export const ID = /^[\w-]{1,40}$/;
const MOST_LETTERS = 40;
const MOST_ITEMS = 20;
const FIELDS = 4;

const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_LETTERS;
const isSimple = (value: unknown): boolean => isWord(value) || Number.isFinite(value);

function isPlainValue(value: unknown): boolean {
  return isSimple(value) || (Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isSimple));
}

/** Nothing that JSON could bring in under a name that means something to every object. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && value.constructor === Object && !Object.hasOwn(value, '__proto__')
  );
}

function isPlainAnswer(move: unknown): boolean {
  if (!isPlainObject(move) || typeof move.type !== 'string') return false;
  // Most have nothing but that, and going through the fields of what has many shapes takes a search for each.
  const isOnlyType = Object.keys(move).length === 1;
  if (isOnlyType) return isWord(move.type);
  for (const key in move) if (key.length > MOST_LETTERS || !isPlainValue(move[key])) return false;
  return true;
}

/** The same as the schema would make of it; null where only the schema can say. */
export function plainMove(value: object): CommandOf<'move'> | null {
  if (!isPlainObject(value) || value.t !== 'move' || Object.keys(value).length !== FIELDS) return null;
  const { id, ask, move } = value;
  const isMove = typeof id === 'string' && ID.test(id) && Number.isSafeInteger(ask) && Number(ask) >= 0;
  return isMove && isPlainAnswer(move) ? (value as CommandOf<'move'>) : null;
}
