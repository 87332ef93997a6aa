// Whom a table waits for that do not hear it, from what all can see.

import type { Seat } from '@pretender/kernel';
import type { Face } from '../games/face.ts';
import { isSeat, type Picture } from './picture.ts';
import { isLive } from './playing.ts';

const NOBODY: readonly Seat[] = [];

/** A beat waits for nobody in particular, over days nobody is missed, and whoever has to answer first is not told to wait. */
export function awaitedIn(face: Face, picture: Picture): readonly Seat[] {
  const { view, absent, standIns, isPaused, viewer } = picture;
  if (view === null || absent.length === 0 || isPaused || !isLive(face, picture)) return NOBODY;
  const asks = face.game.asks(view.table as never);
  const ask = asks.findLast(({ held, mode }) => !held && mode !== 'standing');
  if (ask === undefined || ask.clock === 'beat') return NOBODY;
  if (isSeat(viewer) && ask.seats.includes(viewer) && !face.game.answered(view as never, ask as never)) return NOBODY;
  return ask.seats.filter((seat) => absent.includes(seat) && !standIns.includes(seat) && seat !== viewer);
}
