import { hoax } from '@pretender/hoax';
import { fastDice, isEqual, seededDraws, viewOf } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS as ALL, answer, type LevelOf } from '../src/index.ts';
import { optionSet } from './option-sets.ts';
import { type Heard, playMatch } from './table.ts';

type Level = LevelOf<'hoax'>;
const LEVELS: readonly Level[] = ALL.hoax;

/** `PRETENDER_DECISIONS=10000` for the whole promise. */
const DECISIONS = Number(process.env.PRETENDER_DECISIONS ?? 60);

const MOST_ENTRIES = 400;

/** The same question out of a world where everything hidden from the seat is dealt anew. */
function inOtherWorld({ match, seat, level, ask }: Heard, seed: number): { move: unknown; isOther: boolean } {
  const world = hoax.imagine(match.views[seat], fastDice(seed).draws('other world'));
  const view = viewOf(world, seat) as never;
  const move = answer({ game: 'hoax', level, view, ask: ask.id }, seededDraws(seed, 'bot'));
  return { move, isOther: !isEqual(world, match.state) };
}

describe('no cheating', () => {
  it(`${DECISIONS} decisions of every level are the same whatever the hidden cards are`, { timeout: 3_600_000 }, () => {
    const compared: Record<string, number> = {};
    const count = (level: Level) => compared[level] ?? 0;
    let others = 0;
    for (let number = 0; LEVELS.some((level) => count(level) < DECISIONS); number++) {
      const { seats, options } = optionSet(number);
      const levels = Array.from({ length: seats }, (_, seat): Level => LEVELS[(seat + number) % LEVELS.length]);
      let seed = number * MOST_ENTRIES * 100;
      const hear = (heard: Heard): void => {
        const { level, match, seat, ask } = heard;
        if (count(level) >= DECISIONS || match.state.table.round === 0) return;
        const here = answer(
          { game: 'hoax', level, view: match.views[seat] as never, ask: ask.id },
          seededDraws(++seed, 'bot'),
        );
        const there = inOtherWorld(heard, seed);
        expect(there.move, `option set ${number}, ${ask.kind}`).toEqual(here);
        compared[level] = count(level) + 1;
        if (there.isOther) others++;
      };
      playMatch({ options, levels, seed: number, most: MOST_ENTRIES, hear });
    }
    expect(others).toBeGreaterThan((DECISIONS * LEVELS.length) / 2);
  });
});
