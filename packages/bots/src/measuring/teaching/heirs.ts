// Matches of The Heirs of Hoax to learn from: positions at the beginning of every turn.

import { type Hoax, hoax } from '@pretender/hoax';
import {
  asSeat,
  type Draws,
  type Game,
  randomMove,
  resolveOptions,
  seededDraws,
  type Turn,
  viewOf,
} from '@pretender/kernel';
import { playMatch } from '../../arena/sitting.ts';
import { farsightedHeir, USUAL_DEPTH } from '../../hoax/farsighted/farsighted.ts';
import { featuresOf } from '../../hoax/farsighted/features.ts';
import { CHOSEN } from '../../hoax/shrewd/chosen.ts';
import type { Habits } from '../../hoax/shrewd/habits.ts';
import { shrewdHeir } from '../../hoax/shrewd/shrewd.ts';
import type { Player } from '../../player.ts';
import type { Lesson } from './lesson.ts';

const SEATS = 6;

/** In a hundred turns so many are anything at all, and in a thousand claims so many are doubted for nothing. */
const WHIMS = 4;
const DOUBTS = 5;

/** The same game, and somebody is told when a turn has begun. */
function overheard(hear: (state: Turn<Hoax>['state'], seat: number) => void): Game<Hoax> {
  const told = (turn: Turn<Hoax>): Turn<Hoax> => ({
    ...turn,
    emit(event) {
      turn.emit(event);
      if (event.type === 'turnBegan') hear(turn.state, event.seat);
    },
  });
  return {
    ...hoax,
    play: (turn, ask, seat, move) => hoax.play(told(turn), ask, seat, move),
    lapse: (turn, ask) => hoax.lapse(told(turn), ask),
  };
}

/** Two of three are a little different: whoever only meets himself learns nothing of others. */
function wandering(draws: Draws): Habits {
  if (draws.below(3) === 0) return CHOSEN;
  const near = (value: number, by: number): number => value * (1 - by + (draws.below(1001) / 500) * by);
  return {
    ...CHOSEN,
    pride: near(CHOSEN.pride, 0.5),
    doubt: near(CHOSEN.doubt, 0.5),
    doubtAsVictim: near(CHOSEN.doubtAsVictim, 0.5),
    whim: near(CHOSEN.whim, 0.5),
    finaleAccuse: near(CHOSEN.finaleAccuse, 0.2),
  };
}

function straying(player: Player<Hoax>, whims: Draws): Player<Hoax> {
  return (view, specs, draws) => {
    const kind = view.table.asks.find(({ id }) => id === specs[0]?.ask)?.kind;
    if (kind === 'declaration' && whims.below(100) < WHIMS) return randomMove({ game: hoax, view }, specs, draws).move;
    const doubts =
      kind === 'reaction' && whims.below(1000) < DOUBTS ? specs.filter(({ type }) => type === 'doubt') : [];
    return doubts.length > 0 ? randomMove({ game: hoax, view }, doubts, draws).move : player(view, specs, draws);
  };
}

/** One match; in a hundred seats, so many are a farsighted heir's, and the others are wily ones of all kinds. */
export function lessonOfHeirs(seed: number, pupils: number): Lesson {
  const resolved = resolveOptions(hoax.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const draws = seededDraws(seed, 'lesson');
  const isPupil = Array.from({ length: SEATS }, () => draws.below(100) < pupils);
  const positions: Float32Array[] = [];
  const turns: number[] = [];
  const game = overheard((state, seat) => {
    turns.push(seat);
    for (let at = 0; at < SEATS; at++)
      positions.push(Float32Array.from(featuresOf(viewOf(state as never, asSeat(at)), asSeat(at))));
  });
  const players = isPupil.map((is) =>
    straying(is ? farsightedHeir(CHOSEN, USUAL_DEPTH) : shrewdHeir(wandering(draws)), draws),
  );
  const { table } = playMatch<Hoax>({ game, config: resolved.config, players, seed }).state;
  return { positions, turns, shares: isPupil.map((_, seat) => Number(table.king === seat)), isPupil };
}
