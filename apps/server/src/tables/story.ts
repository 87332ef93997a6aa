// What was told of this match, for those who come late and ask for it. It is read from the log once, and kept up to date while
// somebody asks now and then.

import type { Viewer } from '@pretender/kernel';
import type { Line } from '../store/store.ts';
import { type About, foldInSteps } from './catch-up.ts';
import { Past, type ToldText } from './past.ts';
import type { Telling } from './telling.ts';

const KEPT_FOR = 10 * 60_000;

export class Story {
  readonly #about: About;
  #told: ToldText[] | null = null;
  #askedAt = 0;

  constructor(about: About) {
    this.#about = about;
  }

  /** Of a line that was just written. */
  add(told: readonly Telling[], now: number): void {
    if (now - this.#askedAt > KEPT_FOR) this.forget();
    if (this.#told !== null) this.#told = longer(this.#told, told);
  }

  forget(): void {
    this.#told = null;
  }

  async tellTo(viewer: Viewer, now: number, read: () => Promise<readonly Line[]>): Promise<Past> {
    this.#askedAt = now;
    this.#told ??= await this.#fold(await read());
    return new Past(this.#told, viewer);
  }

  async #fold(lines: readonly Line[]): Promise<ToldText[]> {
    let story: ToldText[] = [];
    await foldInSteps(this.#about, lines, (told) => {
      story = longer(story, told);
    });
    return story;
  }
}

/** The picture has the last of what was said. All of it would be as long as the log, in one frame for whoever asks. */
const isTalk = ({ event }: Telling): boolean => event.type === '@said';

/** A new match has a list of its own: somebody may still be reading the one before. */
function longer(before: ToldText[], told: readonly Telling[]): ToldText[] {
  const isStart = told[0]?.event.type === '@started';
  const story = isStart ? [] : before;
  if (!isStart && story.length === 0) return story;
  for (const telling of told) if (!isTalk(telling)) story.push({ to: telling.to, text: JSON.stringify(telling.event) });
  return story;
}
