// Nobody sits down under a name that looks like another's.

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isSameName } from '../../src/tables/same-name.ts';

/** Unicode's list, as the library keeps it: a character, and what it looks like. */
const LOOKS_LIKE = createRequire(import.meta.url)('unhomoglyph/data.json') as Readonly<Record<string, string>>;

describe('names', () => {
  it.each([
    'BiIl/Bill',
    '0tto/Otto',
    'Bi1l/Bill',
    'B1LL/Bill',
    'Corn/Com',
    'Ann  Lee/Ann Lee',
    'Ann\u00a0Lee/Ann Lee',
    'ANN/Ann',
    'Ａnn/Ann',
    '𝐀nn/Ann',
    'Аnn/Ann',
    'Αnn/Ann',
    'Ann\u2800/Ann',
    'A\u034fnn/Ann',
    'Ann\ufe0f/Ann',
    'Ноrst/Horst',
    'норsт/Hopst',
    'Νora/Nora',
    'Воb/Bob',
    'Straße/STRASSE',
    'Ꭺnn/Ann',
    'Tоṃ/Tom\u0323',
    'ſritz/fritz',
    'ſritz/sritz',
  ])('that look alike are the same: %s', (pair) => {
    const [one, other] = pair.split('/');
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    'Ann/Anna',
    'Änn/Ann',
    'Анна/Инна',
    'Ali/All',
    'Ila/Lia',
    'Lisa/Luisa',
    'Jan/Jon',
    'Ann Lee/AnnLee',
    '张伟/张玮',
  ])('that do not look alike are two: %s', (pair) => {
    const [one, other] = pair.split('/');
    expect(isSameName(one, other)).toBe(false);
  });

  it('are the same with any letter or digit in place of one that Unicode says it looks like', () => {
    // Names come in the composed form only, so what is not in it cannot be in a name.
    const isInNames = (letter: string) => /^[\p{L}\p{N}]$/u.test(letter) && letter.normalize('NFC') === letter;
    const twins = Object.entries(LOOKS_LIKE).filter(([from]) => isInNames(from));
    expect(twins.length).toBeGreaterThan(3000);
    const different = twins.filter(([from, to]) => !isSameName(`K${from}s`, `K${to}s`));
    expect(different).toEqual([]);
  });
});
