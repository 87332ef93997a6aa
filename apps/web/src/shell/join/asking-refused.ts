// Why a seat cannot be asked for, in the reader's language. The server says it in English, with how long it takes.

import { words } from '../../words/words.svelte.ts';
import { refusalText } from '../refusal-text.ts';

interface Refused {
  readonly code: string | null;
  readonly field: string | null;
  readonly why: string | null;
}

const AGAIN_IN = /ask again in (\d+) s/;
const IN_THE_SEAT = /in that seat/;
const BY_MANY = /Others ask/;

export function askingRefused(refusal: Refused): string {
  const why = refusal.code === 'not-now' ? (refusal.why ?? '') : '';
  const seconds = AGAIN_IN.exec(why)?.[1];
  if (seconds !== undefined) return words.room.askAgainIn({ minutes: Math.ceil(Number(seconds) / 60) });
  if (IN_THE_SEAT.test(why)) return words.room.ownerIsHere();
  return BY_MANY.test(why) ? words.room.askedByMany() : refusalText(refusal);
}
