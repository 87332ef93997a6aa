// Offers of Final Decrees at a table: how long they stand, who answers them, and what others learn of it.

import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { acting, answerWell, cabinet, tableOf, WINDOW } from './cabinet.ts';
import { type FakeClient, gameOf } from './fake-client.ts';

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

describe('offers of Final Decrees', { timeout: 300_000 }, () => {
  it('lets a bot answer an offer although a window was open when it wanted to speak', async () => {
    const game = await cabinet(5, 4, ['secretary'], { speed: 'off' });
    const draws = seededDraws(5, 'advice');
    const { clients, watcher, world } = game;
    /** Whoever has the turn, with a card that needs no choice and another one to give away. */
    const ready = () => {
      const { turn, asks } = tableOf(watcher);
      const client = clients[turn.seat];
      if (asks.at(-1)?.kind !== 'action' || client === undefined) return null;
      const { cards } = (client.view?.hands[turn.seat] ?? { cards: [] }) as { cards: string[] };
      const play = gameOf(client)
        .moves(client.view as never)
        .find(({ type, fields }) => type === 'play' && fields.with?.kind === 'record' && isEmpty(fields.with.of));
      return play?.fields.card?.kind === 'one' && cards.length > 1
        ? { client, play, card: String(play.fields.card.of[0]), cards }
        : null;
    };
    let found = ready();
    for (let step = 0; step < 400 && found === null; step++) {
      for (const client of clients) await answerWell(client, draws);
      await world.pass(3000);
      found = ready();
    }
    if (found === null) throw new Error('nobody can play a card');
    const { client, play, card, cards } = found;
    const gift = { from: client.viewer, to: 4, cards: [cards.find((each) => each !== card) ?? card] };
    const [dealing] = tableOf(watcher).asks;
    const offer = { t: 'move', ask: dealing.id, move: { type: 'offer', transfers: [gift] } };
    expect(await client.send(offer as never)).toMatchObject({ t: 'ack' });
    const played = { t: 'move', ask: play.ask, move: { type: 'play', card, with: {} } };
    expect(await client.send(played as never)).toMatchObject({ t: 'ack' });
    await world.pass(8000);
    expect(tableOf(watcher).asks.at(-1)?.kind).toBe('objection');
    for (let round = 0; round < 4; round++)
      for (const each of clients) {
        const top = tableOf(each).asks.at(-1);
        if (WINDOW.test(top?.kind ?? '')) await each.send({ t: 'move', ask: top?.id, move: { type: 'pass' } } as never);
      }
    await world.pass(20_000);
    expect(watcher.told.map(({ type }) => type)).toContain('traded');
  });

  it('D11.7 lets an offer lie for two minutes, also over a restart and where nobody is hurried', async () => {
    const game = await cabinet(3, 5, [], { speed: 'off' });
    const draws = seededDraws(3, 'posts');
    const { clients, watcher, world } = game;
    while (tableOf(watcher).turn.number === 0) {
      for (const client of clients) await answerWell(client, draws);
      await world.pass(1000);
    }
    const [dealing] = tableOf(watcher).asks;
    const transfers = [{ from: 0, to: 1, blame: 1 }];
    const offer = { t: 'move', ask: dealing.id, move: { type: 'offer', transfers } } as never;
    expect(await clients[0].send(offer)).toMatchObject({ t: 'ack' });
    await world.pass(60_000);
    expect(await clients[0].send(offer)).toMatchObject({ t: 'ack' });
    // The time in which the server is away is given back, from its last sign of life on.
    await game.crash();
    await world.pass(59_000);
    expect(tableOf(watcher).offers.map(({ id }) => id)).toEqual([1, 2]);
    await world.pass(30_000);
    expect(tableOf(watcher).offers.map(({ id }) => id)).toEqual([2]);
    expect(clients[1].told).toContainEqual(expect.objectContaining({ type: 'dropped', offer: 1, why: 'expired' }));
    await world.pass(61_000);
    expect(tableOf(watcher).offers).toEqual([]);
    expect(tableOf(watcher).turn.number).toBe(1);
  });

  it('D11.1 D11.7 are made, answered by bots and over in time while the posts are given out', async () => {
    const game = await cabinet(6, 4, ['secretary'], { speed: 'off' });
    const { clients, watcher, world } = game;
    while (tableOf(watcher).asks.at(-1)?.kind === 'auction') {
      const ask = tableOf(watcher).asks.at(-1)?.id;
      for (const [seat, client] of clients.entries())
        await client.send({ t: 'move', ask, move: { type: 'bid', blame: seat === 0 ? 6 : 2 } } as never);
      await world.pass(20_000);
    }
    const blame = () => tableOf(watcher).players.map(({ personal }) => personal);
    const [before, { asks }] = [blame(), tableOf(watcher)];
    expect(asks.map(({ kind }) => kind)).toEqual(['dealing', 'assignment']);
    const offer = (to: number) => {
      const move = { type: 'offer', transfers: [{ from: 0, to, blame: 1 }] };
      return clients[0].send({ t: 'move', ask: asks[0].id, move } as never);
    };
    expect(await offer(4)).toMatchObject({ t: 'ack' });
    await world.pass(5000);
    expect(clients[0].told.filter(({ type }) => type === 'dropped')).toMatchObject([{ why: 'declined', seat: 4 }]);
    // It stands for two minutes, over a restart, and the posts are still to be given.
    expect(await offer(1)).toMatchObject({ t: 'ack' });
    await world.pass(60_000);
    await game.crash();
    expect(tableOf(watcher).offers).toHaveLength(1);
    await world.pass(70_000);
    expect(tableOf(watcher).offers).toEqual([]);
    expect(tableOf(watcher).asks.map(({ kind }) => kind)).toEqual(['dealing', 'assignment']);
    // A yes is carried out at once.
    expect(await offer(1)).toMatchObject({ t: 'ack' });
    const [{ ask, id }] = tableOf(watcher).offers;
    const yes = { t: 'move', ask, move: { type: 'accept', offer: id, version: 1 } };
    expect(await clients[1].send(yes as never)).toMatchObject({ t: 'ack' });
    expect(blame()).toEqual(before.map((each, seat) => each + ([-1, 1][seat] ?? 0)));
  });

  it('a bot answers an offer that is good for it, and declines one that is not, without being its turn', async () => {
    const game = await cabinet(5, 4, ['secretary'], { speed: 'off' });
    const draws = seededDraws(5, 'advice');
    const isActing = () => tableOf(game.watcher).asks.at(-1)?.kind === 'action';
    const isMine = () => (tableOf(game.watcher).turn.seat as number) !== 4;
    while (!isActing() || !isMine()) {
      for (const client of game.clients) await answerWell(client, draws);
      await game.world.pass(20_000);
    }
    const [host] = game.clients;
    const dealing = tableOf(host).asks.find(({ kind }) => kind === 'dealing');
    const offer = (transfers: object[]) =>
      host.send({ t: 'move', ask: dealing?.id, move: { type: 'offer', transfers } } as never);
    const { cards } = (host.view?.hands[0] ?? { cards: [] }) as { cards: string[] };
    expect(await offer([{ from: 0, to: 4, cards: cards.slice(0, 1) }])).toMatchObject({ t: 'ack' });
    await game.world.pass(5000);
    expect(game.watcher.told.filter(({ type }) => type === 'traded')).toHaveLength(1);
    expect(await offer([{ from: 0, to: 4, blame: 1 }])).toMatchObject({ t: 'ack' });
    await game.world.pass(5000);
    expect(host.told.filter(({ type }) => type === 'dropped')).toMatchObject([{ why: 'declined', seat: 4 }]);
    expect(tableOf(host).offers).toEqual([]);
  });

  it('why an offer is over is not told to others by how they are refused', async () => {
    const { clients, watcher, dealing } = await acting(8);
    const [host, guest, other] = clients;
    const { cards } = (host.view?.hands[0] ?? { cards: [] }) as { cards: string[] };
    const transfers = [{ from: 0, to: 1, cards: cards.slice(0, 1) }];
    const ends = [
      () => [guest, 'decline'] as const,
      () => [host, 'withdraw'] as const,
      () => [guest, 'accept'] as const,
    ];
    for (const end of ends) {
      expect(await host.send({ t: 'move', ask: dealing, move: { type: 'offer', transfers } } as never)).toMatchObject({
        t: 'ack',
      });
      const [{ ask, id: offer }] = tableOf(watcher).offers;
      const [client, type] = end();
      const answer = (by: FakeClient, said: string) =>
        by.send({ t: 'move', ask, move: { type: said, offer, version: 1 } } as never);
      expect(await answer(client, type)).toMatchObject({ t: 'ack' });
      expect(await answer(other, 'accept')).toMatchObject({ t: 'no', code: 'stale' });
      expect(await answer(watcher, 'accept')).not.toMatchObject({ why: type });
    }
  });
});
