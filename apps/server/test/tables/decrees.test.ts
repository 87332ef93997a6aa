// Final Decrees at the tables: whole matches with bots and people, deals among them, drops, a restart, and the file at the end.

import { type Draws, type MatchRecord, type MoveSpec, pick, replay, seededDraws } from '@pretender/kernel';
import { checkFairness, type RecordSheet } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { importOf } from '../../src/tables/import.ts';
import { acting, answerWell, type Cabinet, cabinet, isOver, tableOf, WINDOW } from './cabinet.ts';
import { type FakeClient, fakeClient, gameOf } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

/** What two of them could give each other: blame or a card for a card that is asked for. */
function randomTransfers(client: FakeClient, { fields }: MoveSpec, draws: Draws): object[] {
  const own = client.viewer as number;
  const field = fields.transfers?.kind === 'list' ? fields.transfers.of.to : null;
  const other = pick(draws, field?.kind === 'one' ? field.of.filter((seat) => seat !== own) : [0]);
  const { cards } = (client.view?.hands[own] ?? { cards: [] }) as { cards: string[] };
  const give = draws.below(2) === 0 ? { blame: 1 } : { cards: cards.slice(0, 1), shown: draws.below(2) === 0 };
  return [
    { from: own, to: other, ...give },
    { from: other, to: own, ...(draws.below(3) === 0 ? { blame: 1 } : { ask: { cards: 1 } }) },
  ];
}

/** Something beside the turn: an offer, an answer to one, a promise. */
async function bargain(client: FakeClient, draws: Draws): Promise<void> {
  const game = gameOf(client);
  const view = client.view as never;
  const beside = tableOf(client).asks.filter(({ mode }) => mode === 'standing');
  const specs = game.moves(view).filter(({ ask }) => beside.some(({ id }) => id === ask));
  if (specs.length === 0) return;
  const accepts = specs.filter(({ type }) => type === 'accept');
  const spec = pick(draws, accepts.length > 0 && draws.below(2) === 0 ? accepts : specs);
  const transfers = randomTransfers(client, spec, draws);
  const named = Object.fromEntries(
    Object.entries(spec.fields).flatMap(([name, field]) =>
      field.kind === 'one' ? [[name, pick(draws, field.of)]] : [],
    ),
  );
  const more = 'transfers' in spec.fields ? { transfers } : 'text' in spec.fields ? { text: 'You first.' } : {};
  // Some of it is refused, and that changes nothing.
  await client.send({ t: 'move', ask: spec.ask, move: { type: spec.type, ...named, ...more } } as never);
}

interface Asked {
  readonly type: string;
  readonly id: number;
  readonly kind: string;
  readonly seats: readonly number[];
}

/** Everybody holds what the server holds, and the file of the match proves itself. */
async function expectSound({ hall, table, clients, watcher }: Cabinet): Promise<void> {
  const fresh = fakeClient(hall, table, null);
  await fresh.connect();
  expect(watcher.view).toEqual(fresh.view);
  for (const client of clients) {
    const seat = client.viewer as number;
    expect(tableOf(client)).toEqual(tableOf(watcher));
    expect(client.view?.hands.map((hand) => hand !== null)).toEqual(clients[0].view?.hands.map((_, at) => at === seat));
  }
  const exported = await hall().record(table, 1);
  if (!exported.ok) throw new Error(exported.refusal.code);
  const { record, ...claim } = JSON.parse(String(exported.value)) as RecordSheet;
  expect(await checkFairness(claim)).toEqual({ ok: true, key: record.seed.value });
  expect(replay(gameOf(watcher), record as MatchRecord)).toMatchObject({ ok: true });
  expect(await importOf(JSON.parse(String(exported.value)))).toMatchObject({ ok: true });
}

describe('Final Decrees at a table', { timeout: 300_000 }, () => {
  it('is played to the end by bots of every level, and by a host who is not there', async () => {
    const game = await cabinet(1, 1, ['clerk', 'secretary', 'clerk', 'secretary']);
    for (let minute = 0; minute < 400 && !isOver(game); minute++) await game.world.pass(60_000);
    expect(isOver(game)).toBe(true);
    await expectSound(game);
  });

  it('D9.6 passes every window for whoever said "not this turn", also where they are meant', async () => {
    const game = await cabinet(7, 5, []);
    const draws = seededDraws(7, 'silence');
    const { clients, watcher, world } = game;
    const windows = () =>
      (watcher.told as unknown as Asked[]).filter(({ type, kind }) => type === 'asked' && WINDOW.test(kind));
    let turn = 0;
    for (let step = 0; step < 900 && !windows().some(({ kind }) => kind === 'charge'); step++) {
      const { turn: now, asks } = tableOf(watcher);
      const others = clients.filter(({ viewer }) => viewer !== now.seat);
      if (now.number !== turn)
        for (const client of others) await client.send({ t: 'autoPass', scope: 'turn' } as never);
      turn = now.number;
      const top = asks.at(-1);
      // Nobody presses anything in a window.
      if (!WINDOW.test(top?.kind ?? '')) for (const client of clients) await answerWell(client, draws);
      await world.pass(1500);
    }
    expect(windows().map(({ kind }) => kind)).toContain('charge');
    for (const { id, seats } of windows())
      for (const seat of seats)
        expect(clients[seat].told).toContainEqual({ type: 'noted', seat, ask: id, move: { type: 'pass' } });
  });

  it('is played by five who answer as bots do, at a table that is hurried', async () => {
    const game = await cabinet(2, 2, ['secretary', 'secretary', 'clerk'], { speed: 'brisk' });
    const draws = seededDraws(2, 'advice');
    for (let step = 0; step < 3000 && !isOver(game); step++) {
      for (const client of game.clients) await answerWell(client, draws);
      await game.world.pass(1500);
    }
    expect(isOver(game)).toBe(true);
    expect(game.watcher.told.filter(({ type }) => type === 'stamped').length).toBeGreaterThan(0);
    await expectSound(game);
  });

  const heard = new Set<string>();

  it.each([3, 4])('people bargain, drop out, come back, and the server is killed: seed %i', async (seed) => {
    const game = await cabinet(seed, 3, ['secretary', 'clerk'], { speed: 'brisk' });
    const draws = seededDraws(seed, 'bargain');
    for (let step = 0; step < 3000 && !isOver(game); step++) {
      const client = pick(draws, game.clients);
      const chance = draws.below(200);
      if (chance === 0) await game.crash();
      else if (chance < 6) await client.connect(chance < 3 ? client.n : undefined);
      else if (chance < 90) await bargain(client, draws);
      else for (const each of game.clients) await answerWell(each, draws);
      await game.world.pass(draws.below(1500));
    }
    expect(isOver(game)).toBe(true);
    for (const { told } of game.clients) for (const { type } of told) heard.add(type);
    await expectSound(game);
  });

  it('and in doing so they have tried everything', () => {
    for (const type of ['offered', 'countered', 'traded', 'handed', 'dropped', 'promised'])
      expect(heard).toContain(type);
  });

  it('refuses bots of another game, and says which there are', async () => {
    const hall = await openHall({ store: openMemoryStore(), world: fakeWorld(1), bots: localBots(), log: quiet });
    const opened = await hall.open(settingsWith({ game: 'decrees', seats: 5 }), { name: 'Ada', nonce: NONCES[0] });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const host = fakeClient(() => hall, opened.value.table, opened.value.token);
    await host.connect();
    expect(await host.send({ t: 'seatBot', seat: 1, level: 'honest' } as never)).toMatchObject({
      t: 'no',
      code: 'bad-options',
      why: 'level must be one of clerk, secretary, permanentSecretary',
    });
    expect(await host.send({ t: 'seatBot', seat: 1, level: 'clerk' } as never)).toMatchObject({ t: 'ack' });
    const settings = settingsWith({ seats: 5 });
    expect(await host.send({ t: 'change', settings } as never)).toMatchObject({ t: 'no', code: 'bad-options' });
    expect(host.snapshot?.settings.game).toBe('decrees');
  });

  it('a promise is talk: plain, not too often, not where nobody may talk, and for all once it is laid on the table', async () => {
    const promise = (text: string) => ({ type: 'promise', to: 1, text });
    for (const hasChat of [true, false]) {
      const game = await cabinet(6, 4, [], { speed: 'off', hasChat });
      const draws = seededDraws(6, 'advice');
      while (tableOf(game.watcher).asks.at(-1)?.kind !== 'action') {
        for (const client of game.clients) await answerWell(client, draws);
        await game.world.pass(20_000);
      }
      const [host, guest] = game.clients;
      const ask = tableOf(host).asks.find(({ kind }) => kind === 'dealing')?.id;
      const say = (text: string) => host.send({ t: 'move', ask, move: promise(text) } as never);
      if (!hasChat) {
        expect(await say('Soon.')).toMatchObject({ t: 'no', code: 'no-chat' });
        continue;
      }
      expect(await say('Two\nlines.')).toMatchObject({ t: 'no', code: 'bad-message' });
      expect(await say('Soon.')).toMatchObject({ t: 'ack' });
      expect(guest.told.at(-1)).toMatchObject({ type: 'promised', text: 'Soon.' });
      expect(game.clients[2].told.some(({ type }) => type === 'promised')).toBe(false);
      const laid = await host.send({
        t: 'move',
        ask,
        move: { type: 'publish', from: 0, to: 1, text: 'Soon.' },
      } as never);
      expect(laid).toMatchObject({ t: 'ack' });
      const marked = await guest.send({ t: 'move', ask, move: { type: 'mark', note: 0, as: 'kept' } } as never);
      expect(marked).toMatchObject({ t: 'ack' });
      const read = game.clients[2].told.slice(-2);
      expect(read).toMatchObject([
        { type: 'published', text: 'Soon.' },
        { type: 'marked', seat: 1, note: 0, as: 'kept' },
      ]);
      const more = [];
      for (let again = 0; again < 6; again++) more.push(await say(`Soon ${again}.`));
      expect(more.at(-1)).toMatchObject({ t: 'no', code: 'too-fast' });
    }
  });

  it('D11.10 a promise that was not laid on the table is in the file without its words, and the file proves itself', async () => {
    const game = await acting(9);
    const { clients, dealing, table } = game;
    const said = (by: number, move: object) => clients[by].send({ t: 'move', ask: dealing, move } as never);
    const words = ['Between us.', 'For all.', 'Between us, too.'];
    for (const text of words) expect(await said(0, { type: 'promise', to: 1, text })).toMatchObject({ t: 'ack' });
    expect(await said(2, { type: 'promise', to: 1, text: 'For all.' })).toMatchObject({ t: 'ack' });
    expect(await said(1, { type: 'publish', from: 0, to: 1, text: 'For all.' })).toMatchObject({ t: 'ack' });
    for (const client of clients) await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
    const exported = await game.hall().record(table, 1);
    if (!exported.ok) throw new Error(exported.refusal.code);
    const { record } = JSON.parse(String(exported.value)) as RecordSheet;
    expect(replay(gameOf(game.watcher), record as MatchRecord)).toMatchObject({ ok: true });
    const texts = record.entries.flatMap(({ cause }) =>
      cause.by === 'move' && cause.move.type === 'promise' ? [(cause.move as unknown as { text: string }).text] : [],
    );
    expect(texts).toEqual(['*** 1', 'For all.', '*** 2', '*** 3']);
    expect(exported.value).not.toContain('Between us');
  });

  it('whose turn it is may ask for time to talk, once', async () => {
    const game = await cabinet(7, 4, []);
    const draws = seededDraws(7, 'advice');
    while (tableOf(game.watcher).asks.at(-1)?.kind !== 'action') {
      for (const client of game.clients) await answerWell(client, draws);
      await game.world.pass(1000);
    }
    const { turn, asks } = tableOf(game.watcher);
    const ask = asks.at(-1)?.id;
    const [active, other] = [game.clients[turn.seat], game.clients[(turn.seat + 1) % 4]];
    expect(await other.send({ t: 'hold', ask } as never)).toMatchObject({ t: 'no', code: 'not-now' });
    expect(await active.send({ t: 'hold', ask } as never)).toMatchObject({ t: 'ack' });
    expect(await active.send({ t: 'hold', ask } as never)).toMatchObject({ t: 'no', code: 'not-now' });
    await game.world.pass(100_000);
    expect(tableOf(game.watcher).turn.number).toBe(turn.number);
    await game.world.pass(12_000);
    expect(tableOf(game.watcher).turn.number).toBe(turn.number + 1);
  });
});
