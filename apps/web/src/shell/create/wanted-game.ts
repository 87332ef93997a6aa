// Which game a link asks for: `/new?game=decrees`.

import { GAMES, type GameId, isGame } from '../../games/setup.ts';

export function wantedGame(): GameId | null {
  const said = new URLSearchParams(location.search).get('game') ?? '';
  return isGame(said) ? said : null;
}

export const USUAL_GAME: GameId = GAMES[0];
