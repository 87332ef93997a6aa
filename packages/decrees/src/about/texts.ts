// What a table setter can be told, as types: a text that is missing in a language does not compile.

import type { Config } from '../options.ts';

export const LANGUAGES = ['en', 'de', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PRESETS = ['standard', 'short', 'long', 'guarded'] as const;
export type Preset = (typeof PRESETS)[number];

export const GROUPS = ['setup', 'board', 'stagnation', 'deals', 'end'] as const;
export type Group = (typeof GROUPS)[number];

export type Option = keyof Config;

export interface OptionText {
  /** Fits on a phone. */
  readonly title: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** What it does to the length and the tension of a match. */
  readonly effect: string;
}

type TextFor<V> = [Extract<V, string>] extends [never]
  ? OptionText
  : OptionText & { readonly values: Readonly<Record<Extract<V, string>, string>> };

export interface PresetText {
  readonly title: string;
  readonly character: string;
}

export interface Texts {
  readonly options: { readonly [Key in Option]: TextFor<Config[Key]> };
  readonly presets: Readonly<Record<Preset, PresetText>>;
  readonly groups: Readonly<Record<Group, string>>;
  /** Before the sentence of a rule that was switched off. */
  readonly off: string;
  /** Whose game it is, and whose cards. */
  readonly credit: string;
}
