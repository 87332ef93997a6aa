// Which game a link asks for: `/new?game=decrees`.

import { type GameId, isGame } from '../../games/ids.ts';

export function wantedGame(): GameId | null {
  const said = new URLSearchParams(location.search).get('game') ?? '';
  return isGame(said) ? said : null;
}
