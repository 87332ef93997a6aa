// What somebody has just said, over their seat for as long as it takes to read.

import type { Seat } from '@pretender/kernel';
import type { Picture } from '../../sitting/picture.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { words } from '../../words/words.svelte.ts';
import { linesIn } from './chat.ts';

/** A moment to notice it, and then some for each letter. */
const NOTICED = 2600;
const PER_LETTER = 45;

export class Talk {
  #said = $state.raw<ReadonlyMap<Seat, string>>(new Map());
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(sitting: Sitting) {
    let heard: Picture['chat'] | null = null;
    $effect(() => {
      const { picture } = sitting;
      if (picture === null || picture.chat === heard) return;
      // What was said before we came is not news.
      const isFirst = heard === null;
      const before = heard?.length ?? 0;
      heard = picture.chat;
      if (!isFirst) this.#hear(picture, before);
    });
    $effect(() => () => {
      for (const timer of this.#timers.values()) clearTimeout(timer);
    });
  }

  of(seat: Seat): string | null {
    return this.#said.get(seat) ?? null;
  }

  #hear(picture: Picture, before: number): void {
    const muted = picture.own?.muted ?? { seats: [], gallery: false };
    for (const { id, seat, said, isMine } of linesIn(picture, 'table', muted)) {
      if (id < before || seat === null || isMine) continue;
      this.#show(seat, 'text' in said ? said.text : words.phrases[`phrase_${said.phrase}` as 'phrase_0']());
    }
  }

  #show(seat: Seat, text: string): void {
    this.#said = new Map(this.#said).set(seat, text);
    clearTimeout(this.#timers.get(seat));
    const hide = () => {
      const rest = new Map(this.#said);
      rest.delete(seat);
      this.#said = rest;
    };
    this.#timers.set(seat, setTimeout(hide, NOTICED + PER_LETTER * text.length));
  }
}
