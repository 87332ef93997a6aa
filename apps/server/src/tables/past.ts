// What was told of a match before somebody came in, in pieces: long matches have megabytes of it, and not everybody reads what they ask for.

import type { Viewer } from '@pretender/kernel';
import { wasTold } from './catch-up.ts';
import type { Telling } from './telling.ts';

/** An event as it is sent: it is written as JSON once, however many ask for it. */
export interface ToldText {
  readonly to: Telling['to'];
  readonly text: string;
}

/** A piece is as long as that, or a little longer. */
const PIECE = 64 * 1024;

export class Past {
  readonly #story: readonly ToldText[];
  readonly #until: number;
  readonly #viewer: Viewer;
  #at = 0;

  /** As far as it goes at this moment: what is told from now on is heard anyway. */
  constructor(story: readonly ToldText[], viewer: Viewer) {
    this.#story = story;
    this.#until = story.length;
    this.#viewer = viewer;
  }

  get isOver(): boolean {
    return this.#at >= this.#until;
  }

  /** The next events, each in JSON. */
  next(): string[] {
    const events: string[] = [];
    for (let length = 0; length < PIECE && !this.isOver; this.#at++) {
      const telling = this.#story[this.#at];
      if (!wasTold(telling, this.#viewer)) continue;
      events.push(telling.text);
      length += telling.text.length + 1;
    }
    return events;
  }
}

/** The end of a frame: its events, and whether there are more. */
export function pieceOf(past: Past): string {
  const events = past.next().join();
  return `[${events}]${past.isOver ? '' : ',"more":true'}}`;
}
