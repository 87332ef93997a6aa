// Tables that were played up to some moment before the server began: it finds their lines in its file, as after a restart.

import { createHash } from 'node:crypto';
import type { Entry, GameTypes, Seat } from '@pretender/kernel';
import type { Person, Settings } from '@pretender/protocol';
import { type Line, openSqliteStore, type Store } from '@pretender/server/store';
import type { Instant } from './office-scenes.ts';
import { PLAYERS } from './stage.ts';

/** What the browser of somebody has kept. */
interface Kept {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  readonly at: number;
}

export interface Prepared extends Instant {
  /** By whoever is asked. */
  readonly kept: Kept;
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

const person = (name: string): Person => ({ kind: 'person', name, level: null });
const bot = (name: string): Person => ({ kind: 'bot', name, level: 'clerk' });
const everybody = ({ match }: Instant) => PLAYERS.slice(0, match.state.hands.length);

/** As `apps/server/src/tables/lines.ts` writes them. */
function linesOf(instant: Instant, people: readonly Person[]): readonly object[] {
  const [begin, ...rest] = instant.entries.slice(0, instant.at) as unknown as readonly Entry<GameTypes>[];
  const nonces = people.map(({ kind, name }) => (kind === 'bot' ? '' : hash(name).slice(0, 32)));
  const next = { seed: hash('seed'), commitment: hash('commitment') };
  const added = nonces.filter((nonce) => nonce !== '');
  return [
    { kind: 'opened', settings: settingsOf(instant), next },
    ...people.map((each, seat) => ({ kind: 'sat', seat, person: each, nonce: nonces[seat] })),
    { kind: 'started', key: hash('key'), nonces: added, entry: begin },
    ...rest.map((entry) => ({ kind: 'played', entry })),
  ];
}

/** Writes a table; comes back with the keys of all seats. */
async function keep(
  store: Store,
  instant: Instant,
  people: readonly Person[],
  number: number,
): Promise<readonly Kept[]> {
  const [id, code] = [hash(`table ${number}`).slice(0, 32), `ZZ${number + 22}`];
  const at = Date.now();
  const [first, ...rest] = linesOf(instant, people).map(
    (body, seq): Line => ({ table: id, seq, cmd: null, at, body: JSON.stringify(body) }),
  );
  await store.createTable({ id, code, wakeAt: null, isListed: false, createdAt: at }, first);
  for (const line of rest) await store.append(line, null);
  const keys = people.map((_, seat): Kept => ({ table: id, code, seat, token: hash(`key ${number} ${seat}`), at }));
  for (const { seat, token } of keys) await store.putKey(hash(token), { table: id, seat: seat as Seat });
  return keys;
}

/** Everybody is a person, so that nothing moves by itself. */
export async function prepare(data: string, instants: readonly Instant[]): Promise<readonly Prepared[]> {
  const store = await openSqliteStore(data);
  const tables: Prepared[] = [];
  for (const [number, instant] of instants.entries()) {
    const keys = await keep(store, instant, everybody(instant).map(person), number);
    tables.push({ ...instant, kept: keys[Number(instant.viewer)] });
  }
  await store.close();
  return tables;
}

/** One table where whoever is asked is called Ann and the next one Bob; bots have the other seats. Their keys, in this order. */
export async function prepareForTwo(data: string, instant: Instant): Promise<readonly [Kept, Kept]> {
  const store = await openSqliteStore(data);
  const seats = instant.match.state.hands.length;
  const ann = Number(instant.viewer);
  const people = everybody(instant).map((_, seat) => {
    const place = (seat - ann + seats) % seats;
    return (place < 2 ? person : bot)(PLAYERS[place]);
  });
  const keys = await keep(store, instant, people, 0);
  await store.close();
  return [keys[ann], keys[(ann + 1) % seats]];
}
