// The value of an option, from a word as it is typed.

import type { OptionField } from '@pretender/kernel';

/** `null` is an option without a value: a rule that is switched on. `undefined` is a value that the option cannot have. */
export function optionValue(field: OptionField, text: string | null): unknown {
  if (text === null) return field.kind === 'flag' ? true : undefined;
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (field.kind === 'choice') return field.of.find((value) => String(value) === text);
  if (field.kind === 'number')
    return /^\d+$/.test(text) && Number(text) >= field.from && Number(text) <= field.to ? Number(text) : undefined;
  const chosen =
    text === '' ? [] : text.split(',').map((part) => field.of.find((value) => String(value) === part.trim()));
  return chosen.includes(undefined) || new Set(chosen).size < chosen.length ? undefined : chosen;
}

export function exampleOf(field: OptionField): string {
  return Array.isArray(field.initial) ? field.initial.join(',') : String(field.initial ?? false);
}
