// What the terminal says of a doubt must be what the rules would do.

import { hoax } from '@pretender/hoax';
import { beginMatch, copy, fastDice, type Options, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { hoaxText } from '../src/hoax/text.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora'];

/** What Ann reads beside the doubt of a claim of Bob's, who has so many points. */
function hintOf(options: Options, points: number, isFinale = false): string {
  const resolved = resolveOptions(hoax.options, options, NAMES.length);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const { state } = beginMatch(hoax, resolved.config, NAMES.length, fastDice(1));
  const table = copy(state.table);
  table.heirs[1].points = points;
  table.finale = isFinale;
  table.claim = { seat: 1, as: 'king' } as never;
  const spec = { type: 'support', ask: 1, fields: {} } as never;
  return hoaxText.family(spec, { reader: 0, names: NAMES, table, hand: null } as never).hint ?? '';
}

describe('a doubt in the terminal', () => {
  it.each([
    [{}, 6, 'Bob gets 3 points and leaves the round'],
    [{}, 7, 'Bob is crowned'],
    [{ wrongHoaxPoints: 4 }, 5, 'Bob gets 4 points and leaves the round'],
    [{ secondIdentity: true }, 6, 'Bob gets 2 points, draws a second identity and stays'],
    [{ secondIdentity: true }, 8, 'Bob is crowned'],
    [{ tenBy: ['finale'] }, 7, 'Bob gets 2 points and leaves the round'],
    [{ tenBy: ['finale'] }, 9, 'Bob gets no point and leaves the round'],
    [{ suddenDeath: true }, 0, 'Bob is crowned'],
  ] as const)('with %j and %i points for the claimant: %s', (options, points, words) => {
    expect(hintOf(options as Options, points)).toBe(`if it is a lie it fails; if it is true, ${words}`);
  });

  it('in the finale decides it, and perhaps the match', () => {
    expect(hintOf({}, 6, true)).toMatch(/ Bob wins the finale$/);
    expect(hintOf({}, 7, true)).toMatch(/ Bob is crowned$/);
  });
});
