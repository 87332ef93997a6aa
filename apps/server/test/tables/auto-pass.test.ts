import type { AutoPass } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { heardBy, openRound, type Round, say, setUp } from './round.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const TAX = { type: 'claim', as: 'baron', do: 'tax', ware: 'wine' };
const BEWITCH = { type: 'claim', as: 'magician', do: 'bewitch', target: 2 };

async function dealt(): Promise<Round> {
  const round = await openRound();
  await setUp(round);
  return round;
}

const setPass = ({ clients }: Round, seat: number, scope: AutoPass) =>
  clients[seat].send({ t: 'autoPass', scope } as never);

const hasPassed = ({ clients }: Round, seat: number) =>
  heardBy(clients[seat], 'noted').some((event) => (event as { move?: { type: string } }).move?.type === 'pass');

describe('passing everything', () => {
  it('never shortens the floor: nobody can tell it from patience', async () => {
    const round = await dealt();
    for (const seat of [1, 2, 3]) await setPass(round, seat, 'round');
    await say(round.clients[0], HARVEST);
    expect([1, 2, 3].map((seat) => hasPassed(round, seat))).toEqual([true, true, true]);
    await round.world.pass(2499);
    expect(heardBy(round.watcher, 'stood')).toEqual([]);
    await round.world.pass(1001);
    expect(heardBy(round.watcher, 'stood')).toHaveLength(1);
  });

  it('is nobody else’s business', async () => {
    const round = await dealt();
    const before = round.watcher.frames.length;
    await setPass(round, 1, 'round');
    expect(round.watcher.frames).toHaveLength(before);
    expect(heardBy(round.clients[2], '@autoPass')).toEqual([]);
  });

  it.each([
    ['passes', 'round', HARVEST],
    ['wears off', 'concern', TAX],
  ] as const)(
    'that %s is written together with the claim: no answer is later for it, now or next',
    async (_, scope, claim) => {
      const writesWith = async (seats: readonly number[]): Promise<number> => {
        const round = await dealt();
        for (const seat of seats) await setPass(round, seat, scope);
        const { append } = round.store;
        let writes = 0;
        round.store.append = (...given) => {
          writes++;
          return append(...given);
        };
        await say(round.clients[0], claim);
        await round.world.rest();
        return writes;
      };
      expect([await writesWith([]), await writesWith([1]), await writesWith([1, 2, 3])]).toEqual([1, 1, 1]);
    },
  );

  it.each(['turn', 'concern', 'round'] as const)('%s wakes whoever must pay or is bewitched', async (scope) => {
    const taxed = await dealt();
    await setPass(taxed, 1, scope);
    await say(taxed.clients[0], TAX);
    expect(hasPassed(taxed, 1)).toBe(false);
    const bewitched = await dealt();
    for (const seat of [1, 2]) await setPass(bewitched, seat, scope);
    await say(bewitched.clients[0], BEWITCH);
    expect([1, 2].map((seat) => hasPassed(bewitched, seat))).toEqual([true, false]);
  });

  it('until something concerns me is over when something does, and its owner is told', async () => {
    const round = await dealt();
    await setPass(round, 1, 'concern');
    await say(round.clients[0], TAX);
    expect(heardBy(round.clients[1], '@autoPass').at(-1)).toEqual({ type: '@autoPass', scope: 'off' });
  });

  it('for this turn is over with it, and its owner is told', async () => {
    const round = await dealt();
    await setPass(round, 3, 'turn');
    await say(round.clients[0], HARVEST);
    expect(heardBy(round.clients[3], '@autoPass')).toEqual([{ type: '@autoPass', scope: 'turn' }]);
    await round.world.pass(60_000);
    expect(heardBy(round.watcher, 'turnBegan').length).toBeGreaterThan(1);
    expect(heardBy(round.clients[3], '@autoPass').at(-1)).toEqual({ type: '@autoPass', scope: 'off' });
  });
});
