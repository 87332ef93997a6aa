// A shouting table: the first to speak counts, and a quarter of a second decides together.

import type { Command, ServerMessage } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import type { FakeClient } from './fake-client.ts';
import { heardBy, openRound, type Round, say, setUp, specsOf } from './round.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const TAX = { type: 'claim', as: 'baron', do: 'tax', ware: 'wine' };

async function claimed(edition: 'it' | 'de', move = HARVEST, options = {}): Promise<Round> {
  const round = await openRound({ people: 5, settings: { options: { edition, ...options } } });
  await setUp(round);
  await say(round.clients[0], move);
  await round.world.pass(600);
  return round;
}

/** Sent without waiting for the answer, which comes after the bunch. */
function shout(client: FakeClient, type: string, id: string = type): void {
  const [spec] = specsOf(client).filter((offered) => offered.type === type);
  client.session?.command({ t: 'move', id, ask: spec.ask, move: { type } } as Command).catch(() => {});
}

const answerTo = (client: FakeClient, id: string): ServerMessage | undefined => client.answers.get(id);

describe('at a shouting table', () => {
  it('a doubt is heard a quarter of a second later, and nothing before', async () => {
    const round = await claimed('it');
    shout(round.clients[1], 'doubt');
    await round.world.pass(249);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
    await round.world.pass(1);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 1 }]);
    expect(heardBy(round.watcher, '@photo')).toEqual([]);
  });

  it('who sent it first was first, whoever arrived first; the other one’s doubt is a raised hand', async () => {
    const round = await claimed('it');
    round.delays[2] = 150;
    shout(round.clients[1], 'doubt');
    await round.world.pass(70);
    shout(round.clients[2], 'doubt');
    await round.world.pass(250);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 2 }]);
    expect(heardBy(round.watcher, 'supported')).toMatchObject([{ seat: 1 }]);
    expect(heardBy(round.watcher, '@photo')).toEqual([
      {
        type: '@photo',
        finish: [
          { seat: 2, after: 0 },
          { seat: 1, after: 80 },
        ],
      },
    ]);
    expect(answerTo(round.clients[2], 'doubt')).toEqual({ t: 'ack', id: 'doubt', n: expect.any(Number) });
    expect(answerTo(round.clients[1], 'doubt')).toMatchObject({ t: 'ack', as: 'support' });
    await round.clients[1].session?.command({ ...move(round, 1), id: 'doubt' } as Command);
    expect(answerTo(round.clients[1], 'doubt')).toMatchObject({ t: 'ack', as: 'support' });
  });

  it('a doubt that a reaction has overtaken is told so, and nobody else hears of it', async () => {
    const round = await claimed('it', TAX);
    shout(round.clients[1], 'immunise');
    await round.world.pass(50);
    shout(round.clients[2], 'doubt');
    await round.world.pass(250);
    expect(heardBy(round.watcher, 'claimed').at(-1)).toMatchObject({ claim: { kind: 'immunise', seat: 1 } });
    expect(answerTo(round.clients[2], 'doubt')).toMatchObject({ t: 'no', code: 'too-late', why: 'immunise' });
    expect(heardBy(round.watcher, '@photo')).toEqual([]);
    expect(heardBy(round.watcher, 'doubted')).toEqual([]);
  });

  it('passes wait for nobody and are on no photo', async () => {
    const round = await claimed('it');
    shout(round.clients[1], 'doubt');
    shout(round.clients[3], 'pass');
    await round.world.rest();
    expect(answerTo(round.clients[3], 'pass')).toMatchObject({ t: 'ack' });
    expect(answerTo(round.clients[1], 'doubt')).toBeUndefined();
    await round.world.pass(250);
    expect(heardBy(round.watcher, '@photo')).toEqual([]);
  });

  it('hands that nobody sees are on no photo either', async () => {
    const round = await claimed('it', HARVEST, { hoaxVote: 'sealed' });
    for (const seat of [1, 2]) shout(round.clients[seat], 'doubt');
    await round.world.pass(300);
    expect(answerTo(round.clients[2], 'doubt')).toMatchObject({ t: 'ack', as: 'support' });
    expect(heardBy(round.watcher, '@photo')).toEqual([]);
  });

  it('what came in time counts, although the window ends meanwhile', async () => {
    const round = await claimed('it');
    await round.world.pass(12_500 - 600 - 100);
    expect(heardBy(round.watcher, 'stood')).toEqual([]);
    shout(round.clients[1], 'doubt');
    await round.world.pass(400);
    expect(heardBy(round.watcher, 'stood')).toEqual([]);
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 1 }]);
  });

  it('what the rules refuse is refused at once, and delays nothing', async () => {
    const round = await claimed('it');
    await round.world.pass(12_500 - 600 - 100);
    const ask = specsOf(round.clients[1])[0].ask;
    const answer = await round.clients[1].send({ t: 'move', ask, move: { type: 'absolve', ware: 'wine' } } as never);
    expect(answer).toMatchObject({ t: 'no', code: 'rules' });
    await round.world.pass(101);
    expect(heardBy(round.watcher, 'stood')).toHaveLength(1);
  });
});

describe('at a courtly table', () => {
  it('a doubt is heard at once, and a later one is a raised hand', async () => {
    const round = await claimed('de');
    round.delays[2] = 150;
    for (const seat of [1, 2]) await say(round.clients[seat], { type: seat === 1 ? 'doubt' : 'support' });
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 1 }]);
    expect(heardBy(round.watcher, '@photo')).toEqual([]);
  });

  it('a doubt after the claim has stood is stale, for nobody was faster', async () => {
    const round = await claimed('de');
    const late = move(round, 1);
    await round.world.pass(13_000);
    const answer = await round.clients[1].send({ ...late, id: 'late' } as never);
    expect(answer).toMatchObject({ t: 'no', code: 'stale' });
  });
});

/** A doubt of the claim that was made first. */
function move({ clients }: Round, seat: number): object {
  const asked = heardBy(clients[seat], 'asked').find((event) => (event as { kind?: string }).kind === 'reaction');
  return { t: 'move', ask: (asked as unknown as { id: number } | undefined)?.id, move: { type: 'doubt' } };
}

describe('a window of a shouting table', () => {
  const stood = ({ watcher }: Round): number => heardBy(watcher, 'stood').length;

  /** Milliseconds until the claim stands where nobody says anything. */
  async function windowOf(round: Round): Promise<number> {
    const since = round.world.now();
    while (stood(round) === 0) await round.world.pass(10);
    return round.world.now() - since;
  }

  /** Something is said shortly before the end; is it over then? */
  async function isOverAfter(said: (round: Round) => void): Promise<boolean> {
    const window = await windowOf(await claimed('it'));
    const round = await claimed('it');
    await round.world.pass(window - 50);
    said(round);
    await round.world.pass(60);
    return stood(round) > 0;
  }

  it('waits for an answer that counts', async () => {
    expect(await isOverAfter((round) => shout(round.clients[1], 'doubt'))).toBe(false);
  });

  it('does not wait for one whose id was used before', async () => {
    const isOver = await isOverAfter((round) => {
      round.clients[1].session?.command({ t: 'phrase', id: 'doubt', phrase: 1 } as Command).catch(() => {});
      shout(round.clients[1], 'doubt');
    });
    expect(isOver).toBe(true);
  });

  it('does not wait for more answers than a seat may give', async () => {
    const isOver = await isOverAfter((round) => {
      const [{ ask }] = specsOf(round.clients[1]);
      for (let at = 0; at < 60; at++)
        round.clients[1].session?.command({ t: 'lastCall', id: `call-${at}`, ask } as Command).catch(() => {});
      shout(round.clients[1], 'doubt');
    });
    expect(isOver).toBe(true);
  });
});
