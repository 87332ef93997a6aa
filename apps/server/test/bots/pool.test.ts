import { fileURLToPath } from 'node:url';
import { asSeat, type Seat } from '@pretender/kernel';
import type { BotLevel } from '@pretender/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BotPool, BotTrouble } from '../../src/bots/bot-pool.ts';
import { localBots } from '../../src/bots/local-bots.ts';
import { openThreadBots, type ThreadOptions } from '../../src/bots/thread-bots.ts';
import { LONG, matchOf, playOn, requestFor } from './table.ts';

const worker = (name: string): string => fileURLToPath(new URL(`../workers/${name}.mjs`, import.meta.url));

async function opened(options: ThreadOptions): Promise<BotPool> {
  const pool = await openThreadBots(options);
  onTestFinished(() => pool.stop());
  return pool;
}

const levelOf = (seat: Seat): BotLevel => (seat % 2 === 0 ? 'honest' : 'random');

describe('bots in threads', () => {
  it('play on like those without threads', async () => {
    const pool = await opened({});
    const threaded = { match: matchOf(4, 5), pool, levelOf };
    const local = { match: matchOf(4, 5), pool: localBots(), levelOf };
    await playOn(threaded, 400);
    await playOn(local, 400);
    expect(threaded.match.entries).toEqual(local.match.entries);
  });

  it('answer many tables at once', async () => {
    const pool = await opened({ threads: 2 });
    const matches = Array.from({ length: 20 }, (_, seed) => matchOf(3 + (seed % 6), seed));
    const moves = await Promise.all(matches.map((match) => pool.choose(requestFor(match, asSeat(1), 'honest'), LONG)));
    for (const move of moves) expect(move).toMatchObject({ type: 'cover' });
  });

  it('give nothing once they are stopped, and say nothing about it', async () => {
    const troubles: BotTrouble[] = [];
    const pool = await openThreadBots({ onTrouble: (trouble) => troubles.push(trouble) });
    const request = requestFor(matchOf(3, 1), asSeat(0), 'random');
    const pending = pool.choose(request, LONG);
    await pool.stop();
    expect(await pending).toBeNull();
    expect(await pool.choose(request, LONG)).toBeNull();
    expect(troubles).toEqual([]);
  });
});

describe('a bot in trouble', () => {
  const request = (level: string) => ({ ...requestFor(matchOf(3, 1), asSeat(0), 'random'), level: level as BotLevel });

  it.each<[string, BotTrouble['kind'], number]>([
    ['spin', 'late', 300],
    ['hog', 'broken', LONG],
    ['throw', 'broken', LONG],
    ['exit', 'broken', LONG],
  ])('(%s) gives nothing, and the pool goes on', async (level, kind, deadline) => {
    const troubles: BotTrouble[] = [];
    const pool = await opened({ worker: worker('trouble'), onTrouble: (trouble) => troubles.push(trouble) });
    expect(await pool.choose(request('none'), LONG)).toEqual({ type: 'pass' });
    for (let time = 0; time < 2; time++) {
      expect(await pool.choose(request(level), deadline)).toBeNull();
      expect(await pool.choose(request('none'), LONG)).toEqual({ type: 'pass' });
    }
    expect(troubles.map((trouble) => trouble.kind)).toEqual([kind, kind]);
  });

  it('holds up the others no longer than its deadline', async () => {
    const pool = await opened({ worker: worker('trouble') });
    const answers = await Promise.all([
      pool.choose(request('spin'), 300),
      pool.choose(request('none'), LONG),
      pool.choose(request('none'), LONG),
    ]);
    expect(answers).toEqual([null, { type: 'pass' }, { type: 'pass' }]);
  });

  it('without a thread gives nothing either', async () => {
    const troubles: BotTrouble[] = [];
    const pool = localBots((trouble) => troubles.push(trouble));
    expect(await pool.choose({ ...request('honest'), game: 'chess' }, LONG)).toBeNull();
    expect(troubles.map((trouble) => trouble.kind)).toEqual(['broken']);
    await pool.stop();
  });
});

describe('what a bot is sent', () => {
  const match = matchOf(4, 7);
  const seat = asSeat(2);
  const { table, hands, vault } = match.state;
  const cards = JSON.stringify(vault);

  async function sent(view: unknown): Promise<Record<string, unknown>> {
    const pool = await opened({ worker: worker('echo') });
    const echo = await pool.choose({ ...requestFor(match, seat, 'honest'), view }, LONG);
    expect(Object.keys(echo ?? {}).sort()).toEqual(['env', 'letter', 'type', 'workerData']);
    expect([echo?.env, echo?.workerData]).toEqual([{}, undefined]);
    return JSON.parse(String(echo?.letter));
  }

  const due = {
    game: 'hoax',
    options: { edition: 'de' },
    view: { viewer: seat, table, hands: [null, null, hands[seat], null], vault: null },
    ask: match.state.table.asks[0].id,
    level: 'honest',
    seed: match.entries.length,
  };

  it('is the view of its seat and the question, and nothing else', async () => {
    expect(await sent(match.views[seat])).toEqual(JSON.parse(JSON.stringify(due)));
  });

  it('is no more even if the whole house is handed in', async () => {
    const letter = await sent({ viewer: seat, table, hands, vault, seed: 'secret', match });
    expect(letter).toEqual(JSON.parse(JSON.stringify(due)));
    expect(cards.length).toBeGreaterThan(20);
    expect(JSON.stringify(letter)).not.toContain(cards);
  });

  it('is nothing where nobody sits', async () => {
    const troubles: BotTrouble[] = [];
    const pool = localBots((trouble) => troubles.push(trouble));
    const view = match.views[match.state.hands.length];
    expect(await pool.choose({ ...requestFor(match, seat, 'honest'), view }, LONG)).toBeNull();
    expect(troubles).toHaveLength(1);
  });
});
