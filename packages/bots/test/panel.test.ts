import { type Hoax, hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../src/arena/index.ts';
import { STYLES, styleHeir } from '../src/hoax/panel.ts';
import { sageHeir } from '../src/hoax/sage/sage.ts';
import { STANDARD } from '../src/hoax/shrewd/habits.ts';
import { shrewdHeir } from '../src/hoax/shrewd/shrewd.ts';
import { TUNED } from '../src/hoax/shrewd/tuned.ts';
import type { Player } from '../src/index.ts';

const SEATS = 3;
const MATCHES = 6;

function config(seats = SEATS) {
  const resolved = resolveOptions(hoax.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

function winsOf(
  one: Player<Hoax>,
  field: Player<Hoax>,
  { seats, matches } = { seats: SEATS, matches: MATCHES },
): number {
  let wins = 0;
  for (let seed = 0; seed < matches; seed++) {
    const at = seed % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === at ? one : field));
    if (playMatch({ game: hoax, config: config(seats), players, seed }).state.table.king === at) wins++;
  }
  return wins;
}

describe('against the panel', () => {
  // A few matches show only that nothing is badly wrong; the figures are in docs/bots.md.
  it.each(STYLES)('a shrewd heir holds its own in a field of %s', (style) => {
    expect(winsOf(shrewdHeir(STANDARD), styleHeir(style))).toBeGreaterThan(1);
  });

  // Six matches are the fair share; whoever lies where everything is doubted, or accuses a step before the crown, has fewer.
  it('a shrewd heir notices that a table of six doubts everything, and tells the truth', () => {
    const wins = winsOf(shrewdHeir(STANDARD), styleHeir('sceptic'), { seats: 6, matches: 36 });
    expect(wins).toBeGreaterThan(8);
  });

  // Three would be the fair share.
  it('a wily heir is more than one of four where the others are shrewd', () => {
    const wins = winsOf(shrewdHeir(TUNED), shrewdHeir(STANDARD), { seats: 4, matches: 12 });
    expect(wins).toBeGreaterThan(3);
  });

  it('a sage reckons finales to their end without an illegal move', () => {
    let answers = 0;
    const players = [sageHeir(STANDARD), styleHeir('neverDoubter'), styleHeir('instantAccuser')];
    for (let seed = 0; seed < 2; seed++)
      playMatch({
        game: hoax,
        config: config(),
        players,
        seed,
        hear(match, seat, move) {
          if (seat === 0 && match.state.table.finale && move !== null) answers++;
        },
      });
    expect(answers).toBeGreaterThan(0);
  });
});
