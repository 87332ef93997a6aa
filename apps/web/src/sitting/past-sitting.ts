// How a match ended, for whoever still looks at it while the next one has begun. Nothing can be done here but to go on.

import type { Face } from '../games/face.ts';
import { DONE } from '../line/outbox.ts';
import type { Picture } from './picture.ts';
import type { Sitting } from './sitting.ts';

export function pastSitting(face: Face, picture: Picture, onNext: () => void): Sitting {
  return {
    kind: 'live',
    picture,
    face,
    clock: [],
    line: 'open',
    farewell: null,
    async send({ t }) {
      if (t === 'rematch') onNext();
      return DONE;
    },
    async allHands() {
      const { handsFrom } = await import('./all-hands.ts');
      return picture.seed === null ? null : handsFrom(face.game, picture.code, picture.match);
    },
    close() {},
  };
}
