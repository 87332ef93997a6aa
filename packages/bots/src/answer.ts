// Who can sit in for whom: every game with its players, and the one way to ask them.

import { type Hoax, hoax } from '@pretender/hoax';
import { type AskId, type Draws, fit, type Game, type GameTypes, type RawMove, type View } from '@pretender/kernel';
import { honestHeir } from './hoax/honest.ts';
import { patient } from './patient.ts';
import type { Player } from './player.ts';

/** random: anything, most of it a pass · honest: never pretends */
export const LEVELS = ['random', 'honest'] as const;
export type Level = (typeof LEVELS)[number];

interface Cast<G extends GameTypes> {
  readonly game: Game<G>;
  readonly players: { readonly [L in Level]: Player<G> };
}

const heirs: Cast<Hoax> = { game: hoax, players: { random: patient(hoax), honest: honestHeir } };

/** Whoever takes a cast from the list hands it views of that game, and of no other. */
const CASTS: Readonly<Record<string, Cast<GameTypes>>> = { [hoax.id]: heirs as unknown as Cast<GameTypes> };

export interface Question {
  readonly game: string;
  readonly level: Level;
  /** What the seat may know, and nothing else. */
  readonly view: View<GameTypes>;
  readonly ask: AskId;
}

/** The answer of such a player to one ask; `null` if it says nothing or is not asked. Always a legal move. */
export function answer({ game: id, level, view, ask }: Question, draws: Draws): RawMove | null {
  if (!Object.hasOwn(CASTS, id)) throw new Error(`nobody here plays ${id}`);
  const { game, players } = CASTS[id];
  const specs = game.moves(view).filter((spec) => spec.ask === ask);
  const move = specs.length === 0 ? null : players[level](view, specs, draws);
  if (move === null) return null;
  const fitting = fit({ game, view }, specs, move as RawMove, ask);
  if (!fitting.ok) throw new Error(`the ${level} player of ${id} may not ${move.type}: ${fitting.refusal.code}`);
  return fitting.move as RawMove;
}
