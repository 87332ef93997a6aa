// Each kind of line has its own budget in a table's log: whoever uses one up takes nothing of the others.

import type { Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { BUDGETS, type Budget } from '../../src/tables/budgets.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { openRound, type Round, reopen, say, setUp } from './round.ts';
import { NONCES } from './settings.ts';

const codeOf = (answer: object) => ('code' in answer ? answer.code : 't' in answer ? answer.t : 'ok');

const FILLING: { readonly [B in Budget]: TableLine } = {
  play: { kind: 'photo', finish: [] },
  talk: { kind: 'said', from: 'Dario', seat: 3 as Seat, text: 'well' },
  gallery: { kind: 'said', from: '', seat: null, text: 'boo' },
  own: { kind: 'muted', seat: 3 as Seat, seats: [], gallery: false },
  house: { kind: 'silenced', seat: 3 as Seat, isSilent: false },
  asking: { kind: 'backed', request: 0, by: 0 as Seat },
};

/** As if somebody had written such lines for hours. */
async function fill(round: Round, ...budgets: readonly Budget[]): Promise<void> {
  const { head = 0 } = (await round.store.tableBy(round.table)) ?? {};
  const lines = budgets.flatMap((budget) => Array.from({ length: BUDGETS[budget] }, () => FILLING[budget]));
  const rows = lines.map((line, at) => ({
    table: round.table,
    seq: head + 1 + at,
    cmd: null,
    at: round.world.now(),
    body: JSON.stringify(line),
  }));
  expect(await round.store.append(rows[0], null, rows.slice(1))).toBe('ok');
  await reopen(round, 0);
}

const TALK = { t: 'say', text: 'Hear!' };
const OWN = { t: 'mute', seats: [2], gallery: true };
const HOUSE = { t: 'silence', seat: 2, isSilent: true };
const OTHER_THAN = (full: Budget) => (['talk', 'gallery', 'own', 'house'] as const).filter((budget) => budget !== full);

/** What comes of a command of each kind. */
async function tryAll({ clients, watcher }: Round) {
  const [host] = clients;
  return {
    talk: codeOf(await host.send(TALK as never)),
    gallery: codeOf(await watcher.send(TALK as never)),
    own: codeOf(await host.send(OWN as never)),
    house: codeOf(await host.send(HOUSE as never)),
  };
}

const windUp = async ({ clients }: Round) => {
  for (const client of clients) await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
};

describe('a budget that is used up', () => {
  it.each(['talk', 'gallery', 'own', 'house'] as const)('of %s shuts that and nothing else', async (budget) => {
    const round = await openRound({ settings: { speed: 'off' } });
    await setUp(round);
    await fill(round, budget);
    const answers = await tryAll(round);
    expect(answers[budget]).toBe('not-now');
    for (const other of OTHER_THAN(budget)) expect([other, answers[other]]).toEqual([other, 'ack']);
    expect((await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' })).t).toBe('ack');
    await windUp(round);
    expect(codeOf(await round.clients[0].send({ t: 'rematch' } as never))).toBe('ack');
  });

  it('says which one it is', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await fill(round, 'gallery', 'talk');
    expect(await round.watcher.send(TALK as never)).toMatchObject({ why: expect.stringContaining('gallery') });
    expect(await round.clients[0].send(TALK as never)).toMatchObject({ why: expect.stringContaining('this table') });
  });

  it('of play lets the match come to its end, and no other begin', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await setUp(round);
    await fill(round, 'play', 'talk', 'gallery', 'own', 'house');
    const [host] = round.clients;
    expect(Object.values(await tryAll(round))).toEqual(['not-now', 'not-now', 'not-now', 'not-now']);
    expect(codeOf(await host.send({ t: 'pause' } as never))).toBe('not-now');
    expect((await say(host, { type: 'claim', as: 'farmer', do: 'harvest' })).t).toBe('ack');
    await windUp(round);
    expect(host.told.map(({ type }) => type)).toContain('@ended');
    expect(codeOf(await host.send({ t: 'rematch' } as never))).toBe('not-now');
  });

  it('of house takes in nobody new, and lets everybody go', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await windUp(round);
    await fill(round, 'house');
    const { hall, table, tokens, clients } = round;
    expect(codeOf(await clients[3].send({ t: 'leave' } as never))).toBe('ack');
    const newcomer = { name: 'Elsa', nonce: NONCES[1] };
    const tries = [
      await hall.sit(table, newcomer),
      await hall.makeTicket(tokens[0], 3),
      await hall.keepOnlyKey(tokens[1]),
    ];
    for (const answer of tries) expect(answer).toMatchObject({ refusal: { code: 'not-now' } });
  });

  it('of asking, which strangers can use up, shuts nobody out but them', async () => {
    const round = await openRound({ settings: { speed: 'off' } });
    await windUp(round);
    await fill(round, 'asking');
    const { hall, table, tokens, clients } = round;
    const newcomer = { name: 'Elsa', nonce: NONCES[1] };
    const refusal = { code: 'not-now', why: expect.stringContaining('asked for so often') };
    expect(await hall.askBack(table, 1, newcomer)).toMatchObject({ refusal });
    expect(codeOf(await clients[3].send({ t: 'leave' } as never))).toBe('ack');
    expect(await hall.makeTicket(tokens[0], 3)).toMatchObject({ ok: true });
  });
});
