// A table that the test plays instead of a server: it sits in the page's line and shows it any moment of a match.

import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import {
  type Person,
  type Phase,
  PROTOCOL,
  type ServerMessage,
  type Settings,
  type Snapshot,
  type Told,
} from '@pretender/protocol';
import type { Scene } from './scenes.ts';

export const PLAYERS = [
  'Ann',
  'Bob',
  'Cid',
  'Dora',
  'Egon',
  'Fritzi',
  'Gerd',
  'Hanno',
  'Ida',
  'Jost',
  'Kaja',
  'Lea',
  'Malte',
  'Nora',
];
/** As long as a name may be. */
export const LONG_NAME = 'Donaudampfschifffahrtsge';
const CODE = 'STAGE';
/** Nothing runs out while somebody looks. */
const LONG = 600_000;
/** As long as an offer may stand. */
const OFFER = 120_000;

export interface Setting {
  readonly phase?: Phase;
  readonly isPaused?: boolean;
}

function snapshotOf({ game, options, seats, viewer, view }: Scene, match: number, isPaused: boolean): Snapshot {
  const people = PLAYERS.slice(0, seats).map((name): Person => ({ kind: 'person', name, level: null }));
  const manners = {
    speed: 'normal',
    hours: 24,
    isPublic: false,
    mayWatch: true,
    hasChat: true,
    isEven: false,
  } as const;
  const own = { autoPass: 'off', muted: { seats: [], gallery: false }, orders: [] } as const;
  return {
    table: 'stage',
    code: CODE,
    settings: { game, options: options as Settings['options'], seats, ...manners },
    host: 0 as never,
    people,
    absent: [],
    match,
    commitment: null,
    isPaused,
    view,
    own: viewer === 'public' ? null : own,
    silenced: { seats: [], gallery: false },
    isWoundUp: false,
    requests: [],
    motions: [],
    standIns: [],
    invited: [],
    ready: [],
    dealing: null,
    chat: [],
  };
}

function welcome(scene: Scene, match: number, { phase, isPaused = false }: Setting): ServerMessage {
  const { viewer, past, ask, offers = [] } = scene;
  const usual: Phase = isPaused ? 'stopped' : ask?.isBeat ? 'open' : 'decide';
  const open = ask ? [{ ask: ask.id, phase: phase ?? usual, left: LONG }] : [];
  const beside = offers.map((offer) => ({ ask: offer, phase: isPaused ? 'stopped' : 'decide', left: OFFER }) as const);
  const clock = [...open, ...beside];
  const started: Told = { type: '@started', match, commitment: '' };
  const at = snapshotOf(scene, match, isPaused);
  return { t: 'welcome', v: PROTOCOL, viewer, n: past.length, at, missed: [], clock, past: [started, ...past] };
}

export class Stage {
  readonly #page: Page;
  #socket: WebSocketRoute | null = null;
  #now: ServerMessage | null = null;
  #match = 0;
  #isDown = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is loaded. */
  static async before(page: Page): Promise<Stage> {
    const stage = new Stage(page);
    await page.addInitScript((code) => {
      const seat = { table: 'stage', code, seat: 0, token: 'stage', at: 1 };
      localStorage.setItem('seats', JSON.stringify([seat]));
    }, CODE);
    await page.routeWebSocket(/\/ws$/, (socket) => stage.#meet(socket));
    return stage;
  }

  #meet(socket: WebSocketRoute): void {
    if (this.#isDown) return void socket.close({ code: 3001 });
    this.#socket = socket;
    socket.onMessage((text) => {
      const { t } = JSON.parse(String(text)) as { t: string };
      if (t === 'hello' && this.#now) this.#say(this.#now);
    });
  }

  #say(message: ServerMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** A scene as if the page had just come; without a reload from the second on. */
  async show(scene: Scene, setting: Setting = {}): Promise<void> {
    this.#now = welcome(scene, ++this.#match, setting);
    if (this.#match === 1) await this.#page.goto(`/t/${CODE}`);
    else this.#say(this.#now);
    // The gallery is not told which match it is.
    const title = scene.viewer === 'public' ? `${CODE}$` : `${CODE}\\D*\\b${this.#match}$`;
    await expect(this.#page.locator('h1')).toHaveText(new RegExp(title));
    await this.#settled();
  }

  /** What comes next, before the eyes of the page. */
  async goOn(scene: Scene): Promise<void> {
    this.tell(scene);
    await expect(this.#page.locator('div.moment, .theatre')).toBeVisible();
  }

  /** The same, where it is nothing to stop at. */
  tell({ next, clock }: Scene): void {
    this.#say({ t: 'told', e: next, ...(clock && { clock: clock as never }) });
  }

  /** The line breaks and stays down. */
  async fall(): Promise<void> {
    this.#isDown = true;
    await this.#socket?.close({ code: 3001 });
  }

  /** The page comes back by itself, and is told what it has missed. */
  rise(missed: readonly Told[]): void {
    this.#isDown = false;
    if (this.#now?.t === 'welcome') this.#now = { ...this.#now, at: null, missed };
  }

  /** Buttons rest after a change. */
  async #settled(): Promise<void> {
    await expect(this.#page.locator('.pair .resting')).toHaveCount(0);
  }
}
