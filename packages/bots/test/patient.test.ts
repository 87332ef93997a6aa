import { hoax } from '@pretender/hoax';
import { beginMatch, fastDice, openAsks, resolveOptions, seededDraws, settle, submit, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { answer } from '../src/index.ts';
import { levelsFor, playMatch } from './table.ts';

describe('a random player', () => {
  it('lets it pass seven times out of eight where it can', () => {
    let passes = 0;
    let answers = 0;
    for (let seed = 0; seed < 3; seed++)
      playMatch({
        options: {},
        levels: levelsFor(5, 0),
        seed,
        hear({ ask, move }) {
          if (ask.kind !== 'reaction') return;
          answers++;
          if (move?.type === 'pass') passes++;
        },
      });
    expect(answers).toBeGreaterThan(500);
    expect(passes / answers).toBeGreaterThan(0.84);
    expect(passes / answers).toBeLessThan(0.91);
  });

  it('seldom speaks where nobody waits for it', () => {
    let asked = 0;
    let spoke = 0;
    playMatch({
      options: { edition: 'testers' },
      levels: levelsFor(6, 0),
      seed: 3,
      hear({ ask, move }) {
        if (ask.kind !== 'accusing') return;
        asked++;
        if (move !== null) spoke++;
      },
    });
    expect(spoke).toBeGreaterThan(0);
    expect(spoke / asked).toBeLessThan(0.05);
  });
});

describe('asking a player', () => {
  const resolved = resolveOptions(hoax.options, {}, 3);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = beginMatch(hoax, resolved.config, 3, fastDice(4));
  settle(match);
  const [ask] = openAsks(match);
  const draws = seededDraws(1, 'test');

  it('gives nothing where the seat is not asked, or nobody sits', () => {
    const view = viewOf(match.state, 0 as never) as never;
    expect(answer({ game: 'hoax', level: 'honest', view, ask: 999 }, draws)).toBeNull();
    const watching = viewOf(match.state, 'public') as never;
    expect(answer({ game: 'hoax', level: 'random', view: watching, ask: ask.id }, draws)).toBeNull();
  });

  it('works on a view that came as JSON', () => {
    const view = JSON.parse(JSON.stringify(viewOf(match.state, 1 as never)));
    const move = answer({ game: 'hoax', level: 'honest', view, ask: ask.id }, draws);
    expect(move).toMatchObject({ type: 'cover' });
    if (move) expect(submit(match, 1 as never, ask.id, move).ok).toBe(true);
  });

  it('knows which games it can play', () => {
    const view = viewOf(match.state, 0 as never) as never;
    for (const game of ['chess', 'constructor'])
      expect(() => answer({ game, level: 'random', view, ask: ask.id }, draws)).toThrow(`nobody here plays ${game}`);
  });
});
