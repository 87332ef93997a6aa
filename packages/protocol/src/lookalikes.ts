// Letters of other alphabets that look like Latin ones, as far as names are concerned. Not all of Unicode's: those that somebody
// would use to sit down as somebody else.

const CYRILLIC = ['АВЕІЈКМНОРСТУХЅԁаеіјкорсухѕԛԝһӏвмнт', 'ABEIJKMHOPCTYXSdaeijkopcyxsqwhlbmht'] as const;
const GREEK = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγω', 'ABEZHIKMNOPTYXabeikvoptuxyw'] as const;
const OTHERS = ['ıȷɑɡօս', 'ijagou'] as const;

const LATIN = new Map(
  [CYRILLIC, GREEK, OTHERS].flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at]])),
);

/** Not seen, wherever it stands; the blank of Braille is no letter, but is not seen either. */
const NOT_SEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const seenOf = (text: string): string => text.replace(NOT_SEEN, '');

/** Two texts with the same skeleton look the same, or nearly so. */
export function skeletonOf(text: string): string {
  const letters = [...seenOf(text.normalize('NFKD'))].map((letter) => LATIN.get(letter) ?? letter);
  // Up and down again: some letters are written as two in capitals.
  return letters.join('').toUpperCase().toLowerCase();
}
