// Somebody's very first turns at a practice table: who says what when is written down, so that nothing goes wrong too early.

import type { Ask, GameTypes, RawMove, Seat, View } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';

type AnyView = View<GameTypes>;

/** Said after so many milliseconds. */
export interface Cue {
  readonly move: RawMove;
  readonly after: number;
}

export interface Lesson {
  readonly options: Settings['options'];
  /** play: it is on · asking: the newcomer is asked whether to go on · over: everybody does as they like */
  readonly stage: 'play' | 'asking' | 'over';
  /** Whether the lesson can be given with this deal: the view of each seat. */
  isGood(views: readonly AnyView[]): boolean;
  /** What a seat says here; 'wait' for nothing yet, null where nothing is written down. Asked again after every change. */
  answer(view: AnyView, ask: Ask, seat: Seat): Cue | 'wait' | null;
  /** What the newcomer should be told now, by a name that the game has words for. */
  hint?(view: AnyView): string | null;
  goOn(): void;
  /** Called when it goes on. */
  whenOver(job: () => void): void;
}
