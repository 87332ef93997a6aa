// What each character says, by the numbers of the phrases that everybody at a table has; the words are the client's.

import { CHARACTERS, type Character } from '../hoax/shrewd/characters.ts';
import type { OccasionKind } from './occasions.ts';

/** Said by the one it happens to, by the one who did it, by anybody else. */
interface Lines {
  readonly to?: readonly number[];
  readonly by?: readonly number[];
  readonly others?: readonly number[];
}

type Repertoire = { readonly [K in OccasionKind]?: Lines };

/** What anybody at court would say. */
const COURT: Repertoire = {
  crowned: { to: [18], others: [23, 22] },
  repelled: { to: [18], by: [16] },
  convicted: { to: [8, 22], by: [21] },
  exposed: { to: [8], others: [7, 17] },
  sentenced: { to: [13] },
  greeting: { others: [0] },
};

const OWN: { readonly [C in Character]: Repertoire } = {
  /** Kind, and a little hurt. */
  almoner: {
    exposed: { to: [16], others: [15] },
    doubting: { to: [2] },
    pried: { by: [19] },
    convicted: { to: [22], by: [18] },
  },
  /** Delighted by every lie, not least his own. */
  mountebank: { exposed: { to: [21, 1], others: [7] }, doubting: { to: [1, 2] }, finale: { to: [9] } },
  /** Saw it coming. */
  prosecutor: { convicted: { by: [17, 21] }, repelled: { by: [8] }, exposed: { others: [17] }, finale: { to: [14] } },
  /** Believes nothing. */
  doubter: { doubting: { by: [5, 3], others: [4] }, exposed: { others: [17, 3] }, pried: { to: [6] } },
  /** Thinks of the barrels. */
  treasurer: { sentenced: { to: [11, 12], by: [10] }, pried: { by: [10] }, convicted: { by: [10] } },
  /** Would look so well with a crown. */
  cousin: { finale: { to: [9], others: [9] }, crowned: { to: [9], others: [16] }, repelled: { others: [21] } },
  /** Forgets nothing. */
  duchess: { pried: { to: [20] }, sentenced: { to: [20, 8] }, doubting: { to: [8] }, exposed: { to: [20] } },
};

function isCharacter(level: string): level is Character {
  return (CHARACTERS as readonly string[]).includes(level);
}

/** Nothing from those without a character. */
export function linesOf(level: string | null, kind: OccasionKind, role: keyof Lines): readonly number[] {
  if (level === null || !isCharacter(level)) return [];
  return OWN[level][kind]?.[role] ?? COURT[kind]?.[role] ?? [];
}
