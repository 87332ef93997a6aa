// "de" and "que" lose their vowel before another one, and before an h that is not heard: "la carte d’Ada", "ce qu’Héritier a dit".

/** A foreign h is heard: Hans, Heinz, Holger. */
const HEARD = /^h(a|ei|o[al])/;
/** A y before a vowel is a consonant: Yann, but Yves. */
const SPOKEN_AT_ONCE = /^(h?[aeiouœæ]|y[^aeiou])/;

function beginsWithVowel(name: string): boolean {
  const plain = name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SPOKEN_AT_ONCE.test(plain) && !HEARD.test(plain);
}

const elided = (word: string) => (name: unknown) =>
  beginsWithVowel(String(name)) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

/** In a message: `{name, de}`. */
export const de = elided('de');
/** In a message: `{name, que}`. */
export const que = elided('que');
