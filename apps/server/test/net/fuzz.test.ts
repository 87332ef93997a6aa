import { REFUSALS } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/net/socket/decode.ts';
import { type Client, connect, enter } from './client.ts';
import { openNet } from './open-net.ts';

/** xorshift32: the same messages in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
type Dice = ReturnType<typeof dice>;

const SAMPLES = [
  '{"t":"hello","v":1,"table":"abc","token":"x","since":3}',
  '{"t":"ping","n":3}',
  '{"t":"move","id":"a1","ask":3,"move":{"type":"claim","as":"farmer","wares":{"grain":1},"who":[1,2]}}',
  '{"t":"say","id":"a2","text":"hello"}',
  '{"t":"change","id":"a3","settings":{"game":"hoax","seats":5,"options":{"tempo":"courtly","tenBy":["acc"]}}}',
  '{"t":"approve","id":"a4","request":1,"yes":true}',
  '{"t":"start","id":"a5"}',
  '{"t":"order","id":"a8","order":{"type":"outlaw","against":["steal"]}}',
  '{"t":"withdraw","id":"a9","order":1}',
  '{"t":"mute","id":"a6","seats":[1,2],"gallery":true}',
  '{"t":"silence","id":"a7","seat":null,"isSilent":true}',
];
const BITS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '1e999',
  '-0',
  '"__proto__":',
  '"id":"z"',
  '\\u0000',
  '\u202e',
  '𝕏',
];

function pick<T>(roll: Dice, items: readonly T[]): T {
  return items[roll(items.length)] as T;
}

function value(roll: Dice, depth: number): unknown {
  const kind = roll(depth > 0 ? 8 : 6);
  if (kind === 6) return Array.from({ length: roll(4) }, () => value(roll, depth - 1));
  if (kind === 7)
    return Object.fromEntries(
      Array.from({ length: roll(4) }, () => [pick(roll, ['t', 'id', 'x', 'constructor']), value(roll, depth - 1)]),
    );
  return [null, roll(2) === 0, roll(100) - 50, pick(roll, BITS), 'x'.repeat(roll(300)), 1.5][kind];
}

function mutated(roll: Dice): string {
  const sample = pick(roll, SAMPLES);
  const at = roll(sample.length);
  switch (roll(4)) {
    case 0:
      return sample.slice(0, at) + pick(roll, BITS) + sample.slice(at + roll(3));
    case 1:
      return sample.slice(0, at) + sample.slice(at + roll(10));
    case 2: {
      const message = JSON.parse(sample);
      message[pick(roll, [...Object.keys(message), 'extra'])] = value(roll, 10);
      return JSON.stringify(message);
    }
    default:
      return JSON.stringify(value(roll, 12)) ?? 'undefined';
  }
}

const ANSWERS = ['no', 'ack', 'pong'];
const CODES: readonly string[] = REFUSALS;

async function ask(client: Client, roll: Dice): Promise<void> {
  const isBinary = roll(20) === 0;
  const text = mutated(roll);
  client.raw(isBinary ? Buffer.from(text) : text, isBinary);
  const answer = await client.next();
  expect(ANSWERS, text).toContain(answer.t);
  if (answer.t === 'no') expect(CODES, text).toContain(answer.code);
}

describe('whatever comes in', () => {
  it('is decoded without an error, fifty thousand times', () => {
    const roll = dice(20);
    const kinds = new Set<string>();
    const codes = new Set<string>();
    for (let i = 0; i < 50_000; i += 1) {
      const message = decode(mutated(roll));
      kinds.add(message.kind);
      if (message.kind === 'bad') codes.add(message.refusal.code);
    }
    expect(kinds).toEqual(new Set(['bad', 'command', 'hello', 'ping']));
    expect(codes).toEqual(new Set(['bad-message', 'old-protocol']));
  });

  it('gets exactly one answer with a known code over a real socket', async () => {
    const { url, clock, hall } = await openNet();
    const client = await enter(url);
    const roll = dice(7);
    for (let i = 0; i < 4000; i += 1) {
      clock.advance(150);
      // The heartbeat's pings are answered by the client library, in its own time.
      await ask(client, roll);
    }
    expect(client.frames).toHaveLength(4001);
    expect(hall.commands.length).toBeGreaterThan(50);
  });

  it('as a first frame ends in a bye with a known code, or in', async () => {
    const { url, hall } = await openNet({ limits: { requestsPerMinute: 100_000 } });
    const roll = dice(99);
    for (let i = 0; i < 150; i += 1) {
      const client = await connect(url);
      client.raw(mutated(roll));
      const answer = await client.next();
      if (answer.t !== 'welcome') expect([answer.t, CODES.includes(answer.code ?? '')]).toEqual(['bye', true]);
      client.socket.terminate();
    }
    expect(hall.commands).toEqual([]);
  });
});
