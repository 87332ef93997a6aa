import { describe, expect, it } from 'vitest';
import { dispatch, lookup } from '../src/index.ts';

describe('lookup', () => {
  const colours = { red: 1, green: 2, blue: 3 };
  const colourOf = lookup(colours);

  it('finds what the table has, wherever it stands', () => {
    for (const word of ['red', 'green', 'blue'] as const) expect(colourOf(word)).toBe(colours[word]);
  });

  it('finds a word that was put together', () => {
    expect(colourOf(['gr', 'een'].join('') as 'green')).toBe(2);
  });

  it('finds nothing for any other word, not even one that every object answers to', () => {
    for (const word of ['', 'reds', 'constructor', '__proto__', 'toString']) {
      expect(colourOf(word as 'red')).toBeUndefined();
    }
  });
});

describe('dispatch', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const said = Object.fromEntries(words.map((word) => [word, (...rest: unknown[]) => [word, ...rest]]));
  const say = dispatch(said, (_p: number, word: string, _r: number, _s: number) => word);

  it('calls what its arguments name, wherever it stands, with all of them', () => {
    for (const word of words) expect(say(1, word, 3, 4)).toEqual([word, 1, word, 3, 4]);
  });
});
