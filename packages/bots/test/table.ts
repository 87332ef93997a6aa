// A table of bots without a clock: windows close when everybody has answered.

import { type Hoax, hoax, type Move } from '@pretender/hoax';
import {
  type Ask,
  asSeat,
  beginMatch,
  copy,
  type Draws,
  fastDice,
  lapse,
  type Match,
  missing,
  openAsks,
  type RawMove,
  resolveOptions,
  type Seat,
  seededDraws,
  settle,
  submit,
} from '@pretender/kernel';
import { answer, type LevelOf } from '../src/index.ts';

type Level = LevelOf<'hoax'>;

/** One answer, with the whole truth around it: only a test may look. */
export interface Heard {
  readonly match: Match<Hoax>;
  readonly seat: Seat;
  readonly level: Level;
  readonly ask: Ask;
  readonly move: Move | null;
}

export interface Table {
  readonly options: Readonly<Record<string, unknown>>;
  readonly levels: readonly Level[];
  readonly seed: number;
  /** Told before the move is made. */
  hear(heard: Heard): void;
  /** Stops after so many entries, over or not. */
  readonly most?: number;
}

/** Whole matches are this long at the very most; whatever is longer will never end. */
const MOST_ENTRIES = 200_000;

interface Sitting extends Table {
  readonly match: Match<Hoax>;
  readonly draws: Draws;
}

function say({ match, levels, draws, hear }: Sitting, seat: Seat, ask: Ask): RawMove | null {
  // A bot behind a wire gets a copy; whatever it did to that would not matter here.
  const move = answer({ game: 'hoax', level: levels[seat], view: copy(match.views[seat]), ask: ask.id }, draws);
  hear({ match, seat, level: levels[seat], ask, move: move as Move | null });
  return move;
}

function make(sitting: Sitting, seat: Seat, ask: Ask): boolean {
  const move = say(sitting, seat, ask);
  if (move === null) return false;
  const receipt = submit(sitting.match, seat, ask.id, move);
  if (!receipt.ok) throw new Error(`${sitting.levels[seat]} may not ${JSON.stringify(move)}: ${receipt.refusal.code}`);
  return true;
}

/** Whoever may speak beside the turn is asked after every move. */
function askBeside(sitting: Sitting): boolean {
  const { match } = sitting;
  const standing = match.state.table.asks.find(({ mode }) => mode === 'standing');
  return standing?.seats.some((seat) => make(sitting, seat, standing)) ?? false;
}

export function playMatch(table: Table): Match<Hoax> {
  const { options, levels, seed } = table;
  const resolved = resolveOptions(hoax.options, options, levels.length);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = beginMatch(hoax, resolved.config, levels.length, fastDice(seed));
  const sitting = { ...table, match, draws: seededDraws(seed, 'bots') };
  for (;;) {
    settle(match);
    const ask = openAsks(match).at(-1);
    if (ask === undefined || match.entries.length > (table.most ?? Infinity)) return match;
    if (match.entries.length > MOST_ENTRIES) throw new Error('the match does not end');
    if (askBeside(sitting)) continue;
    const [seat] = missing(match, ask);
    if (!make(sitting, seat, ask)) lapse(match, ask.id);
  }
}

/** The last seats are honest, so that every seat is somewhere. */
export function levelsFor(seats: number, honest: number): Level[] {
  return Array.from({ length: seats }, (_, seat) => (asSeat(seat) < seats - honest ? 'random' : 'honest'));
}
