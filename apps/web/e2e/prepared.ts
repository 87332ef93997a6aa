// Tables that were played up to some moment before the server began: it finds their lines in its file, as after a restart.

import { createHash } from 'node:crypto';
import type { Entry, GameTypes } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { type Line, openSqliteStore, type Store } from '@pretender/server/store';
import type { Instant } from './office-scenes.ts';
import { PLAYERS } from './stage.ts';

export interface Prepared extends Instant {
  /** What the browser of the one who is asked has kept. */
  readonly kept: { table: string; code: string; seat: number; token: string; at: number };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function settingsOf({ match }: Instant): Settings {
  const { config, players } = match.state.table;
  return {
    game: 'decrees',
    options: config as unknown as Settings['options'],
    seats: players.length,
    speed: 'off',
    hours: 24,
    isPublic: false,
    mayWatch: true,
    hasChat: true,
    isEven: false,
  };
}

/** As `apps/server/src/tables/lines.ts` writes them; everybody is a person, so that nothing moves by itself. */
function linesOf(instant: Instant): readonly object[] {
  const names = PLAYERS.slice(0, instant.match.state.hands.length);
  const [begin, ...rest] = instant.entries.slice(0, instant.at) as unknown as readonly Entry<GameTypes>[];
  const nonces = names.map((name) => hash(name).slice(0, 32));
  const next = { seed: hash('seed'), commitment: hash('commitment') };
  return [
    { kind: 'opened', settings: settingsOf(instant), next },
    ...names.map((name, seat) => ({
      kind: 'sat',
      seat,
      person: { kind: 'person', name, level: null },
      nonce: nonces[seat],
    })),
    { kind: 'started', key: hash('key'), nonces, entry: begin },
    ...rest.map((entry) => ({ kind: 'played', entry })),
  ];
}

async function keep(store: Store, instant: Instant, number: number): Promise<Prepared> {
  const [id, code, token] = [hash(`table ${number}`).slice(0, 32), `ZZ${number + 22}`, hash(`key ${number}`)];
  const at = Date.now();
  const [first, ...rest] = linesOf(instant).map(
    (body, seq): Line => ({ table: id, seq, cmd: null, at, body: JSON.stringify(body) }),
  );
  await store.createTable({ id, code, wakeAt: null, isListed: false, createdAt: at }, first);
  for (const line of rest) await store.append(line, null);
  const seat = Number(instant.viewer);
  await store.putKey(hash(token), { table: id, seat });
  return { ...instant, kept: { table: id, code, seat, token, at } };
}

export async function prepare(data: string, instants: readonly Instant[]): Promise<readonly Prepared[]> {
  const store = await openSqliteStore(data);
  const tables: Prepared[] = [];
  for (const [number, instant] of instants.entries()) tables.push(await keep(store, instant, number));
  await store.close();
  return tables;
}
