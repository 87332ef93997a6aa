// Options are data: fields, named bundles (editions) and what excludes what. They are resolved once, before the
// match, to a small config; after that nobody asks which edition is played.

import type { Value } from './contract.ts';

interface FlagField {
  readonly kind: 'flag';
  /** `null`: neither on nor off until somebody says so. */
  readonly initial: boolean | null;
}
interface ChoiceField<V> {
  readonly kind: 'choice';
  readonly of: readonly V[];
  readonly initial: V;
}
interface NumberField {
  readonly kind: 'number';
  readonly from: number;
  readonly to: number;
  readonly initial: number;
}
interface SetField<V> {
  readonly kind: 'set';
  readonly of: readonly V[];
  readonly min: number;
  readonly initial: readonly V[];
}

export type OptionField = FlagField | ChoiceField<Value> | NumberField | SetField<Value>;

/** The field that can hold this type. */
type FieldFor<V> = [V] extends [boolean | null]
  ? FlagField
  : [V] extends [readonly (infer Item)[]]
    ? SetField<Item>
    : number extends V
      ? NumberField | ChoiceField<V>
      : ChoiceField<V>;

/** One of these values, or any but this one. */
type Held<V> = readonly V[] | { readonly not: V };

/** Refused when every option named holds one of these values and the seats lie in the range. */
export interface Conflict<Config extends object> {
  readonly when: { readonly [Key in keyof Config]?: Held<Config[Key]> };
  readonly seats?: { readonly from: number; readonly to: number };
  readonly why: string;
}

/** Options that mean something else in new tables than they did before, and what they meant. */
interface Changed<Config extends object> {
  /** Only where these options hold one of these values. */
  readonly when: Conflict<Config>['when'];
  readonly options: Partial<Config>;
}

export interface OptionsSpec<Config extends object> {
  readonly fields: { readonly [Key in keyof Config]: FieldFor<Config[Key]> };
  /** The option that names a bundle, e.g. `edition`. */
  readonly presetKey: string;
  readonly presets: Readonly<Record<string, Partial<Config>>>;
  readonly initialPreset: string;
  readonly conflicts: readonly Conflict<Config>[];
  /** For tables and records that were kept before these options changed: they may not name them. */
  readonly before?: readonly Changed<Config>[];
}

export type Options = Readonly<Record<string, unknown>>;

/** Either a config, or every reason why not, each one sentence. */
export type Resolution<Config> =
  | { readonly ok: true; readonly config: Config; readonly preset: string }
  | { readonly ok: false; readonly problems: readonly string[] };

export function resolveOptions<Config extends object>(
  spec: OptionsSpec<Config>,
  options: Options,
  seatCount: number,
): Resolution<Config> {
  const { [spec.presetKey]: preset = spec.initialPreset } = options;
  const config = configOf(spec, options);
  if (config === null) return { ok: false, problems: [unknownPreset(spec, preset)] };
  const problems: string[] = Object.keys(config).flatMap((key) => fieldProblem(spec, key, (config as Options)[key]));
  if (problems.length === 0) problems.push(...conflictProblems(spec, config as Options, seatCount));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config, preset: String(preset) };
}

/** Not checked yet; `null` if the bundle is not known. */
function configOf<Config extends object>(spec: OptionsSpec<Config>, options: Options): Config | null {
  const { [spec.presetKey]: named = spec.initialPreset, ...own } = options;
  const preset = typeof named === 'string' && Object.hasOwn(spec.presets, named) ? spec.presets[named] : undefined;
  return preset ? ({ ...initialConfig(spec), ...preset, ...own } as Config) : null;
}

/** What changed options meant before, as far as they matter here. */
function meantBefore<Config extends object>(spec: OptionsSpec<Config>, config: Config | null): Options {
  const { before = [] } = spec;
  const changed = before.filter(({ when }) => config !== null && areHeld(when, config as Options));
  return Object.assign({}, ...changed.map(({ options }) => options));
}

/** The options of what was kept: an option that has changed since, and is not named, means what it meant then. */
export function optionsKept<Config extends object>(spec: OptionsSpec<Config>, options: Options): Options {
  return { ...meantBefore(spec, configOf(spec, options)), ...options };
}

/** The options of something new, to be kept: every option that has changed is named, so that it is not taken for older. */
export function optionsToKeep<Config extends object>(spec: OptionsSpec<Config>, options: Options): Options {
  const config = configOf(spec, options);
  const changed = Object.keys(meantBefore(spec, config));
  return { ...Object.fromEntries(changed.map((key) => [key, (config as Options)[key]])), ...options };
}

function initialConfig<Config extends object>(spec: OptionsSpec<Config>): Options {
  const fields = Object.entries(spec.fields) as [string, OptionField][];
  return Object.fromEntries(fields.map(([key, field]) => [key, field.initial]));
}

function unknownPreset(spec: OptionsSpec<object>, named: unknown): string {
  const known = Object.keys(spec.presets).join(', ');
  return `${spec.presetKey} ${JSON.stringify(named)} is not known; there are ${known}`;
}

function fieldProblem<Config extends object>(spec: OptionsSpec<Config>, key: string, value: unknown): string[] {
  const field = Object.hasOwn(spec.fields, key) ? (spec.fields[key as keyof Config] as OptionField) : undefined;
  if (!field)
    return [`option "${key}" is not known; there are ${[spec.presetKey, ...Object.keys(spec.fields)].join(', ')}`];
  return holds(field, value) ? [] : [`option ${key} cannot be ${JSON.stringify(value)}; it takes ${describe(field)}`];
}

function holds(field: OptionField, value: unknown): boolean {
  if (field.kind === 'flag') return typeof value === 'boolean' || (value === null && field.initial === null);
  if (field.kind === 'choice') return field.of.includes(value as Value);
  if (field.kind === 'number')
    return Number.isInteger(value) && (value as number) >= field.from && (value as number) <= field.to;
  return (
    Array.isArray(value) &&
    value.length >= field.min &&
    new Set(value).size === value.length &&
    value.every((item) => field.of.includes(item as Value))
  );
}

export function describe(field: OptionField): string {
  if (field.kind === 'flag') return 'true or false';
  if (field.kind === 'choice') return field.of.join(', ');
  if (field.kind === 'number') return `a whole number from ${field.from} to ${field.to}`;
  return `a list of ${field.min > 0 ? `at least ${field.min} of ` : ''}${field.of.join(', ')}`;
}

function conflictProblems<Config extends object>(
  spec: OptionsSpec<Config>,
  config: Options,
  seatCount: number,
): string[] {
  return spec.conflicts
    .filter(({ seats }) => !seats || (seatCount >= seats.from && seatCount <= seats.to))
    .filter(({ when }) => areHeld(when, config))
    .map(({ when, seats, why }) => `${asSet(when, config, seats ? seatCount : null)}: ${why}`);
}

function areHeld(when: object, config: Options): boolean {
  return Object.entries<Held<unknown>>(when as never).every(([key, held]) => isHeld(held, config[key]));
}

function isHeld(held: Held<unknown>, value: unknown): boolean {
  return 'not' in held ? held.not !== value : held.includes(value);
}

/** What does not go together, as it was set: "suddenDeath and startPoints 3". */
function asSet(when: object, config: Options, seatCount: number | null): string {
  const parts = Object.keys(when).map((key) => (config[key] === true ? key : `${key} ${String(config[key])}`));
  return [...parts, ...(seatCount === null ? [] : [`${seatCount} seats`])].join(' and ');
}
