// Two worlds with standing orders: the same orders and the same commands at the same times, other cards. Whoever plays no
// part must receive the same bytes at the same moments, until a rule reveals something.

import { offeredOrders } from '@pretender/hoax/live';
import { type Draws, fit as fitting, pick, type RawMove, randomOf, seededDraws } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { game, identityOf, openRound, type Round, setUp, specsOf } from './round.ts';
import { NONCES } from './settings.ts';

/** By hand: PRETENDER_WORLDS=1000 npx vitest run --project server orders-wire */
const PAIRS = Number(process.env.PRETENDER_WORLDS ?? 40);
const IDENTITIES = ['thief', 'merchant', 'farmer'];
const REVEALING = ['exposed', 'revealed', 'judged', 'covered', 'roundEnded', 'won'];

type Worlds = readonly [Round, Round];

/** The deal follows from the players' numbers, so another number is another deal behind the same commitment. */
async function openWorlds(seed: number): Promise<Worlds> {
  const edition = seed % 2 === 0 ? 'it' : 'de';
  const open = (nonce: string) => openRound({ seed, nonce, settings: { speed: 'brisk', options: { edition } } });
  const worlds = [await open(NONCES[2]), await open(NONCES[3])] as const;
  const cover = (seat: number) =>
    IDENTITIES.find((identity) => worlds.every((world) => identityOf(world, seat) !== identity)) ?? '';
  for (const world of worlds) await setUp(world, cover);
  return worlds;
}

function commonOrder(worlds: Worlds, seat: number, draws: Draws): Command {
  const [one] = worlds.map(({ clients }) => offeredOrders(clients[seat].view as never));
  return { t: 'order', id: `o${seat}-${draws.below(1e9)}`, order: randomOf(pick(draws, one), draws) } as Command;
}

/** A move that both worlds allow, whatever the cards are. */
function commonMove(worlds: Worlds, seat: number, draws: Draws, id: string): Command | null {
  const specs = specsOf(worlds[0].clients[seat]);
  for (let attempt = 0; attempt < 20 && specs.length > 0; attempt++) {
    const neutral = specs.filter((spec) => spec.neutral);
    const spec = pick(draws, neutral.length > 0 && draws.below(3) > 0 ? neutral : specs);
    const move = randomOf(spec, draws) as RawMove;
    const isCommon = worlds.every(({ clients }) => {
      const view = clients[seat].view as never;
      return fitting({ game, view }, game.moves(view), move, spec.ask).ok;
    });
    if (isCommon) return { t: 'move', id, ask: spec.ask, move } as Command;
  }
  return null;
}

function heard({ watcher, world }: Round, from: number): string[] {
  return watcher.frames.slice(from).map((frame) => `${world.now()} ${frame}`);
}

interface Comparison {
  alike: number;
  done: number;
  parted: string | null;
}

async function step(worlds: Worlds, command: Command | null, seat: number, ms: number): Promise<[string[], string[]]> {
  const news: string[][] = [];
  for (const round of worlds) {
    const from = round.watcher.frames.length;
    // A race waits for others, so nobody waits for it here.
    if (command !== null) round.clients[seat].session?.command(command).catch(() => {});
    await round.world.pass(ms);
    news.push(heard(round, from));
  }
  return [news[0], news[1]];
}

async function compare(seed: number): Promise<Comparison> {
  const worlds = await openWorlds(seed);
  const draws = seededDraws(seed, 'orders');
  const found: Comparison = { alike: 0, done: 0, parted: null };
  for (let number = 0; number < 200 && found.parted === null; number++) {
    const seat = draws.below(4);
    const isOrder = number < 12 || draws.below(6) === 0;
    const command = isOrder ? commonOrder(worlds, seat, draws) : commonMove(worlds, seat, draws, `m${number}`);
    const [one, other] = await step(worlds, command, seat, draws.below(1200));
    const at = one.findIndex((frame, index) => frame !== other[index]);
    if (at >= 0 || one.length !== other.length) found.parted = one[at] ?? other[one.length] ?? '';
    else found.alike += one.length;
  }
  const told = worlds[0].clients.flatMap((client) => client.told);
  found.done = told.filter(({ type }) => type === '@orderDone').length;
  return found;
}

describe('two worlds with standing orders', () => {
  it('look the same to a spectator until a rule reveals something', { timeout: 600_000 }, async () => {
    let [alike, done] = [0, 0];
    for (let seed = 0; seed < PAIRS; seed++) {
      const found = await compare(seed);
      alike += found.alike;
      done += found.done;
      const { parted } = found;
      if (parted !== null)
        expect(
          REVEALING.some((type) => parted.includes(`"type":"${type}"`)),
          `seed ${seed}: ${parted}`,
        ).toBe(true);
    }
    expect(alike).toBeGreaterThan(PAIRS * 10);
    expect(done).toBeGreaterThan(PAIRS);
  });
});
