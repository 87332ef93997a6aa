import { hoax } from '@pretender/hoax';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/hoax/shrewd/characters.ts';
import { LEVELS, type LevelOf } from '../src/index.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;

/** How often each level does what is looked for, among its answers of that kind. */
function shares(levels: readonly Level[], look: (heard: Heard) => boolean | null): Record<string, number> {
  const yes: Record<string, number> = {};
  const all: Record<string, number> = {};
  for (let seed = 0; seed < 3; seed++)
    playMatch({
      options: {},
      levels,
      seed,
      hear(heard) {
        const seen = look(heard);
        if (seen === null) return;
        all[heard.level] = (all[heard.level] ?? 0) + 1;
        yes[heard.level] = (yes[heard.level] ?? 0) + Number(seen);
      },
    });
  return Object.fromEntries(Object.entries(all).map(([level, count]) => [level, yes[level] / count]));
}

const isTruth = ({ move, match, seat }: Heard) =>
  move?.type === 'claim' ? move.as === match.state.hands[seat].identity : null;

const isDoubt = ({ move, ask }: Heard) => (ask.kind === 'reaction' ? move?.type === 'doubt' : null);

describe('the characters', () => {
  it('can all be sat down with', () => {
    for (const character of CHARACTERS) expect(LEVELS.hoax).toContain(character);
    const match = playMatch({ options: {}, levels: CHARACTERS, seed: 1, hear() {}, most: 600 });
    expect(match.entries.length > 600 || hoax.outcome(match.state.table) !== null).toBe(true);
  });

  it('have habits that can be read', () => {
    const truths = shares(['almoner', 'shrewd', 'mountebank'], isTruth);
    expect(truths.almoner).toBeGreaterThan(truths.shrewd + 0.1);
    expect(truths.shrewd).toBeGreaterThan(truths.mountebank + 0.1);
    const doubts = shares(['doubter', 'shrewd', 'random', 'random'], isDoubt);
    expect(doubts.doubter).toBeGreaterThan(1.2 * doubts.shrewd);
  });
});
