// A seat at a table, or a place in the gallery, however the table is reached: over the line, in this page, or on paper.

import type { Face } from '../games/face.ts';
import type { Farewell, LineState } from '../line/line.ts';
import type { Reply, Wish } from '../line/outbox.ts';
import type { Play } from './act.ts';
import type { Hands } from './all-hands.ts';
import type { Lesson } from './lesson.ts';
import type { PageClock } from './page-clock.ts';
import type { Picture } from './picture.ts';

export interface Sitting {
  readonly kind: 'live' | 'practice' | 'replay';
  /** As far as it may be shown by now; null until the first has come. */
  readonly picture: Picture | null;
  readonly face: Face | null;
  readonly clock: readonly PageClock[];
  readonly line: LineState;
  /** Why the table does not want us back. */
  readonly farewell: Farewell | null;
  /** Somebody's first turns, where this is their first table. */
  readonly lesson?: Lesson | null;
  /** The moment that is played, where there is one. */
  readonly play?: Play | null;
  /** This reader has seen enough of it. */
  seen?(): void;
  /** Where nobody else is made to hurry: everything goes faster until this reader is asked something. */
  hasten?(): void;
  send(wish: Wish): Promise<Reply>;
  /** What everybody held at the end; null before it, or where it cannot be had. */
  allHands(): Promise<Hands | null>;
  close(): void;
}
