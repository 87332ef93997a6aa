// What one page of Final Decrees was told, kept as the page keeps it.

import type { Page } from '@playwright/test';
import { type Decrees, decrees } from '@pretender/decrees';
import { USUAL } from '@pretender/decrees/live';
import { evolveView, type Options, resolveOptions, type View, type Viewer, viewOf } from '@pretender/kernel';
import { type Settings, type Told, unabridged } from '@pretender/protocol';

interface Heard {
  readonly frame: string;
  /** Which of all sockets of this page. */
  readonly line: string;
}

/** In the page: each socket says what it hears. A browser's own reports of sockets may stop after a reload. */
function listen(): void {
  const { heard } = window as unknown as { heard(what: Heard): Promise<void> };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const line = crypto.randomUUID();
      this.addEventListener('message', ({ data }) => void heard({ frame: String(data), line }));
    }
  };
}

const WELCOME = '{"t":"welcome"';

export class Witness {
  readonly frames: string[] = [];
  readonly told: Told[] = [];
  view: View<Decrees> | null = null;
  #settings: Settings | null = null;
  #viewer: Viewer = 'public';
  #line = '';

  /** Before the page is loaded. */
  static async of(page: Page): Promise<Witness> {
    const witness = new Witness();
    await page.exposeFunction('heard', (heard: Heard) => witness.#listen(heard));
    await page.addInitScript(listen);
    return witness;
  }

  /** After a reload the last words of the old line may come behind the first of the new one. */
  #listen({ frame, line }: Heard): void {
    if (frame.startsWith(WELCOME)) this.#line = line;
    if (this.#line === line) this.#hear(frame);
  }

  get ask(): View<Decrees>['table']['asks'][number] | null {
    return this.view?.table.asks.findLast(({ mode }) => mode !== 'standing') ?? null;
  }

  /** What this person has to answer now. */
  get question(): string | null {
    const { ask, view } = this;
    if (ask === null || view === null || view.viewer === 'public' || !ask.seats.includes(view.viewer)) return null;
    return decrees.answered(view, ask) ? null : ask.kind;
  }

  has(type: string): boolean {
    return this.told.some((event) => event.type === type);
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = unabridged(JSON.parse(frame), USUAL);
    if (message.t === 'welcome') {
      this.#viewer = message.viewer;
      if (message.at) {
        this.#settings = message.at.settings;
        this.view = message.at.view as View<Decrees> | null;
      }
      for (const event of message.missed) this.#note(event);
    }
    if (message.t === 'told') for (const event of message.e) this.#note(event);
  }

  #note(event: Told): void {
    this.told.push(event);
    if (event.type === '@started') this.view = this.#blank();
    else if (!event.type.startsWith('@') && this.view) evolveView(decrees, this.view, event as never);
  }

  #blank(): View<Decrees> | null {
    if (this.#settings === null) return null;
    const resolved = resolveOptions(decrees.options, this.#settings.options as Options, this.#settings.seats);
    return resolved.ok ? viewOf(decrees.init(resolved.config, this.#settings.seats), this.#viewer) : null;
  }
}
