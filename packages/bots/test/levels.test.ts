// Who may be chosen, who plays on, and who stays to be measured against.

import { hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { arenaCast, playMatch } from '../src/arena/index.ts';
import { LEVELS } from '../src/index.ts';
import { hasReasons } from '../src/reasons/index.ts';

const SEATS = 4;

function config() {
  const resolved = resolveOptions(hoax.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

const NAMES = LEVELS.hoax.filter((name) => name !== 'farsighted');

describe('levels of The Heirs of Hoax', () => {
  it.each(NAMES)('%s plays a match to its end, as somebody who can be asked by that name', (name) => {
    const { game, players } = arenaCast('hoax');
    const match = playMatch({
      game,
      config: config() as never,
      players: Array.from({ length: SEATS }, (_, seat) => players[seat === 0 ? name : 'wily']),
      seed: 3,
    });
    expect(game.outcome(match.state.table as never)).not.toBeNull();
    expect(hasReasons(name)).toBe(true);
  });

  it('keep those before them in the arena', () => {
    const { players } = arenaCast('hoax');
    for (const name of ['oldShrewd', 'oldWily', 'oldFarsighted']) expect(Object.keys(players)).toContain(name);
  });
});
