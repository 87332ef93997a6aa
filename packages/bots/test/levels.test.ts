// Who may be chosen, who plays on, and who stays to be measured against.

import { hoax } from '@pretender/hoax';
import { offersTo, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { arenaCast, playMatch } from '../src/arena/index.ts';
import { answer, LEVELS, PUBLIC_LEVELS } from '../src/index.ts';
import { hasReasons } from '../src/reasons/index.ts';

const SEATS = 4;

function config() {
  const resolved = resolveOptions(hoax.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

const NAMES = [...new Set<string>([...PUBLIC_LEVELS, ...LEVELS.hoax])].filter((name) => name !== 'farsighted');

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

  it('may be chosen only if they can be asked', () => {
    const { game, players } = arenaCast('hoax');
    let asked = 0;
    playMatch({
      game,
      config: config() as never,
      players: Array.from({ length: SEATS }, () => players.wily),
      seed: 4,
      hear(match, seat) {
        const [spec] = offersTo(match, seat);
        if (spec === undefined || asked >= 20) return;
        asked++;
        const level = PUBLIC_LEVELS[asked % PUBLIC_LEVELS.length];
        if (level === 'farsighted') return;
        const draws = { below: () => 0 } as never;
        expect(() =>
          answer({ game: 'hoax', level, view: match.views[seat] as never, ask: spec.ask }, draws),
        ).not.toThrow();
      },
    });
    expect(asked).toBe(20);
  });
});
