import { setImmediate as soon } from 'node:timers/promises';
import { seededDraws } from '@pretender/kernel';
import type { Command, Hello } from '@pretender/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sharedFile } from '../../src/replays/replays.ts';
import type { Hall, Listener, Session } from '../../src/tables/hall-types.ts';
import { type FakeHall, fakeHall, SETTINGS, TOKEN } from '../net/fake-hall.ts';
import { hallThroughLetters, throughLetters } from './through-letters.ts';

const NONCE = '0'.repeat(32);
const NEWCOMER = { name: 'Ann', nonce: NONCE };
const HELLO: Hello = { t: 'hello', v: 2, table: 'table-1', token: TOKEN };
const PASS: Command = { t: 'hold', id: 'c1', ask: 1 } as unknown as Command;

function open(): { near: FakeHall; far: Hall } {
  const near = fakeHall();
  const far = hallThroughLetters(near);
  onTestFinished(() => far.stop());
  return { near, far };
}

interface Heard extends Listener {
  readonly heard: string[];
  lag: number;
}

function ear(): Heard {
  const heard: string[] = [];
  return {
    heard,
    lag: 0,
    send: (frame) => void heard.push(frame),
    close: (code) => void heard.push(`closed: ${code}`),
    delay() {
      return this.lag;
    },
  };
}

/** Whoever is in has been welcomed. */
async function enter(far: Hall, listener: Heard): Promise<Session> {
  const entered = await far.enter(HELLO, listener);
  if (!entered.ok) throw new Error(entered.refusal.code);
  expect(listener.heard.splice(0)).toEqual(['{"t":"welcome"}']);
  return entered.value;
}

const GUESTS = 8;
const STEPS = 300;
/** Also words that look like others, and letters that are half of one. */
const FRAMES = ['x', '2', '12', 'z\ud83d\ude00\ud800\n'];

/** Frames, farewells, commands and people who leave, all mixed. */
async function randomTalk(seed: number): Promise<void> {
  const draws = seededDraws(seed, 'letters');
  const near = fakeHall();
  const far = hallThroughLetters(near);
  const ears = Array.from({ length: GUESTS }, ear);
  const sessions: (Session | null)[] = [];
  for (const each of ears) sessions.push(await enter(far, each));
  const told: string[][] = ears.map(() => []);
  const listeners = near.guests.map(({ listener }) => listener);
  const busy = new Map<number, Promise<void>>();
  near.onCommand = async ({ id }, to) => {
    if (draws.below(2) === 0) await soon();
    to.send(id);
    told[listeners.indexOf(to)].push(id);
  };
  const steps: ((guest: number, step: number) => void)[] = [
    (_guest, step) => {
      const frame = FRAMES[step % FRAMES.length];
      for (const [at, listener] of listeners.entries()) if (draws.below(2) === 0) tell(at, listener, frame);
    },
    (guest) => {
      listeners[guest].close('replaced');
      told[guest].push('closed: replaced');
    },
    (guest, step) => {
      const session = sessions[guest];
      if (session === null || busy.has(guest)) return;
      const done = session.command({ ...PASS, id: `c${step}` }).then(() => void busy.delete(guest));
      busy.set(guest, done);
    },
    (guest) => {
      if (draws.below(10) > 0) return;
      sessions[guest]?.leave();
      sessions[guest] = null;
    },
  ];
  const tell = (at: number, listener: Listener, frame: string) => {
    listener.send(frame);
    told[at].push(frame);
  };
  for (let step = 0; step < STEPS; step++) {
    steps[draws.below(steps.length)](draws.below(GUESTS), step);
    if (draws.below(4) === 0) await soon();
  }
  await Promise.all(busy.values());
  await far.stop();
  for (const [at, { heard }] of ears.entries())
    expect(heard).toEqual(sessions[at] === null ? told[at].slice(0, heard.length) : told[at]);
}

describe('a hall that is spoken to by letters', () => {
  it('answers every call as the hall itself does', async () => {
    const { near, far } = open();
    const calls: ((hall: Hall) => Promise<unknown>)[] = [
      (hall) => hall.open(SETTINGS, NEWCOMER),
      (hall) => hall.sit('table-1', NEWCOMER),
      (hall) => hall.askBack('table-1', 2, NEWCOMER),
      (hall) => hall.copyKey(TOKEN),
      (hall) => hall.keepOnlyKey(TOKEN),
      (hall) => hall.makeTicket(TOKEN, 1),
      (hall) => hall.lookAtTicket('table-1', 'ticket'),
      (hall) => hall.useTicket('table-1', 'ticket'),
      (hall) => hall.look('table-1'),
      (hall) => hall.list(),
      (hall) => hall.record('table-1', 1),
      (hall) => hall.importRecord('{"some":"sheet"}', '192.0.2.1'),
      (hall) => hall.importedRecord('id'),
    ];
    for (const call of calls) {
      const answer = await call(near);
      const asked = near.asked.at(-1);
      expect(await call(far)).toEqual(answer);
      expect(near.asked.at(-1)).toEqual(asked);
    }
    near.tables = 3;
    expect(await far.stats()).toEqual(await near.stats());
    expect(await far.lag?.()).toMatchObject({ half: expect.any(Number), ever: expect.any(Number) });
  });

  it('passes long texts on as they are, which nobody on the way reads, and files in memory that both sides share', async () => {
    const { near, far } = open();
    const long = '["\u00e9\ud83d\ude00\n\\"",'.repeat(5000);
    const file = Buffer.from(sharedFile(long));
    near.importedRecord = async () => ({ ok: true, value: file });
    const read = vi.spyOn(JSON, 'parse');
    const written = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => void vi.restoreAllMocks());
    const fetched = await far.importedRecord('id');
    if (!fetched.ok) throw new Error(fetched.refusal.code);
    expect(String(fetched.value)).toBe(long);
    file.write('{}');
    expect(String(fetched.value)).toBe(`{}${long.slice(2)}`);
    await far.importRecord(long, '192.0.2.1');
    expect(near.asked.at(-1)).toEqual(['importRecord', long, '192.0.2.1']);
    expect(written.mock.calls.length).toBeGreaterThan(0);
    for (const [text] of read.mock.calls) expect(text.length).toBeLessThan(1000);
    for (const [value] of written.mock.calls) expect(value).not.toContain(long);
  });

  it('refuses whom the hall refuses, and throws what it throws', async () => {
    const { near, far } = open();
    near.refuses = 'no-such-table';
    expect(await far.look('nowhere')).toEqual(await near.look('nowhere'));
    expect(await far.enter(HELLO, ear())).toMatchObject({ ok: false, refusal: { code: 'no-such-table' } });
    near.look = async () => {
      throw Object.assign(new Error('no room left'), { trouble: 'full', code: 'EFULL' });
    };
    await expect(far.look('table-1')).rejects.toMatchObject({
      message: 'no room left',
      trouble: 'full',
      code: 'EFULL',
    });
    near.refuses = null;
    near.onEnter = async () => {
      throw new Error('the door is stuck');
    };
    await expect(far.enter(HELLO, ear())).rejects.toThrow('the door is stuck');
  });

  it('has a command answered before it is done, and says so if it cannot be done', async () => {
    const { near, far } = open();
    const listener = ear();
    const session = await enter(far, listener);
    await session.command(PASS);
    expect(near.commands).toEqual([PASS]);
    expect(listener.heard).toEqual([JSON.stringify({ t: 'ack', id: 'c1', n: 0 })]);
    near.onCommand = async () => {
      throw new Error('a fault');
    };
    await expect(session.command(PASS)).rejects.toThrow('a fault');
    near.onCommand = async (command, to) => to.send(command.id);
    await session.command(PASS);
    expect(listener.heard.at(-1)).toBe('c1');
  });

  it('tells each of many what is for them, in order', async () => {
    const { near, far } = open();
    const ears = [ear(), ear(), ear()];
    for (const each of ears) await enter(far, each);
    const [a, b, c] = near.guests.map(({ listener }) => listener);
    for (const each of [a, b, c]) each.send('for all');
    a.send('own');
    a.send('own');
    for (const each of [a, b]) each.send('for all');
    c.close('replaced');
    b.send('last');
    await far.look('table-1');
    expect(ears.map(({ heard }) => heard)).toEqual([
      ['for all', 'own', 'own', 'for all'],
      ['for all', 'for all', 'last'],
      ['for all', 'closed: replaced'],
    ]);
  });

  it('hears how long the way to somebody takes with each command', async () => {
    const { near, far } = open();
    const listener = ear();
    const session = await enter(far, listener);
    const seen: (number | undefined)[] = [];
    near.onCommand = async (_command, to) => void seen.push(to.delay?.());
    listener.lag = 40;
    await session.command(PASS);
    listener.lag = 70;
    await session.command(PASS);
    expect(seen).toEqual([40, 70]);
  });

  it('lets somebody go, who then hears nothing more and waits for nothing', async () => {
    const { near, far } = open();
    const listener = ear();
    const session = await enter(far, listener);
    near.onCommand = () => new Promise(() => {});
    const waiting = session.command(PASS);
    session.leave();
    await waiting;
    await far.look('table-1');
    expect(near.guests[0].hasLeft).toBe(true);
    near.guests[0].listener.send('too late');
    await far.look('table-1');
    expect(listener.heard).toEqual([]);
  });

  it('tells the others all of what was said after something for somebody who has gone', async () => {
    const { near, far } = open();
    const [gone, here] = [ear(), ear()];
    const session = await enter(far, gone);
    await enter(far, here);
    let fail: (error: Error) => void = () => {};
    near.onCommand = () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      });
    void session.command(PASS);
    await far.look('table-1');
    session.leave();
    await far.look('table-1');
    const [a, b] = near.guests.map(({ listener }) => listener);
    a.send('a frame');
    a.close('replaced');
    fail(new Error('a fault'));
    await Promise.resolve();
    await Promise.resolve();
    b.send('for whoever is here');
    await far.look('table-1');
    expect(gone.heard).toEqual([]);
    expect(here.heard).toEqual(['for whoever is here']);
  });

  it('goes on for the others where one of them fails, on either side', async () => {
    const near = fakeHall();
    const faults: string[] = [];
    const far = hallThroughLetters(near, (error) => void faults.push(String(error)));
    onTestFinished(() => far.stop());
    const [first, second] = [ear(), ear()];
    const session = await enter(far, first);
    const other = await enter(far, second);
    near.onCommand = () => {
      throw new Error('at once');
    };
    await expect(other.command(PASS)).rejects.toThrow('at once');
    near.onCommand = async (command, to) => to.send(command.id);
    near.onLeave = () => {
      throw new Error('stuck in the door');
    };
    session.leave();
    await other.command(PASS);
    expect(second.heard).toEqual(['c1']);
    second.send = () => {
      throw new Error('deaf');
    };
    await other.command(PASS);
    expect(faults).toEqual(['Error: stuck in the door', 'Error: deaf']);
  });

  it('keeps nothing of a call that cannot be written', async () => {
    const { far } = open();
    let deep: unknown = [];
    for (let depth = 0; depth < 50_000; depth++) deep = [deep];
    await expect(far.sit(deep as string, NEWCOMER)).rejects.toThrow();
    expect(await far.look('table-1')).toMatchObject({ ok: true });
  });

  it('tells each what they were told, in order, whatever comes in between', { timeout: 60_000 }, async () => {
    for (let seed = 0; seed < 30; seed++) await randomTalk(seed);
  });

  it('says when the store can no longer be trusted', async () => {
    const trouble = Object.assign(new Error('the disk failed'), { trouble: 'unknown' });
    const house = { hall: fakeHall(), broken: Promise.resolve(trouble), close: async () => undefined };
    const far = throughLetters(house);
    onTestFinished(() => far.close());
    expect(await far.broken).toMatchObject({ message: 'the disk failed', trouble: 'unknown' });
  });
});
