import { FACES, LESSONS } from '../../games/face.ts';
import { isGame, USUAL_GAME } from '../../games/ids.ts';
import { isNewToPractice, keptPractice } from '../../settings/practice-wish.ts';
import { wantedGame } from '../create/wanted-game.ts';
import { fetchAhead } from '../fetch-ahead.ts';

/** Everybody is led straight to a table: it is fetched beside the page, not after it. */
export function practiceAhead(): void {
  const last = keptPractice()?.game ?? '';
  const game = wantedGame() ?? (isGame(last) ? last : USUAL_GAME);
  fetchAhead(FACES[game](), import('@pretender/bots'));
  if (isNewToPractice()) fetchAhead(LESSONS[game]());
}
