// Two names that people would take for one. Unicode's list of confusable characters (UTS 39) says which letters look alike.

import unhomoglyph from 'unhomoglyph';

/** As it is written, with marks apart, and with all ways to write a letter made one. */
const FORMS = ['NFC', 'NFD', 'NFKD'] as const;
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  // Some letters are written as two in capitals, and some small letters look like small capitals.
  (text) => text.toUpperCase(),
];

/** Not seen, wherever it stands; the blank of Braille is no letter, but is not seen either. A browser shows several spaces as one. */
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACES = /\s+/gu;

/**
 * What a name looks like, in every form and case: "0tto" is "Otto" as written, "ANN" is "Ann" in small letters. Letter case counts among
 * look-alikes ("I" and "l", but not "i"), so one common form for all would miss some.
 */
function skeletonsOf(name: string): readonly string[] {
  const seen = name.replace(NOT_SEEN, '').replace(SPACES, ' ');
  return FORMS.flatMap((form) => CASES.map((toCase) => unhomoglyph(toCase(seen.normalize(form))).normalize('NFD')));
}

export function isSameName(one: string, other: string): boolean {
  const others = skeletonsOf(other);
  return skeletonsOf(one).some((skeleton, at) => skeleton === others[at]);
}
