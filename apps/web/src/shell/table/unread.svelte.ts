// How much was said since the chat was last open.

import type { Picture } from '../../sitting/picture.ts';

export class Unread {
  count = $state(0);
  #seen: Picture['chat'] | null = null;

  follow(picture: Picture | null, isOpen: boolean): void {
    if (picture === null) return;
    const { chat } = picture;
    // What was said before we came is not news.
    if (isOpen || this.#seen === null) this.#seen = chat;
    const last = this.#seen.at(-1);
    const at = last ? chat.lastIndexOf(last) : -1;
    this.count = isOpen ? 0 : chat.length - 1 - at;
  }
}
