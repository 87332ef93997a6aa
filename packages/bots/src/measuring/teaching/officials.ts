// Matches of Final Decrees to learn from: positions before every turn but the first.

import { type Decrees, decrees, SUBSTITUTE } from '@pretender/decrees';
import { besideFor } from '@pretender/decrees/live';
import {
  type Draws,
  type Game,
  resolveOptions,
  type Seat,
  type State,
  seededDraws,
  type Turn,
} from '@pretender/kernel';
import { playMatch } from '../../arena/sitting.ts';
import { featuresOf, kindsOf } from '../../decrees/features.ts';
import { clerk, permanentSecretary, secretary } from '../../decrees/officials.ts';
import type { Player } from '../../player.ts';
import type { Lesson } from './lesson.ts';

const SEATS = 5;
/** Every card of the deck as it is now. */
export const PUPILS_CARDS: readonly string[] = [...SUBSTITUTE.cards.keys()];
const KINDS = kindsOf(PUPILS_CARDS);

/** In a hundred moves, so many are anything at all: who never strays learns nothing of what lies beside the way. */
const WHIMS = 3;

/** The same game, and somebody is told when a turn is over. */
function overheard(hear: (state: Turn<Decrees>['state']) => void): Game<Decrees> {
  const told = (turn: Turn<Decrees>): Turn<Decrees> => ({
    ...turn,
    emit(event) {
      if (event.type === 'turnBegan' && turn.state.table.turn.number > 0) hear(turn.state);
      turn.emit(event);
    },
  });
  return {
    ...decrees,
    play: (turn, ask, seat, move) => decrees.play(told(turn), ask, seat, move),
    lapse: (turn, ask) => decrees.lapse(told(turn), ask),
  };
}

function straying(player: Player<Decrees>, whims: Draws): Player<Decrees> {
  return (view, specs, draws) => {
    const isTurn = specs.some(({ type }) => type === 'end');
    return (isTurn && whims.below(100) < WHIMS ? clerk : player)(view, specs, draws);
  };
}

function sharesIn({ table }: State<Decrees>): number[] {
  const ranks = table.result?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** One match; in a hundred seats, so many are a permanent secretary's, and the others are secretaries. */
export function lessonOfOfficials(seed: number, pupils: number): Lesson {
  const resolved = resolveOptions(decrees.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const draws = seededDraws(seed, 'lesson');
  const isPupil = Array.from({ length: SEATS }, () => draws.below(100) < pupils);
  const positions: Float32Array[] = [];
  const turns: number[] = [];
  const game = overheard(({ table, hands }) => {
    turns.push(table.turn.seat);
    for (const [seat, { cards }] of hands.entries())
      positions.push(Float32Array.from(featuresOf({ table, seat: seat as Seat, cards, blanks: 0 }, KINDS)));
  });
  const { state } = playMatch<Decrees>({
    game,
    config: resolved.config,
    players: isPupil.map((is) => straying(is ? permanentSecretary : secretary, draws)),
    seed,
    besideFor,
  });
  return { positions, turns, shares: sharesIn(state), isPupil };
}
