// Where it matters who speaks first, and from whom the seats are counted when nobody was.

import type { Ask, Seat } from '@pretender/kernel';
import type { Move } from '../move-types.ts';
import { isShouting } from '../rules/steps.ts';
import type { Public } from '../types.ts';

/** What is heard by everybody as soon as it is said. */
const SPOKEN: ReadonlySet<string> = new Set<Move['type']>(['doubt', 'immunise', 'outlaw', 'sentence', 'absolve']);

/** At a shouting table the first to speak counts (decision 3). */
export function isRace(table: Public, ask: Ask, type: string): boolean {
  return isShouting(table) && ask.mode === 'window' && SPOKEN.has(type);
}

export function lastSpeaker({ claim, turn }: Public): Seat {
  return claim?.seat ?? turn.seat;
}
