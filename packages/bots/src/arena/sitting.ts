// One match between players, without a clock: windows close when everybody has answered.

import {
  type Ask,
  beginMatch,
  type Draws,
  fastDice,
  type Game,
  type GameTypes,
  lapse,
  type Match,
  missing,
  offersTo,
  openAsks,
  type RawMove,
  type Seat,
  seededDraws,
  settle,
  submit,
  type View,
} from '@pretender/kernel';
import type { Player } from '../player.ts';
import { answererOf, type Sitter, teller } from './attentive.ts';

export interface Sitters<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G['Config'];
  /** One for each seat. */
  readonly players: readonly Sitter<G>[];
  readonly seed: number;
  /** When somebody looks at an ask beside the turn: once for each occasion. Left out: after every move. */
  besideFor?(view: View<G>, ask: Ask): string | null;
  /** Told after a player has answered and before it counts. */
  hear?(match: Match<G>, seat: Seat, move: G['Move'] | null): void;
}

/** Whole matches are this long at the very most; whatever is longer will never end. Fourteen wily heirs take 60,000 for a round. */
const MOST_ENTRIES = 1_000_000;

interface Sitting<G extends GameTypes> extends Sitters<G> {
  readonly match: Match<G>;
  /** Each seat has chance of its own, so that one player's draws do not move another's. */
  readonly draws: readonly Draws[];
  readonly seen: Set<string>;
  readonly answerers: readonly Player<G>[];
  tell(match: Match<G>, seat: Seat): void;
}

function answer<G extends GameTypes>(sitting: Sitting<G>, seat: Seat, ask: Ask): boolean {
  const { match, answerers, draws, hear, tell } = sitting;
  const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
  if (specs.length > 0) tell(match, seat);
  const move = specs.length === 0 ? null : answerers[seat](match.views[seat], specs, draws[seat]);
  hear?.(match, seat, move);
  if (move === null) return false;
  const receipt = submit(match, seat, ask.id, move as RawMove);
  if (!receipt.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(move)}: ${receipt.refusal.code}`);
  return true;
}

function looks<G extends GameTypes>({ besideFor, match, seen }: Sitting<G>, seat: Seat, ask: Ask): boolean {
  if (besideFor === undefined) return true;
  const occasion = besideFor(match.views[seat], ask);
  const name = `${ask.id} ${seat} ${occasion}`;
  if (occasion === null || seen.has(name)) return false;
  seen.add(name);
  return true;
}

/** Whoever may speak beside the turn is asked before the turn goes on. */
function askBeside<G extends GameTypes>(sitting: Sitting<G>): boolean {
  const { game, match } = sitting;
  const standing = game.asks(match.state.table as never).filter(({ mode, held }) => mode === 'standing' && !held);
  return standing.some((ask) => ask.seats.some((seat) => looks(sitting, seat, ask) && answer(sitting, seat, ask)));
}

/** Played to the end. */
export function playMatch<G extends GameTypes>(sitters: Sitters<G>): Match<G> {
  const { game, config, players, seed } = sitters;
  const match = beginMatch(game, config, players.length, fastDice(seed));
  const draws = players.map((_, seat) => seededDraws(seed, `player ${seat}`));
  const sitting: Sitting<G> = {
    ...sitters,
    match,
    draws,
    seen: new Set(),
    answerers: players.map(answererOf),
    tell: teller(players),
  };
  for (;;) {
    settle(match);
    const ask = openAsks(match).at(-1);
    if (ask === undefined) return match;
    if (match.entries.length > MOST_ENTRIES) throw new Error(`the match of seed ${seed} does not end`);
    if (askBeside(sitting)) continue;
    const [seat] = missing(match, ask);
    if (!answer(sitting, seat, ask)) lapse(match, ask.id);
  }
}
