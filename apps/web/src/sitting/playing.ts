// Whether a match is on, and whether whoever is away is missed in it.

import type { Face } from '../games/face.ts';
import type { Picture } from './picture.ts';

/** A match is on: dealt, and nobody crowned yet. */
export function isPlaying(face: Face, { view, isWoundUp }: Pick<Picture, 'view' | 'isWoundUp'>): boolean {
  return view !== null && !isWoundUp && face.game.outcome(view.table as never) === null;
}

/** Over days, and in a waiting room, all who have a seat count, whoever is here. */
export function isLive(face: Face, picture: Picture): boolean {
  return isPlaying(face, picture) && picture.settings.speed !== 'days';
}

/** A match that was decided, not one that was called off. */
export const isDecided = (face: Face, { view, isWoundUp }: Picture): boolean =>
  view !== null && !isWoundUp && face.game.outcome(view.table as never) !== null;
