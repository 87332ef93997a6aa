// A hall with a quiet table, where bots play among themselves, and a loud one for whoever wants to break something.

import { seededDraws } from '@pretender/kernel';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Chair, Hall } from '../../src/tables/hall-types.ts';
import { fakeClient } from '../tables/fake-client.ts';
import { type FakeWorld, fakeWorld } from '../tables/fake-world.ts';
import { NONCES, settingsWith } from '../tables/settings.ts';

/** Codes are drawn letter by letter; nothing else is drawn that often at one moment. */
const LETTERS = 32;

/** Chance depends on the moment alone, so that what one table draws changes nothing for another. */
function steadyWorld(seed: number): FakeWorld {
  const world = fakeWorld(seed);
  let last = 0;
  let count = 0;
  const again = () => {
    count = world.now() === last ? count + 1 : 0;
    last = world.now();
    return count;
  };
  const drawsFor = (what: string) => seededDraws(seed + world.now(), what);
  return {
    ...world,
    below: (n) => drawsFor(n === LETTERS ? `letter ${again()}` : `below ${n}`).below(n),
    bytes(length) {
      const draws = drawsFor(`bytes ${again()}`);
      return Uint8Array.from({ length }, () => draws.below(256));
    },
  };
}

export interface Rooms {
  readonly hall: Hall;
  readonly world: FakeWorld;
  /** Everything that went wrong inside. */
  readonly errors: string[];
  /** Somewhere to make noise: the keys of host and guest. */
  openLoud(isPlaying: boolean): Promise<readonly Chair[]>;
  quietLog(): Promise<readonly string[]>;
}

function granted<T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

async function startWithBots(hall: Hall, { table, token }: Chair, seats: readonly number[]): Promise<void> {
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  for (const seat of seats) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  await host.send({ t: 'start' } as never);
  host.drop();
}

export async function openRooms(seed: number): Promise<Rooms> {
  const world = steadyWorld(seed);
  const errors: string[] = [];
  const log = {
    info() {},
    error: (about: object, message: string) => void errors.push(`${message} ${JSON.stringify(about)}`),
  };
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: localBots(), log });
  const quiet = granted(await hall.open(settingsWith({ speed: 'brisk' }), { name: 'Ada', nonce: NONCES[0] }));
  await startWithBots(hall, quiet, [1, 2, 3]);
  return {
    hall,
    world,
    errors,
    async openLoud(isPlaying) {
      await world.pass(1);
      const settings = settingsWith({ seats: 3, speed: 'brisk' });
      const first = granted(await hall.open(settings, { name: 'Ada', nonce: NONCES[0] }));
      const second = granted(await hall.sit(first.table, { name: 'Bruno', nonce: NONCES[1] }));
      if (isPlaying) await startWithBots(hall, first, [2]);
      return [first, second];
    },
    async quietLog() {
      const lines = await store.read(quiet.table, -1);
      // The very end waits for a hash from a thread of its own, so it comes at no certain moment.
      return lines.map(({ at, body }) => `${at} ${body}`).filter((line) => !line.includes('"kind":"ended"'));
    },
  };
}
