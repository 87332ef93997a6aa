// What a page needs at run time without the schemas: a door of its own, so that no schema library comes with it.

export const PROTOCOL = 2;
export const SPEEDS = ['brisk', 'normal', 'relaxed', 'off', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];
const CHARACTERS = ['almoner', 'mountebank', 'prosecutor', 'doubter', 'treasurer', 'cousin', 'duchess'] as const;
/** Who can sit in, game by game: levels, the weakest first, and then characters, who have no order. */
export const BOT_LEVELS = {
  hoax: ['random', 'honest', 'squire', 'shrewd', 'wily', 'farsighted', ...CHARACTERS],
  decrees: ['clerk', 'secretary', 'permanentSecretary'],
} as const;
export type BotLevel = (typeof BOT_LEVELS)[keyof typeof BOT_LEVELS][number];
export function levelsOf(game: string): readonly BotLevel[] {
  return Object.hasOwn(BOT_LEVELS, game) ? BOT_LEVELS[game as keyof typeof BOT_LEVELS] : [];
}
/** Whom people may choose. All others only play on where they sit already, and for programs. */
const OFFERED: Readonly<Record<string, readonly BotLevel[]>> = {
  hoax: ['squire', 'shrewd', 'wily', 'farsighted', 'almoner', 'mountebank', 'prosecutor', 'doubter'],
  decrees: BOT_LEVELS.decrees,
};
export function offeredLevels(game: string): readonly BotLevel[] {
  return Object.hasOwn(OFFERED, game) ? OFFERED[game] : [];
}
/** Has a habit, and no place in the order of strength. */
export const isCharacter = (level: BotLevel): boolean => CHARACTERS.some((each) => each === level);
export const MOST_SEATS = 14;
export const AUTO_PASS = ['off', 'turn', 'concern', 'round'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];
export const PHRASES = 24;
export const TEXT_LENGTH = 280;
export const NAME_LENGTH = 24;
