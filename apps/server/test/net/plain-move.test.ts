import { type Draws, pick, seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { decodeBySchema } from '../../src/net/socket/decode.ts';
import { plainMove } from '../../src/net/socket/plain-move.ts';

const VALUES: readonly string[] = [
  ...['0', '5', '-0', '-1', '1.5', '1e15', '1e16', '1e999', 'true', 'null', '""', '"x"', '"a b"', '"é𝕏"', '{}', '[]'],
  ...[40, 41].map((length) => JSON.stringify('x'.repeat(length))),
  ...[20, 21].map((length) => JSON.stringify(Array(length).fill('x'))),
  '[1,"x",1.5]',
  `["${'x'.repeat(41)}"]`,
  '[null]',
  '[["x"]]',
  '[1e999]',
  '{"a":1}',
  '{"constructor":1}',
  '{"type":"pass"}',
  '{"type":"claim","as":"farmer","__proto__":{}}',
  '{"type":"claim","constructor":"farmer"}',
  '{"type":"claim","toString":"farmer"}',
];
const KEYS = [
  't',
  'id',
  'ask',
  'move',
  'type',
  'as',
  '__proto__',
  'constructor',
  'length',
  'k'.repeat(40),
  'k'.repeat(41),
];

type Pairs = [key: string, json: string][];
const written = (pairs: Pairs): string => `{${pairs.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join()}}`;

/** A good object, of which nothing, or a little, is changed, left out or added. */
function bent(draws: Draws, good: Pairs): string {
  const pairs: Pairs = good.map(([key, json]) => [key, json]);
  for (let times = draws.below(3); times > 0 && pairs.length > 0; times--) {
    const at = draws.below(pairs.length);
    const kind = draws.below(3);
    if (kind === 0) pairs[at][1] = pick(draws, VALUES);
    else if (kind === 1) pairs.splice(at, 1);
    else pairs.splice(at, 0, [pick(draws, KEYS), pick(draws, VALUES)]);
  }
  return written(pairs);
}

function anyText(draws: Draws): string {
  const move = bent(draws, [
    ['type', '"claim"'],
    ['as', '"farmer"'],
    ['wares', '["gold",2]'],
  ]);
  return bent(draws, [
    ['t', '"move"'],
    ['id', '"k3-17"'],
    ['ask', '5'],
    ['move', move],
  ]);
}

describe('a plain move', () => {
  it('is what the schema makes of it, and what the schema refuses is none', () => {
    const draws = seededDraws(11, 'bent moves');
    let plain = 0;
    for (let times = 0; times < 30_000; times++) {
      const text = anyText(draws);
      const command = plainMove(JSON.parse(text));
      if (command === null) continue;
      plain += 1;
      expect(decodeBySchema(JSON.parse(text)), text).toEqual({ kind: 'command', command });
    }
    expect(plain).toBeGreaterThan(3000);
  });

  it('is every usual one', () => {
    const move = { type: 'claim', as: 'farmer', do: 'harvest', target: 3, wares: ['gold', 'wine'] };
    expect(plainMove({ t: 'move', id: 'c1', ask: 0, move })).not.toBeNull();
    expect(plainMove({ t: 'move', id: 'c1', ask: 0, move: { type: 'pass' } })).not.toBeNull();
  });
});
