// Why a seat cannot be asked for, in the reader's language. The server says it in English, with how long it takes.

import { words } from '../../words/words.svelte.ts';
import { refusalText } from '../refusal-text.ts';

interface Refused {
  readonly code: string | null;
  readonly field: string | null;
  readonly why: string | null;
}

const AGAIN_IN = /ask again in (\d+) s/;
const OFTEN = /From your address/;
const IN_THE_SEAT = /in that seat/;
const BY_MANY = /Others ask/;

export function askingRefused(refusal: Refused): string {
  const why = refusal.code === 'not-now' ? (refusal.why ?? '') : '';
  if (BY_MANY.test(why)) return words.room.askedByMany();
  const minutes = Math.ceil(Number(AGAIN_IN.exec(why)?.[1] ?? 0) / 60);
  if (minutes > 0) return OFTEN.test(why) ? words.room.askedOften({ minutes }) : words.room.askAgainIn({ minutes });
  return IN_THE_SEAT.test(why) ? words.room.ownerIsHere() : refusalText(refusal);
}
