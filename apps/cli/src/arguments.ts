// citty takes unknown options, missing values and superfluous words in silence. Here each gets its sentence.

import { parseArgs } from 'node:util';
import type { ArgDef, ArgsDef, CommandDef } from 'citty';
import { allOf, Complaint } from './complaint.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

function isValueOption(def: ArgDef): boolean {
  return def.type === 'string' || def.type === 'enum';
}

function tokensOf(defs: ArgsDef, rawArgs: readonly string[]): readonly Token[] {
  const named = Object.entries(defs).filter(([, def]) => def.type !== 'positional');
  const options = Object.fromEntries(
    named.map(([name, def]) => [name, { type: isValueOption(def) ? ('string' as const) : ('boolean' as const) }]),
  );
  return parseArgs({ args: [...rawArgs], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

/** A boolean option that is on unless it is switched off, or says what switching it off means. */
function canBeNegated(def: ArgDef | undefined): boolean {
  return def?.type === 'boolean' && (def.default === true || def.negativeDescription !== undefined);
}

function spellings(defs: ArgsDef): string[] {
  return Object.entries(defs)
    .filter(([, def]) => def.type !== 'positional')
    .flatMap(([name, def]) => (canBeNegated(def) ? [`--${name}`, `--no-${name}`] : [`--${name}`]));
}

function optionProblem(command: string, defs: ArgsDef, { name, rawName, value }: OptionToken): string | null {
  const def = Object.hasOwn(defs, name) ? defs[name] : undefined;
  if (def === undefined || def.type === 'positional' || !rawName.startsWith('--')) {
    if (name.startsWith('no-') && Object.hasOwn(defs, name.slice(3)) && canBeNegated(defs[name.slice(3)])) return null;
    return `${command} has no option ${rawName}; it has ${allOf([...spellings(defs), '--help'])}.`;
  }
  if (!isValueOption(def)) return value === undefined ? null : `${rawName} takes no value, so it cannot be "${value}".`;
  if (value !== undefined && value !== '' && !value.startsWith('--')) return null;
  return `${rawName} needs a value, as in ${rawName} ${def.valueHint ?? 'VALUE'}.`;
}

function positionalProblem(command: string, defs: ArgsDef, given: readonly string[]): string | null {
  const wanted = Object.entries(defs).filter(([, def]) => def.type === 'positional');
  const names = wanted.map(([name]) => name.toUpperCase());
  const example = wanted.map(([name, { valueHint }]) => valueHint ?? name.toUpperCase()).join(' ');
  if (wanted.filter(([, { required }]) => required !== false).length > given.length)
    return `${command} needs ${names[given.length]}, as in: pretender ${command} ${example}`;
  if (names.at(-1)?.endsWith('...') || given.length <= wanted.length) return null;
  const takes = names.length === 0 ? 'takes options only' : `takes only ${names.join(' ')}`;
  return `${command} cannot use "${given[wanted.length]}"; it ${takes}.`;
}

export function checkArguments(command: string, { args }: CommandDef, rawArgs: readonly string[]): void {
  const defs = (args ?? {}) as ArgsDef;
  const tokens = tokensOf(defs, rawArgs);
  for (const token of tokens) {
    const problem = token.kind === 'option' ? optionProblem(command, defs, token) : null;
    if (problem) throw new Complaint(problem);
  }
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const problem = positionalProblem(command, defs, words);
  if (problem) throw new Complaint(problem);
}

/** Every value of an option that may come several times; citty keeps the last one only. */
export function valuesOf(option: string, rawArgs: readonly string[]): string[] {
  const { values } = parseArgs({
    args: [...rawArgs],
    options: { [option]: { type: 'string', multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const given = values[option];
  return Array.isArray(given) ? given.map(String) : [];
}

export function wholeNumber(
  option: string,
  text: string,
  range: { readonly from: number; readonly to: number },
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.from && value <= range.to) return value;
  throw new Complaint(`--${option} cannot be "${text}"; it takes a whole number from ${range.from} to ${range.to}.`);
}
