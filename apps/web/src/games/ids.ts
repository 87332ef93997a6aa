// Which games there are.

export const GAMES = ['hoax', 'decrees'] as const;
export type GameId = (typeof GAMES)[number];

/** For who does not want to choose. */
export const USUAL_GAME: GameId = GAMES[0];

export function isGame(id: string): id is GameId {
  return GAMES.some((game) => game === id);
}
