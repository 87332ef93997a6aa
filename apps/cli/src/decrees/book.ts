// The rules of Final Decrees and its options, told to whoever sets a table.

import { ABOUT, LANGUAGES, type Language, type Option, type Preset } from '@pretender/decrees/about';
import type { GameBook } from '../pack.ts';

export const decreesBook: GameBook = {
  rules: '@pretender/decrees/RULES.md',
  languages: LANGUAGES,
  preset: (name, language) => ABOUT[language as Language].presets[name as Preset],
  option(key, value, language) {
    const { options, off } = ABOUT[language as Language];
    const text = options[key as Option];
    if (value === false) return `${off}: ${text.does}`;
    if (!('values' in text)) return text.does;
    const names: Readonly<Record<string, string>> = text.values;
    return `${text.does} → ${names[String(value)]}`;
  },
};
