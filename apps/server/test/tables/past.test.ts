// The past of a long match comes in pieces, each when the one before has been taken.

import { PROTOCOL, type ServerMessage, type Told } from '@pretender/protocol';
import { expect, it } from 'vitest';
import { FairTurns } from '../../src/jobs/fair-turns.ts';
import type { Session } from '../../src/tables/hall-types.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { openRound, type Round, reopen } from './round.ts';

const PIECE = 64 * 1024;
const MANY = 6000;

interface Reader {
  readonly frames: ServerMessage[];
  readonly session: Session;
}

const phrase = (number: number): TableLine => ({ kind: 'phrase', seat: 1 as never, phrase: number % 20 });

/** A match with so many ready phrases in it. */
async function longRound(): Promise<Round> {
  const round = await openRound({ settings: { speed: 'off' } });
  const there = (await round.store.read(round.table, -1)).length;
  const more = Array.from({ length: MANY }, (_, at) => ({
    table: round.table,
    seq: there + at,
    cmd: null,
    at: round.world.now(),
    body: JSON.stringify(phrase(at)),
  }));
  await round.store.append(more[0], null, more.slice(1));
  await reopen(round, 0);
  return round;
}

async function enter({ hall, table }: Round, token?: string): Promise<Reader> {
  const frames: ServerMessage[] = [];
  const send = (text: string) => {
    if (text.startsWith('{"t":"past"')) expect(text.length).toBeLessThan(PIECE + 1000);
    frames.push(JSON.parse(text) as ServerMessage);
  };
  const entered = await hall.enter({ t: 'hello', v: PROTOCOL, table, token, history: true }, { send, close() {} });
  if (!entered.ok) throw new Error(entered.refusal.code);
  return { frames, session: entered.value };
}

const pieces = ({ frames }: Reader) => frames.filter((frame) => frame.t === 'past');

function pastOf({ frames }: Reader): Told[] {
  return frames.flatMap((frame) => {
    if (frame.t === 'welcome') return frame.past ?? [];
    return frame.t === 'past' ? frame.e : [];
  });
}

const phrases = (told: readonly Told[]) => told.flatMap((event) => (event.type === '@phrase' ? [event.phrase] : []));

/** As a socket does that takes each piece. */
async function readAll(reader: Reader): Promise<void> {
  for (let count = 0; count < 20; count++) {
    reader.session.more?.();
    await new Promise(setImmediate);
  }
}

it('whoever takes nothing is told one piece and no more', async () => {
  const round = await longRound();
  const reader = await enter(round);
  const [welcome] = reader.frames;
  expect(welcome).toMatchObject({ t: 'welcome', more: true });
  expect(JSON.stringify(welcome.t === 'welcome' && welcome.past).length).toBeLessThan(PIECE + 1000);
  await round.world.pass(60_000);
  expect(pieces(reader)).toEqual([]);
});

it('whoever takes each piece is told all of it, in order and once', async () => {
  const round = await longRound();
  const reader = await enter(round, round.tokens[1]);
  await readAll(reader);
  const expected = Array.from({ length: MANY }, (_, at) => at % 20);
  expect(phrases(pastOf(reader))).toEqual(expected);
  expect(pastOf(reader)[0].type).toBe('@started');
  expect(pieces(reader).map(({ more }) => more ?? false)).toEqual([
    ...pieces(reader)
      .slice(1)
      .map(() => true),
    false,
  ]);
});

it('what happens meanwhile is told as always, and is no part of the past', async () => {
  const round = await longRound();
  const reader = await enter(round);
  await round.clients[0].send({ t: 'phrase', phrase: 22 } as never);
  await readAll(reader);
  const told = reader.frames.flatMap((frame) => (frame.t === 'told' ? frame.e : []));
  expect(phrases(told)).toHaveLength(1);
  expect(phrases(pastOf(reader))).toHaveLength(MANY);
});

it('a short past is in the welcome, as ever', async () => {
  const reader = await enter(await openRound());
  expect(reader.frames[0]).not.toHaveProperty('more');
  await readAll(reader);
  expect(pieces(reader)).toEqual([]);
});

it('whoever has lost the seat is told nothing more', async () => {
  const round = await longRound();
  const reader = await enter(round, round.tokens[1]);
  await round.hall.keepOnlyKey(round.tokens[1]);
  await readAll(reader);
  expect(pieces(reader)).toEqual([]);
});

it('of many whole logs only a few are read at once, in turns by address', async () => {
  const turns = new FairTurns(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const read = (address: string, name: string) =>
    turns.take({ address, table: name }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => read(name[0], name));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2']);
  for (let count = 0; count < all.length; count++) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});
