// Now and then a character says something. What, who and whether follows from what lies open, and from nothing else: the function
// is never handed a card, so no word can give one away.

import type { Public } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { linesOf } from './lines.ts';
import { type Happening, happenings, type OccasionKind } from './occasions.ts';

export interface Remark {
  /** Names the occasion: one remark for each. */
  readonly about: string;
  readonly seat: Seat;
  readonly phrase: number;
}

/** One in so many is spoken of. */
const RARITY: { readonly [K in OccasionKind]: number } = {
  crowned: 1,
  repelled: 2,
  convicted: 2,
  exposed: 3,
  doubting: 4,
  sentenced: 8,
  pried: 3,
  finale: 1,
  greeting: 1,
};

/** A whole number out of words (FNV-1a): the same words, the same number. */
function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 4;
}

function roleOf({ to, by }: Happening, seat: number): 'to' | 'by' | 'others' {
  return seat === to ? 'to' : seat === by ? 'by' : 'others';
}

/**
 * All that would be said about what lies open now, the weightiest first. `levels` are the bots in their seats, null where somebody
 * else sits. Whether something is spoken of does not change while it lasts.
 */
export function remarksNow(table: Public, levels: readonly (string | null)[]): Remark[] {
  return happenings(table).flatMap((happening) => {
    const { kind, name, to, by } = happening;
    const about = `${kind} ${name}`;
    const speakers = levels.flatMap((level, seat) => {
      const phrases = linesOf(level, kind, roleOf(happening, seat));
      return phrases.length === 0 ? [] : [{ seat: seat as Seat, phrases }];
    });
    const chance = numberOf(`${about} ${to} ${by}`);
    if (speakers.length === 0 || chance % RARITY[kind] !== 0) return [];
    const { seat, phrases } = speakers[Math.floor(chance / RARITY[kind]) % speakers.length];
    return [{ about, seat, phrase: phrases[Math.floor(chance / 64) % phrases.length] }];
  });
}

/** Of any game: officials of Final Decrees say what they have to say by their offers. */
export function remarksIn(game: string, table: object, levels: readonly (string | null)[]): Remark[] {
  return game === 'hoax' ? remarksNow(table as Public, levels) : [];
}
