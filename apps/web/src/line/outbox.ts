// Commands on their way. Each is kept until it is answered and sent again over the next socket, under the same id: the server
// does it once.

import type { Command } from '@pretender/protocol';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Command>;

export interface Reply {
  readonly ok: boolean;
  readonly code: string | null;
  readonly why: string | null;
  readonly field: string | null;
  readonly clause: string | null;
  /** Somebody was faster, and it counts as this. */
  readonly as: string | null;
}

export const DONE: Reply = { ok: true, code: null, why: null, field: null, clause: null, as: null };

/** By hand: `randomUUID` is missing where a page comes over plain http, as at home. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class Outbox {
  readonly #waiting = new Map<string, { command: Command; answer: (reply: Reply) => void }>();

  add(wish: Wish): { command: Command; reply: Promise<Reply> } {
    const command = { ...wish, id: newId() } as Command;
    const reply = new Promise<Reply>((answer) => this.#waiting.set(command.id, { command, answer }));
    return { command, reply };
  }

  settle(id: string, reply: Reply): void {
    this.#waiting.get(id)?.answer(reply);
    this.#waiting.delete(id);
  }

  /** In the order they were said. */
  get unanswered(): readonly Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }
}
