// How fast a full table is, and that no part of a beat is lost with the server. All in simulated time.

import { type Draws, randomOf, seededDraws } from '@pretender/kernel';
import { type AskClock, type Command, type Phase, PROTOCOL, type ServerMessage } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import type { FakeClient } from './fake-client.ts';
import { openRound, type Round, reopen, say, setUp, specsOf } from './round.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const STEP = 100;

/** A person needs so long to make up his mind: mostly two or three seconds, and now and then he is not looking. */
function thinkingTime(draws: Draws): number {
  const normal = Array.from({ length: 12 }, () => draws.below(1000) / 1000).reduce((sum, part) => sum + part, -6);
  return draws.below(100) < 8 ? 8000 + draws.below(32_000) : 2500 * Math.exp(0.5 * normal);
}

interface Mind {
  readonly ask: number;
  readonly at: number;
}

function answerOf(client: FakeClient, ask: number, draws: Draws): object {
  const specs = specsOf(client).filter((spec) => spec.ask === ask);
  const neutral = specs.find((spec) => spec.neutral);
  if (neutral) return { type: neutral.type };
  return specs[0].type === 'claim' ? HARVEST : randomOf(specs[0], draws);
}

interface TableOf {
  readonly asks: readonly { readonly id: number; readonly clock: string; readonly held: boolean }[];
  readonly turn: { readonly seat: number };
}
const tableOf = ({ view }: FakeClient) => view?.table as unknown as TableOf;

class Crowd {
  readonly #round: Round;
  readonly #draws: Draws;
  readonly #minds = new Map<FakeClient, Mind>();

  constructor(round: Round, seed: number) {
    this.#round = round;
    this.#draws = seededDraws(seed, 'crowd');
  }

  /** Everybody but the last seat, who never says a word. */
  act(): void {
    const { clients, world } = this.#round;
    for (const [seat, client] of clients.slice(0, -1).entries()) {
      const ask = specsOf(client).find(({ early }) => !early)?.ask;
      if (ask === undefined) continue;
      const mind = this.#minds.get(client);
      if (mind?.ask !== ask) this.#minds.set(client, { ask, at: world.now() + thinkingTime(this.#draws) });
      else if (mind.at <= world.now()) this.#speak(seat, ask);
    }
  }

  #speak(seat: number, ask: number): void {
    const { clients } = this.#round;
    const { turn } = tableOf(clients[seat]);
    const send = (command: object) => void clients[seat].session?.command(command as Command);
    if (seat === (turn.seat + 1) % clients.length) send({ t: 'lastCall', id: `l${ask}-${seat}`, ask });
    send({ t: 'move', id: `m${ask}-${seat}`, ask, move: answerOf(clients[seat], ask, this.#draws) });
  }
}

/** How long each beat lasted, as a spectator saw it. */
async function beatsOf(round: Round, seed: number, minutes: number): Promise<number[]> {
  const crowd = new Crowd(round, seed);
  const seen = new Map<number, { first: number; last: number }>();
  for (let ms = 0; ms < minutes * 60_000; ms += STEP) {
    const now = round.world.now();
    const open = tableOf(round.watcher).asks.find(({ clock, held }) => clock === 'beat' && !held);
    if (open) seen.set(open.id, { first: seen.get(open.id)?.first ?? now, last: now });
    crowd.act();
    await round.world.pass(STEP);
  }
  return [...seen.values()].map(({ first, last }) => last - first);
}

describe('fourteen at a table, and one who never says a word', () => {
  it('need eight seconds for a beat at most, in the mean', async () => {
    const round = await openRound({ people: 14 });
    await setUp(round);
    const beats = await beatsOf(round, 1, 6);
    expect(beats.length).toBeGreaterThan(20);
    const mean = beats.reduce((sum, ms) => sum + ms, 0) / beats.length;
    expect(mean).toBeLessThanOrEqual(8000);
    expect(Math.min(...beats)).toBeGreaterThanOrEqual(2500 - STEP);
  });
});

function clockOf({ frames }: FakeClient): AskClock | undefined {
  const messages = frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const clocks = messages.flatMap((message) => ('clock' in message && message.clock ? [message.clock] : []));
  return clocks.at(-1)?.[0];
}

/** How the table comes to each part, from a claim that was just made. */
const PARTS: { readonly [name: string]: { readonly phase: Phase; go(round: Round): Promise<unknown> } } = {
  hush: { phase: 'hush', go: ({ world }) => world.pass(200) },
  open: { phase: 'open', go: ({ world }) => world.pass(7000) },
  'last call': {
    phase: 'lastCall',
    async go({ clients, world }) {
      await world.pass(5000);
      await clients[1].send({ t: 'lastCall', ask: specsOf(clients[1])[0].ask } as never);
      await world.pass(1000);
    },
  },
  'a vote': {
    phase: 'decide',
    async go({ clients, world }) {
      await say(clients[1], { type: 'doubt' });
      await world.pass(6000);
    },
  },
  'a decision': {
    phase: 'decide',
    async go(round) {
      await round.world.pass(30_000);
      expect((await leftFor(round))?.phase).toBe('decide');
      await round.world.pass(6000);
    },
  },
  'a pause': {
    phase: 'stopped',
    async go({ clients, world }) {
      await world.pass(7000);
      await clients[2].send({ t: 'pause' } as never);
      await world.pass(1000);
    },
  },
};

/** The server notes every five seconds that it is alive; what is given back is never less than it was away. */
const NOTED = 5000;

async function leftFor({ hall, table }: Round): Promise<AskClock | undefined> {
  const frames: string[] = [];
  const entered = await hall.enter(
    { t: 'hello', v: PROTOCOL, table },
    { send: (frame) => frames.push(frame), close() {} },
  );
  if (entered.ok) entered.value.leave();
  return clockOf({ frames } as unknown as FakeClient);
}

describe('a server that is killed in', () => {
  it.each(Object.entries(PARTS))(
    '%s comes back to it, with all the time that was left',
    async (_name, { phase, go }) => {
      const round = await openRound();
      await setUp(round);
      await say(round.clients[0], HARVEST);
      await go(round);
      const before = await leftFor(round);
      expect(before?.phase).toBe(phase);
      await reopen(round, 45_000);
      const after = await leftFor(round);
      expect(after?.ask).toBe(before?.ask);
      const left = before?.left ?? 0;
      if (phase !== 'hush' && phase !== 'open') expect(after?.phase).toBe(phase);
      if (after?.phase === phase) {
        expect(after.left).toBeGreaterThanOrEqual(left);
        expect(after.left).toBeLessThanOrEqual(left + NOTED);
      }
      const isAsked = () => tableOf(round.watcher).asks.some(({ id }) => id === before?.ask);
      await round.world.pass(left - 1);
      expect(isAsked()).toBe(true);
      await round.world.pass(120_000);
      expect(isAsked()).toBe(false);
    },
  );
});
