// What a table setter is told about every option, in four languages. A door of its own: the engine needs none of it.

import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { fr } from './fr.data.ts';
import { it } from './it.data.ts';
import type { Language, Texts } from './texts.ts';

export const ABOUT: Readonly<Record<Language, Texts>> = { en, de, it, fr };

export { type Exclusion, excludes, FACTS, type Source } from './facts.ts';
export {
  GROUPS,
  type Group,
  LANGUAGES,
  type Language,
  type Option,
  type OptionText,
  PRESETS,
  type Preset,
  type PresetText,
  type Texts,
} from './texts.ts';
