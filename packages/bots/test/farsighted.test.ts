// An heir that tries things out in worlds it believes in.

import { type Hoax, hoax, type Move, type View } from '@pretender/hoax';
import {
  asSeat,
  beginMatch,
  copy,
  fastDice,
  type Match,
  resolveOptions,
  type Seat,
  seededDraws,
  viewOf,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../src/arena/sitting.ts';
import { believe } from '../src/hoax/belief/evidence.ts';
import { chanceAfter, worldOf } from '../src/hoax/farsighted/ahead.ts';
import { farsightedHeir, LONG_ROUND, USUAL_DEPTH } from '../src/hoax/farsighted/farsighted.ts';
import { featuresOf } from '../src/hoax/farsighted/features.ts';
import { chanceOf } from '../src/hoax/farsighted/judge.ts';
import { mixOf } from '../src/hoax/farsighted/mix.ts';
import { WEIGHTS } from '../src/hoax/farsighted/weights.data.ts';
import { styleHeir } from '../src/hoax/panel.ts';
import { HABITS } from '../src/hoax/shrewd/characters.ts';
import { CHOSEN } from '../src/hoax/shrewd/chosen.ts';
import { STANDARD } from '../src/hoax/shrewd/habits.ts';
import { shrewdHeir } from '../src/hoax/shrewd/shrewd.ts';
import { TUNED } from '../src/hoax/shrewd/tuned.ts';
import type { Player } from '../src/player.ts';

const patient = shrewdHeir(CHOSEN);
const farsighted = farsightedHeir(CHOSEN, USUAL_DEPTH);

function configFor(seats: number): Hoax['Config'] {
  const resolved = resolveOptions(hoax.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

/** A match in the middle of its first round, somebody about to declare. */
function midRound(seats: number, seed: number): { readonly match: Match<Hoax>; readonly seat: Seat } {
  let found: Match<Hoax> | null = null;
  const stop = new Error('far enough');
  const waiting: Player<Hoax> = (view, specs, draws) => {
    if (view.table.turn.number > seats * 2 && specs.some(({ type }) => type === 'claim')) throw stop;
    return patient(view, specs, draws);
  };
  try {
    playMatch({
      game: hoax,
      config: configFor(seats),
      players: Array.from({ length: seats }, () => waiting),
      seed,
      hear: (match) => {
        found = match;
      },
    });
  } catch (error) {
    if (error !== stop) throw error;
  }
  const match = found as Match<Hoax> | null;
  if (match === null) throw new Error('nobody ever declared anything');
  return { match, seat: match.state.table.turn.seat };
}

describe('the judgement of positions', () => {
  it.each([3, 6, 14])('has a weight for everything that it looks at, with %i seats', (seats) => {
    const { match, seat } = midRound(seats, 1);
    const features = featuresOf(match.views[seat], seat);
    expect(features.every(Number.isFinite)).toBe(true);
    for (const row of [WEIGHTS.direct, ...WEIGHTS.hidden]) expect(row).toHaveLength(features.length);
    for (const list of [WEIGHTS.out, WEIGHTS.biases]) expect(list).toHaveLength(WEIGHTS.hidden.length);
  });

  it('likes points, and being in the round', () => {
    const { match, seat } = midRound(6, 2);
    const { table } = match.state;
    const now = chanceOf(match.views[seat], seat);
    table.heirs[seat].points += 4;
    expect(chanceOf(match.views[seat], seat)).toBeGreaterThan(now);
    table.heirs[seat].points -= 4;
    table.heirs[seat].standing = 'out' as never;
    expect(chanceOf(match.views[seat], seat)).toBeLessThan(now);
  });
});

describe('how much is tried', () => {
  /** Each world is drawn with luck of its own. */
  function worldsTriedAt(seats: number): number {
    const { match, seat } = midRound(seats, 1);
    const draws = seededDraws(1, 'try');
    let worlds = 0;
    const below = (n: number): number => {
      if (n === 2 ** 31) worlds++;
      return draws.below(n);
    };
    const view = match.views[seat];
    farsighted(view, hoax.moves(view), { below });
    return worlds;
  }

  it('is less among many, where a world takes longer', () => {
    expect(worldsTriedAt(8)).toBe(USUAL_DEPTH.worlds);
    expect(worldsTriedAt(14)).toBe(2);
  });
});

describe('what comes of a move', () => {
  it('is better for an accusation that is right than for one that is wrong', () => {
    const { match, seat } = midRound(6, 3);
    const view = match.views[seat];
    const belief = believe(view, CHOSEN);
    const target = match.state.table.heirs.findIndex(({ standing }, at) => standing === 'in' && at !== seat);
    const deal = belief.sample(seededDraws(1, 'deal'));
    const ask = match.state.table.asks.at(-1)?.id ?? 0;
    const worth = (kind: number): number => {
      const world = worldOf(view, belief, deal, seededDraws(2, 'world'));
      const move: Move = { type: 'accuse', target: asSeat(target), identity: belief.identities[kind] };
      return chanceAfter({ world, seat, ask, move, player: patient, draws: seededDraws(3, 'ahead') });
    };
    const wrong = belief.identities.findIndex((_, kind) => kind !== deal[target] && belief.chancesOf(target)[kind] > 0);
    expect(worth(deal[target])).toBeGreaterThan(worth(wrong));
  });

  it('leaves the world in which it is tried as it was', () => {
    const { match, seat } = midRound(5, 4);
    const view = match.views[seat];
    const belief = believe(view, CHOSEN);
    const world = worldOf(view, belief, belief.sample(seededDraws(1, 'deal')), seededDraws(2, 'world'));
    const before = JSON.stringify(world);
    const move = patient(view, hoax.moves(view), seededDraws(5, 'usual')) as Move;
    const ask = match.state.table.asks.at(-1)?.id ?? 0;
    chanceAfter({ world, seat, ask, move, player: patient, draws: seededDraws(3, 'ahead') });
    expect(JSON.stringify(world)).toBe(before);
  });

  it('nobody in such a world sees more of the own card than at the table', () => {
    const { match, seat } = midRound(6, 5);
    const view = match.views[seat];
    const belief = believe(view, CHOSEN);
    const world = worldOf(view, belief, belief.sample(seededDraws(1, 'deal')), seededDraws(2, 'world'));
    const own = belief.identities.indexOf(view.hands[seat]?.identity as never);
    const rivals = match.state.table.heirs.flatMap(({ standing }, at) =>
      standing === 'in' && at !== seat ? [at] : [],
    );
    for (const at of rivals) {
      const seen = viewOf(world, asSeat(at));
      expect(seen.hands[seat]).toBeNull();
      expect(believe(seen, CHOSEN).chancesOf(seat)[own]).toBeLessThan(1);
    }
    expect(rivals.length).toBeGreaterThan(0);
  });
});

describe('mixing by regret', () => {
  it('takes what is better in every world', () => {
    const mix = mixOf([[0.1, 0.3, 0.2]], seededDraws(1, 'mix'));
    expect(mix[1] / mix.reduce((sum, share) => sum + share)).toBeGreaterThan(0.95);
  });

  it('mixes what is better in one world and worse in another', () => {
    const mix = mixOf(
      [
        [0.3, 0.1],
        [0.1, 0.3],
      ],
      seededDraws(2, 'mix'),
    );
    const share = mix[0] / (mix[0] + mix[1]);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });
});

describe('a farsighted heir', { timeout: 300_000 }, () => {
  it('tells the truth as often as a patient one where everything is doubted', () => {
    const truths = (player: Player<Hoax>): number => {
      let [claims, truly] = [0, 0];
      for (let seed = 0; seed < 12; seed++)
        playMatch({
          game: hoax,
          config: configFor(6),
          players: Array.from({ length: 6 }, (_, seat) => (seat === 0 ? player : styleHeir('sceptic'))),
          seed,
          hear(match, seat, move) {
            if (seat !== 0 || move?.type !== 'claim') return;
            claims++;
            truly += Number(move.as === match.state.hands[seat].identity);
          },
        });
      return truly / claims;
    };
    expect(truths(farsighted)).toBeGreaterThan(truths(patient) - 0.1);
  });

  it('plays a whole match against others like itself', () => {
    const SEATS = 3;
    const players = Array.from({ length: SEATS }, () => farsighted);
    const { state } = playMatch({ game: hoax, config: configFor(SEATS), players, seed: 700 });
    expect(state.table.king).not.toBeNull();
  });

  it('tries things out only where something is to be declared', () => {
    let compared = 0;
    const both: Player<Hoax> = (view, specs, draws) => {
      const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
      const usual = patient(view, specs, draws);
      if (asked?.kind === 'declaration') return usual;
      const seed = ++compared;
      expect(farsighted(view, specs, seededDraws(seed, 'mind'))).toEqual(
        patient(view, specs, seededDraws(seed, 'mind')),
      );
      return usual;
    };
    playMatch({ game: hoax, config: configFor(4), players: Array.from({ length: 4 }, () => both), seed: 8 });
    expect(compared).toBeGreaterThan(300);
  });

  it('begins a match like anybody else, and says the same again', () => {
    const match = beginMatch(hoax, configFor(5), 5, fastDice(3));
    const ask = match.state.table.asks.at(-1);
    const view = match.views[ask?.seats[0] ?? 0];
    const specs = hoax.moves(view).filter((spec) => spec.ask === ask?.id);
    const answers = [1, 2].map(() => farsighted(view, specs, seededDraws(9, 'mind')));
    expect(answers[0]).not.toBeNull();
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a round that lasts too long', () => {
  it('is brought to its end as a wily heir would do it, however well waiting looks', () => {
    const seats = 3;
    for (let seed = 1; seed <= 8; seed++) {
      const { match, seat } = midRound(seats, seed);
      const view = copy(viewOf(match.state, seat)) as View;
      (view.table.turn as { number: number }).number = LONG_ROUND * seats + 1;
      const specs = hoax.moves(view);
      expect(farsighted(view, specs, seededDraws(seed, 'late')), `seed ${seed}`).toEqual(
        patient(view, specs, seededDraws(seed, 'late')),
      );
    }
  });

  it('is ended by nobody later', () => {
    for (const { longRound } of [STANDARD, CHOSEN, TUNED, ...Object.values(HABITS)])
      expect(longRound).toBeLessThan(LONG_ROUND);
  });
});
