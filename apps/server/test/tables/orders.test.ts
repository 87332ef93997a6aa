import { describe, expect, it } from 'vitest';
import { foldLines } from '../../src/tables/catch-up.ts';
import { firstWorn } from '../../src/tables/upkeep.ts';
import { fakeClient } from './fake-client.ts';
import { heardBy, identityOf, openRound, type Round, reopen, say, setUp } from './round.ts';

const codeOf = (answer: { t: string; code?: string }) => answer.code ?? answer.t;
const give = (round: Round, seat: number, order: object) => round.clients[seat].send({ t: 'order', order } as never);
const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const TAX = { type: 'claim', as: 'baron', do: 'tax', ware: 'wine' };
const others = ({ clients, watcher }: Round, seat: number) => [...clients.filter((_, at) => at !== seat), watcher];

async function dealt(own: Parameters<typeof openRound>[0] = {}): Promise<Round> {
  const round = await openRound(own);
  await setUp(round);
  return round;
}

async function stateOf({ store, table }: Round) {
  return foldLines({ id: table, code: '' }, await store.read(table, -1));
}

describe('a standing order', () => {
  it('to doubt is carried out once, after a while, and only its owner is told that it was an order', async () => {
    const round = await dealt();
    expect(codeOf(await give(round, 2, { type: 'doubt', seat: 0, as: 'farmer' }))).toBe('ack');
    await say(round.clients[0], HARVEST);
    await round.world.pass(500);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
    await round.world.pass(2000);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 2 }]);
    expect(heardBy(round.clients[2], '@orderDone')).toEqual([{ type: '@orderDone', number: 1, isOver: true }]);
    for (const client of others(round, 2))
      expect(client.told.filter(({ type }) => type.startsWith('@order'))).toEqual([]);
    expect((await stateOf(round)).chairs[2].orders).toEqual([]);
  });

  it('to doubt waits for the claim that is meant', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'doubt', seat: 0, as: 'judge' });
    await say(round.clients[0], HARVEST);
    await round.world.pass(30_000);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
    expect((await stateOf(round)).chairs[2].orders).toHaveLength(1);
  });

  it('to be the Magician when taxed is kept in secret until the claim stands, and stays for the round', async () => {
    const round = await dealt();
    await give(round, 1, { type: 'immunise', against: ['bewitch', 'tax'] });
    await say(round.clients[0], TAX);
    await round.world.pass(2500);
    expect(heardBy(round.clients[1], 'noted').at(-1)).toMatchObject({ move: { type: 'immunise' } });
    expect(heardBy(round.watcher, 'claimed')).toHaveLength(1);
    await round.world.pass(12_000);
    expect(heardBy(round.watcher, 'claimed')[1]).toMatchObject({ claim: { kind: 'immunise', seat: 1 } });
    expect(heardBy(round.clients[1], '@orderDone')).toMatchObject([{ number: 1, isOver: false }]);
    expect((await stateOf(round)).chairs[1].orders).toHaveLength(1);
  });

  it('to call an action illegal waits for such an action', async () => {
    const round = await dealt();
    await give(round, 3, { type: 'outlaw', against: ['tax'] });
    await say(round.clients[0], TAX);
    await round.world.pass(60_000);
    expect(heardBy(round.watcher, 'claimed').slice(1)).toContainEqual(
      expect.objectContaining({ claim: expect.objectContaining({ kind: 'outlaw', seat: 3 }) }),
    );
  });

  it('to sentence and to absolve names the ware, and the rules the rest', async () => {
    const round = await dealt();
    await give(round, 1, { type: 'outlaw', against: ['harvest'] });
    await give(round, 2, { type: 'sentence', ware: 'wine' });
    await give(round, 3, { type: 'absolve', ware: 'wine' });
    await say(round.clients[0], HARVEST);
    await round.world.pass(90_000);
    expect(
      heardBy(round.watcher, 'claimed').map((event) => (event as unknown as { claim: { kind: string } }).claim.kind),
    ).toEqual(['action', 'outlaw', 'sentence', 'absolve']);
  });

  it('to hold asks for time without a name', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'hold', seat: 0 });
    await say(round.clients[0], HARVEST);
    await round.world.pass(2500);
    expect(heardBy(round.watcher, '@held')).toEqual([{ type: '@held', ask: expect.any(Number) }]);
    expect(heardBy(round.clients[2], '@orderDone')).toHaveLength(1);
    expect((await stateOf(round)).chairs[2]).toMatchObject({ holds: 1, orders: [] });
  });

  it('goes before passing everything, which goes on where nothing was ordered', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'doubt', seat: 0, as: 'farmer' });
    for (const seat of [2, 3]) await round.clients[seat].send({ t: 'autoPass', scope: 'round' } as never);
    await say(round.clients[0], HARVEST);
    expect(heardBy(round.clients[3], 'noted').at(-1)).toMatchObject({ move: { type: 'pass' } });
    await round.world.pass(2500);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 2 }]);
  });

  it('yields to what its owner does meanwhile', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'doubt', seat: 0, as: 'farmer' });
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], { type: 'pass' });
    await round.world.pass(30_000);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
  });

  it('is carried out for somebody who is away', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'doubt', seat: 0, as: 'farmer' });
    round.clients[2].drop();
    await say(round.clients[0], HARVEST);
    await round.world.pass(2500);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 2 }]);
  });

  it('lapses when its head is covered, and its owner alone hears it', async () => {
    const round = await openRound();
    const seat = [1, 2, 3].find((at) => identityOf(round, at) !== 'magician') ?? 1;
    await give(round, seat, { type: 'immunise', against: ['tax'] });
    await setUp(round, (at, own) => (at === seat ? 'magician' : own === 'thief' ? 'merchant' : 'thief'));
    expect(heardBy(round.clients[seat], '@orderGone')).toEqual([{ type: '@orderGone', number: 1, why: 'lapsed' }]);
    for (const client of others(round, seat)) expect(heardBy(client, '@orderGone')).toEqual([]);
  });

  it('is over with the round', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'hold', seat: 0 });
    const state = await stateOf(round);
    expect(firstWorn(state)).toBeNull();
    state.played = { ...state.played, roundOf: () => 99 };
    expect(firstWorn(state)).toEqual({ kind: 'orderGone', seat: 2, number: 1, why: 'round' });
  });

  it('survives the server, and is shown to its owner alone', async () => {
    const round = await dealt();
    const order = { type: 'doubt', seat: 0, as: 'farmer' };
    await give(round, 2, order);
    await reopen(round, 5000);
    for (const [seat, token] of [...round.tokens, null].entries()) {
      const fresh = fakeClient(() => round.hall, round.table, token);
      await fresh.connect();
      expect(fresh.snapshot?.own?.orders ?? []).toEqual(seat === 2 ? [{ number: 1, order }] : []);
    }
    await say(round.clients[0], HARVEST);
    await round.world.pass(2500);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 2 }]);
  });

  it('can be taken back by its owner, and by nobody else', async () => {
    const round = await dealt();
    await give(round, 2, { type: 'doubt', seat: 0, as: 'farmer' });
    expect(codeOf(await round.clients[1].send({ t: 'withdraw', order: 1 } as never))).toBe('stale');
    expect(codeOf(await round.clients[2].send({ t: 'withdraw', order: 1 } as never))).toBe('ack');
    await say(round.clients[0], HARVEST);
    await round.world.pass(30_000);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
  });

  it.each([
    [{ type: 'fly' }, 'not-offered', null],
    [{ type: 'doubt', seat: 2, as: 'farmer' }, 'not-among', 'seat'],
    [{ type: 'doubt', seat: 0, as: 'king' }, 'not-among', 'as'],
    [{ type: 'outlaw', against: [] }, 'not-among', 'against'],
    [{ type: 'immunise', against: ['steal'] }, 'not-among', 'against'],
    [{ type: 'hold' }, 'ambiguous', 'seat'],
  ])('%j is refused and says why', async (order, why, field) => {
    const round = await dealt();
    expect(await give(round, 2, order)).toMatchObject({ t: 'no', code: 'rules', why, field });
    expect((await stateOf(round)).chairs[2].orders).toEqual([]);
  });

  it('is one of at most twelve', async () => {
    const round = await dealt();
    for (let count = 0; count < 12; count++) await give(round, 2, { type: 'hold', seat: 0 });
    expect(codeOf(await give(round, 2, { type: 'hold', seat: 1 }))).toBe('not-now');
  });
});
