import { FACES, LESSONS } from '../../games/face.ts';
import { USUAL_GAME } from '../../games/ids.ts';
import { isNewToPractice } from '../../settings/practice-wish.ts';
import { wantedGame } from '../create/wanted-game.ts';
import { fetchAhead } from '../fetch-ahead.ts';

/** Whoever has never practised is led straight to a table: it is fetched beside the page, not after it. */
export function practiceAhead(): void {
  if (!isNewToPractice()) return;
  const game = wantedGame() ?? USUAL_GAME;
  fetchAhead(FACES[game](), import('@pretender/bots'), LESSONS[game]());
}
