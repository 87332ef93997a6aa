// Two worlds on the wire: the same table twice, the same commands at the same times, other cards. What somebody who
// plays no part receives must be the same, byte for byte and at the same moment, until a rule reveals something.

import { hoax } from '@pretender/hoax';
import {
  type Draws,
  fit as fitting,
  type Game,
  type GameTypes,
  pick,
  type RawMove,
  randomOf,
  seededDraws,
} from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './simulation.ts';

const game = hoax as unknown as Game<GameTypes>;

interface Side {
  readonly world: FakeWorld;
  readonly clients: readonly FakeClient[];
  readonly watcher: FakeClient;
  readonly heard: string[];
}

/** The deal follows from the players' numbers, so another number is another deal behind the same commitment. */
async function openSide(seed: number, nonce: string): Promise<Side> {
  const world = fakeWorld(seed);
  const hall = await openHall({ store: openMemoryStore(), world, bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith({ speed: 'brisk', options: { firstPlayer: 'host' } }), {
    name: 'Ada',
    nonce: NONCES[0],
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const chairs = [opened.value];
  for (const name of ['Bruno', 'Carla', 'Dario']) {
    const chair = await hall.sit(opened.value.code, { name, nonce: NONCES[1] });
    if (chair.ok) chairs.push(chair.value);
  }
  const clients = chairs.map(({ table, token }) => fakeClient(() => hall, table, token));
  for (const client of clients) await client.connect();
  const watcher = fakeClient(() => hall, opened.value.table, null);
  await watcher.connect();
  await clients[0].send({ t: 'start', id: 'go', nonce } as never);
  return { world, clients, watcher, heard: [] };
}

/** What came since, with the moment it came; the numbers themselves are public and differ. */
function listen({ watcher, heard, world }: Side, from: number): void {
  for (const frame of watcher.frames.slice(from))
    heard.push(`${world.now()} ${frame.replace(/"nonces":\[[^\]]*\]/, '"nonces":[]')}`);
}

/** A move that both worlds allow, whatever the cards are. */
function commonCommand([a, b]: readonly [Side, Side], seat: number, draws: Draws, id: string): Command | null {
  const [one, other] = [a.clients[seat].view, b.clients[seat].view];
  if (one === null || other === null) return null;
  const specs = game.moves(one as never);
  for (let attempt = 0; attempt < 20 && specs.length > 0; attempt++) {
    const neutral = specs.filter((spec) => spec.neutral);
    const spec = pick(draws, neutral.length > 0 && draws.below(2) === 0 ? neutral : specs);
    const move = randomOf(spec, draws) as RawMove;
    const fits = [one, other].every(
      (view) => fitting({ game, view: view as never }, game.moves(view as never), move, spec.ask).ok,
    );
    if (fits) return { t: 'move', id, ask: spec.ask, move } as Command;
  }
  return null;
}

const REVEALING = ['exposed', 'revealed', 'judged', 'covered', 'roundEnded', 'won'];

async function compare(seed: number): Promise<{ alike: number; parted: string | null; differs: boolean }> {
  const sides = [await openSide(seed, NONCES[2]), await openSide(seed, NONCES[3])] as const;
  const draws = seededDraws(seed, 'wire');
  const differs =
    JSON.stringify(sides[0].clients.map(({ view }) => view?.hands)) !==
    JSON.stringify(sides[1].clients.map(({ view }) => view?.hands));
  let alike = 0;
  for (let step = 0; step < 300; step++) {
    // First everybody covers and takes: what is missed is drawn, and the draws of the two worlds are not the same.
    const seat = step < 8 ? step % 4 : draws.below(4);
    const command = commonCommand(sides, seat, draws, `m${step}`);
    const ms = step < 8 ? 100 : draws.below(1500);
    const from = sides.map(({ watcher }) => watcher.frames.length);
    for (const side of sides) {
      if (command !== null) await side.clients[seat].session?.command(command);
      await side.world.pass(ms);
    }
    for (const [at, side] of sides.entries()) listen(side, from[at]);
    const [one, other] = sides.map(({ heard }) => heard);
    const parted = one.findIndex((frame, at) => frame !== other[at]);
    if (parted >= 0 || one.length !== other.length)
      return { alike, parted: one[parted] ?? other[one.length] ?? '', differs };
    alike = one.length;
  }
  return { alike, parted: null, differs };
}

describe('two worlds on the wire', () => {
  it('look the same to a spectator until a rule reveals something', { timeout: 600_000 }, async () => {
    let [compared, different] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const { alike, parted, differs } = await compare(seed);
      compared += alike;
      different += Number(differs);
      if (parted !== null)
        expect(
          REVEALING.some((type) => parted.includes(`"type":"${type}"`)),
          parted,
        ).toBe(true);
    }
    expect(different).toBeGreaterThan(50);
    expect(compared).toBeGreaterThan(600);
  });
});
