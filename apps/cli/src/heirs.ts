// What commands about The Heirs of Hoax alone take.

import { arenaCast, namesOf } from '@pretender/bots/arena';
import type { BotLevel } from '@pretender/protocol/constants';
import { courtFor, MIXED } from '@pretender/protocol/court';
import { anyOf, Complaint } from './complaint.ts';
import { SETTING_ARGS } from './table-setting.ts';

/** Rulebook, seats, options. */
const { game: _game, ...HEIRS_ARGS } = SETTING_ARGS;

export { HEIRS_ARGS };

export const HEIRS = 'hoax';

/** Everybody who can play it in the arena. */
export function levelNamed(text: string, word = 'LEVEL'): string {
  const known = Object.keys(arenaCast(HEIRS).players);
  if (known.includes(text)) return text;
  throw new Complaint(`${word} must be one of ${anyOf(known)}, not "${text}".`);
}

/** Whom the page seats where so many bots are wanted and nobody is chosen. */
export function courtOf(count: number): BotLevel[] {
  return courtFor({ game: HEIRS, company: MIXED, count, isTaken: () => false }).map(({ level }) => level);
}

/** One of them, or several with commas between. */
export function levelsNamed(text: string): string[] {
  return text.split(',').map((name) => {
    const known = namesOf(arenaCast(HEIRS));
    if (known.includes(name.trim())) return name.trim();
    throw new Complaint(
      `LEVEL must be one of ${anyOf([...known, MIXED])}, or several with commas between, not "${name.trim()}".`,
    );
  });
}
