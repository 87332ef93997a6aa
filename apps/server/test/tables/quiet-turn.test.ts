// At a courtly table whatever can be said against an action is collected in its one Beat; another opens only if somebody speaks.

import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { game, heardBy, identityOf, openRound, type Round, reopen, say, setUp, specsOf } from './round.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const TAX = { type: 'claim', as: 'baron', do: 'tax', ware: 'wine' };
const OUTLAW = { type: 'outlaw' };
const FINE = { type: 'sentence', ware: 'wine', count: 1 };
const PASS = { type: 'pass' };
/** A whole Beat at normal speed: hush, open, last call. */
const BEAT = 12_500;
/** For which all look up when somebody was accused. */
const MOMENT = 5000;

async function dealt(settings: Partial<Settings> = {}): Promise<Round> {
  const round = await openRound({ settings });
  await setUp(round);
  return round;
}

const claimsIn = ({ watcher }: Round) =>
  heardBy(watcher, 'claimed').map((event) => (event as unknown as { claim: { kind: string } }).claim.kind);
const turnsIn = ({ watcher }: Round) => heardBy(watcher, 'turnBegan').length;
const openIn = ({ watcher }: Round) => watcher.view && game.asks(watcher.view.table).at(-1)?.kind;

async function passAll({ clients }: Round): Promise<void> {
  for (const client of clients) if (specsOf(client).some(({ type }) => type === 'pass')) await say(client, PASS);
}

describe('a quiet turn', () => {
  it('is one Beat, to the millisecond', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await round.world.pass(BEAT - 1);
    expect(turnsIn(round)).toBe(1);
    await round.world.pass(1);
    expect(turnsIn(round)).toBe(2);
    expect(openIn(round)).toBe('declaration');
  });

  it('is over in one commit and told in one frame, so that nobody sees a window that is no window', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    const { append } = round.store;
    let writes = 0;
    round.store.append = (...given) => {
      writes++;
      return append(...given);
    };
    const before = round.watcher.frames.length;
    await round.world.pass(BEAT);
    expect(writes).toBe(1);
    expect(round.watcher.frames.slice(before)).toHaveLength(1);
    expect(JSON.parse(round.watcher.frames[before])).not.toHaveProperty('clock');
  });

  it('that lasts longer than it must ends with the last answer, in its commit and its frame', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await round.world.pass(4000);
    const [last, ...others] = round.clients.slice(1).reverse();
    for (const client of others) await say(client, PASS);
    expect(turnsIn(round)).toBe(1);
    const { append } = round.store;
    let writes = 0;
    round.store.append = (...given) => {
      writes++;
      return append(...given);
    };
    const before = [round.watcher, last].map(({ frames }) => frames.length);
    await say(last, PASS);
    expect(turnsIn(round)).toBe(2);
    expect(writes).toBe(1);
    expect(round.watcher.frames.length - before[0]).toBe(1);
    const heard = last.frames.slice(before[1]).map((frame) => JSON.parse(frame) as { t: string; n?: number });
    expect(heard.map(({ t }) => t)).toEqual(['told', 'ack']);
    expect(heard[1].n).toBe(last.n);
  });

  it.each([
    ['without a clock', { speed: 'off' }, 4000],
    ['over days', { speed: 'days', hours: 2 }, 4000],
  ] as const)('%s is over when everybody has passed once', async (_, settings, ms) => {
    const round = await dealt(settings);
    await say(round.clients[0], HARVEST);
    await passAll(round);
    await round.world.pass(ms);
    expect(turnsIn(round)).toBe(2);
  });

  it('without a clock is over after one last call', async () => {
    const round = await dealt({ speed: 'off' });
    await say(round.clients[0], HARVEST);
    await round.world.pass(60_000);
    const ask = specsOf(round.clients[1])[0].ask;
    await round.clients[1].send({ t: 'lastCall', ask } as never);
    await round.world.pass(4000);
    expect(turnsIn(round)).toBe(2);
  });

  it('of a tax that everybody pays is one Beat and one decision', async () => {
    const round = await dealt();
    await say(round.clients[0], TAX);
    await round.world.pass(BEAT);
    expect(openIn(round)).toBe('defence');
    await round.world.pass(15_000);
    expect(turnsIn(round)).toBe(2);
  });

  it('is found as it was after the server was killed', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await round.world.pass(BEAT);
    await reopen(round, 5000);
    expect(turnsIn(round)).toBe(2);
    expect(openIn(round)).toBe('declaration');
  });
});

describe('whoever speaks early', () => {
  it('is heard when the Beat is over, and not before', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], OUTLAW);
    await round.world.pass(BEAT - 1);
    expect(claimsIn(round)).toEqual(['action']);
    await round.world.pass(1);
    expect(claimsIn(round)).toEqual(['action', 'outlaw']);
    expect(openIn(round)).toBe('reaction');
  });

  it('as a Baron without a Judge costs the table one more Beat, and no third', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], OUTLAW);
    await round.world.pass(2 * BEAT - 1);
    expect(turnsIn(round)).toBe(1);
    await round.world.pass(1);
    expect(turnsIn(round)).toBe(2);
  });

  it('as Baron, Judge and Monk in the Beat before each is heard in the next', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await say(round.clients[1], OUTLAW);
    await round.world.pass(BEAT);
    await say(round.clients[2], FINE);
    await round.world.pass(BEAT);
    await say(round.clients[3], { type: 'absolve', ware: 'wine' });
    await round.world.pass(BEAT);
    expect(claimsIn(round)).toEqual(['action', 'outlaw', 'sentence', 'absolve']);
    await round.world.pass(BEAT);
    expect(openIn(round)).toBe('penalty');
  });

  it('as the second Baron is heard after the first, and shares with the Judge', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    for (const seat of [1, 2]) await say(round.clients[seat], OUTLAW);
    await round.world.pass(BEAT);
    await round.world.pass(BEAT);
    await say(round.clients[3], { ...FINE, share: 2 });
    await round.world.pass(BEAT);
    expect(claimsIn(round)).toEqual(['action', 'outlaw', 'outlaw', 'sentence']);
  });
});

describe('a window of its own stays', () => {
  it('after a doubt that found too few: those who doubted could not say anything else', async () => {
    const round = await dealt();
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], { type: 'doubt' });
    await round.world.pass(8000);
    expect(heardBy(round.watcher, 'stood')).toHaveLength(1);
    expect(openIn(round)).toBe('illegality');
    await say(round.clients[2], OUTLAW);
    expect(claimsIn(round)).toEqual(['action', 'outlaw']);
  });

  it('for a Magician, who was not asked in the Beat of the own claim', async () => {
    const round = await dealt();
    await say(round.clients[0], TAX);
    await say(round.clients[1], { type: 'immunise' });
    await round.world.pass(2 * BEAT);
    await round.world.pass(15_000);
    expect(openIn(round)).toBe('illegality');
    await say(round.clients[1], OUTLAW);
    expect(claimsIn(round)).toEqual(['action', 'immunise', 'outlaw']);
  });

  it('for a Baron who may also judge', async () => {
    const round = await dealt({ options: { reactionBudget: 'unlimited' } });
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], OUTLAW);
    await round.world.pass(2 * BEAT);
    expect(openIn(round)).toBe('sentencing');
    await say(round.clients[2], FINE);
    expect(claimsIn(round)).toEqual(['action', 'outlaw', 'sentence']);
  });

  it('where the first to speak counts', async () => {
    const round = await dealt({ options: { tempo: 'shouting' } });
    await say(round.clients[0], HARVEST);
    await round.world.pass(BEAT);
    expect(openIn(round)).toBe('illegality');
  });

  it('after an accusation in the middle of the Beat', async () => {
    const round = await dealt({ options: { accuseAnytime: true } });
    await say(round.clients[0], HARVEST);
    const wrong = identityOf(round, 3) === 'judge' ? 'monk' : 'judge';
    await say(round.clients[2], { type: 'accuse', target: 3, identity: wrong });
    // Nothing of the Beat runs while all look at whoever is out.
    await round.world.pass(MOMENT + BEAT);
    expect(openIn(round)).toBe('illegality');
  });
});

describe('a standing order', () => {
  it('to judge leaves its owner free to doubt, and is carried out when the Beat is over', async () => {
    const round = await dealt();
    const order = { type: 'sentence', ware: 'wine' };
    await round.clients[3].send({ t: 'order', order } as never);
    await say(round.clients[0], HARVEST);
    await say(round.clients[2], OUTLAW);
    await round.world.pass(2 * BEAT - 1);
    expect(specsOf(round.clients[3]).map(({ type }) => type)).toContain('doubt');
    expect(claimsIn(round)).toEqual(['action', 'outlaw']);
    await round.world.pass(1);
    expect(claimsIn(round)).toEqual(['action', 'outlaw', 'sentence']);
    expect(heardBy(round.clients[3], '@orderDone')).toHaveLength(1);
    expect(heardBy(round.watcher, '@orderDone')).toEqual([]);
  });
});
