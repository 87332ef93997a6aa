// Who is there on an evening, and what has happened: the state that all its other files change.

import type { Draws } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { MemoryStore } from '../../../src/store/memory.ts';
import type { Hall } from '../../../src/tables/hall-types.ts';
import type { FakeClient } from '../fake-client.ts';
import type { FakeWorld } from '../fake-world.ts';

/** Who had the seat when it was said; ids are used once in an evening anyway. */
export const TENANT = /\.\d+:/;

/** One connection of somebody, and there may be two. */
export interface Tab {
  readonly client: FakeClient;
  readonly token: string;
  isHere: boolean;
  isComing: boolean;
}

export interface Person {
  readonly seat: number;
  tabs: Tab[];
  /** Keys that were given for this seat, the newest last. */
  readonly tokens: string[];
  /** Keys that were fetched with tickets; they are good as long as no other key is the only one. */
  readonly fetched: string[];
  /** Waits for a new key until then. */
  awayUntil: number;
  /** Sent and not answered yet, under each key: who comes with another key is somebody else, and begins anew. */
  readonly outboxes: Map<string, Map<string, Command>>;
}

export function outboxOf({ outboxes }: Person, { token }: Tab): Map<string, Command> {
  const outbox = outboxes.get(token) ?? new Map<string, Command>();
  outboxes.set(token, outbox);
  return outbox;
}

/** What should happen now and then, or the evenings prove less than they seem to. */
export const SOMETIMES = [
  'a crash while something is written, and it is lost',
  'a crash while something is written, and it is kept',
  'a crash in a vote',
  'a command again after a crash, and it was there',
  'a command twice',
  'a command overtaken by a later one',
  'a resume',
  'a reload',
  'a reload in a vote',
  'two tabs',
  'a disk that refuses',
  'a disk that does not say',
  'a lost seat asked for, and one agrees',
  'a seat given to a new key',
  'a seat on another device',
  'a key made the only one',
] as const;
type Sometimes = (typeof SOMETIMES)[number];

export interface Evening {
  readonly world: FakeWorld;
  store: MemoryStore;
  hall: Hall;
  readonly table: string;
  readonly people: Person[];
  readonly watcher: FakeClient;
  readonly acknowledged: Set<string>;
  /** Tickets that somebody has got a key for. */
  readonly used: Set<string>;
  readonly draws: Draws;
  readonly seen: Map<Sometimes, number>;
  /** What the log held when the server was last killed. */
  kept: ReadonlySet<string>;
  /** Writes on their way. */
  writing: number;
  isSlow: boolean;
  crashes: number;
  /** What went wrong with somebody for whom nobody waits. */
  readonly failures: unknown[];
}

export function note({ seen }: Evening, what: Sometimes): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

interface Table {
  readonly asks: readonly { readonly clock: string }[];
}

export function isVoting({ watcher }: Evening): boolean {
  const table = watcher.view?.table as Table | undefined;
  return table?.asks.some(({ clock }) => clock === 'vote') ?? false;
}

export function isOver({ watcher }: Evening): boolean {
  return watcher.told.some(({ type }) => type === '@ended');
}
