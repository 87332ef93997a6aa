// What a table setter can be told, as types: a text that is missing in a language does not compile.

import type { Config } from '../options.ts';

export const LANGUAGES = ['en', 'de', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In the order in which they are offered: with the first somebody begins. */
export const PRESETS = ['quick', 'de', 'it', 'fr', 'en', 'eon1981', 'testers', 'crowd', 'children'] as const;
export type Preset = (typeof PRESETS)[number];

export const GROUPS = ['setup', 'actions', 'information', 'doubts', 'reactions', 'finale', 'points', 'fun'] as const;
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

/** The values that are words; numbers and flags speak for themselves. */
type NameIn<V> = V extends readonly (infer Item)[] ? Extract<Item, string> : Extract<V, string>;

type TextFor<V> = [NameIn<V>] extends [never]
  ? OptionText
  : OptionText & { readonly values: Readonly<Record<NameIn<V>, string>> };

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
}
