/** Who is measured. Each is loaded only in the processes that need it. */
import process from 'node:process';
import type { ServerContender } from './load.ts';

export const BASELINE = 'boardgame.io';
/** The fastest of those that are more than a bare socket. */
export const RIVAL = 'Colyseus';

const CONTENDERS: Readonly<Record<string, () => Promise<ServerContender>>> = {
  'boardgame.io': async () => (await import('./peers/boardgame-io.ts')).boardgameIo,
  Colyseus: async () => (await import('./peers/colyseus.ts')).colyseus,
  'Colyseus, a view each': async () => (await import('./peers/colyseus.ts')).colyseusWithViews,
  'bare ws, whole views': async () => (await import('./peers/relay.ts')).wholeViewRelay,
  'bare ws, deltas': async () => (await import('./peers/relay.ts')).deltaRelay,
  pretender: async () => (await import('./ours.ts')).ours,
};

export const SERVERS = Object.keys(CONTENDERS);
export const OURS = 'pretender';

export async function loadContender(name: string): Promise<ServerContender> {
  // Read by boardgame.io, Immer and Redux while they load.
  process.env.NODE_ENV = 'production';
  const load = CONTENDERS[name];
  if (load === undefined) throw new Error(`nobody here is called "${name}"`);
  return load();
}
