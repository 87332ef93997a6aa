// Who can sit in for whom: every game with its players, and the one way to ask them.

import { type Decrees, decrees } from '@pretender/decrees';
import { type Hoax, hoax } from '@pretender/hoax';
import { type AskId, type Draws, fit, type Game, type GameTypes, type RawMove, type View } from '@pretender/kernel';
import { clerk, permanentSecretary, secretary } from './decrees/officials.ts';
import { courtHeir } from './hoax/court/court.ts';
import { chancellor } from './hoax/court/foresight.ts';
import { COURTIER_HABITS, LEVEL_HABITS } from './hoax/court/levels.ts';
import { honestHeir } from './hoax/honest.ts';
import { CHARACTERS, type Character, HABITS } from './hoax/shrewd/characters.ts';
import { shrewdHeir } from './hoax/shrewd/shrewd.ts';
import { patient } from './patient.ts';
import type { Player } from './player.ts';
import { heirStandIn, officialStandIn } from './stand-ins.ts';

/** The players of each game: levels, the weakest first, and then characters, who have no order. */
export const LEVELS = {
  /**
   * random: anything, most of it a pass · honest: never pretends · squire: pretends, and forgets nearly all · shrewd: forgets half ·
   * wily: forgets nothing, and reads silence · farsighted: tries things out before it does them, and reckons the finale; then
   * the characters
   */
  hoax: ['random', 'honest', 'squire', 'shrewd', 'wily', 'farsighted', ...CHARACTERS],
  /** clerk: anything · secretary: the best next move · permanentSecretary: the best turn */
  decrees: ['clerk', 'secretary', 'permanentSecretary'],
} as const;
type GameId = keyof typeof LEVELS;
export type LevelOf<I extends GameId> = (typeof LEVELS)[I][number];
export type Level = LevelOf<GameId>;

export interface Cast<G extends GameTypes, L extends string> {
  readonly game: Game<G>;
  readonly players: Readonly<Record<L, Player<G>>>;
  /** Plays for somebody who is away. */
  readonly standIn: Player<G>;
}

/** Those whom a player can tell apart have the manners of the court; the others play on as they were, at tables that have them. */
function characterOf(character: Character): Player<Hoax> {
  return character in COURTIER_HABITS
    ? courtHeir(COURTIER_HABITS[character as keyof typeof COURTIER_HABITS])
    : shrewdHeir(HABITS[character]);
}

const court = Object.fromEntries(CHARACTERS.map((character) => [character, characterOf(character)])) as {
  readonly [C in Character]: Player<Hoax>;
};

const heirs: Cast<Hoax, LevelOf<'hoax'>> = {
  game: hoax,
  standIn: heirStandIn,
  players: {
    random: patient(hoax),
    honest: honestHeir,
    squire: courtHeir(LEVEL_HABITS.squire),
    shrewd: courtHeir(LEVEL_HABITS.shrewd),
    wily: courtHeir(LEVEL_HABITS.wily),
    farsighted: chancellor(LEVEL_HABITS.farsighted),
    ...court,
  },
};
const officials: Cast<Decrees, LevelOf<'decrees'>> = {
  game: decrees,
  standIn: officialStandIn,
  players: { clerk, secretary, permanentSecretary },
};

/** Whoever takes a cast from the list hands it views of that game, and of no other. */
const CASTS = { hoax: heirs, decrees: officials } as unknown as Readonly<Record<string, Cast<GameTypes, string>>>;

export function castOf(game: string): Cast<GameTypes, string> {
  if (!Object.hasOwn(CASTS, game)) throw new Error(`nobody here plays ${game}`);
  return CASTS[game];
}

export interface Question {
  readonly game: string;
  readonly level: Level | 'standIn';
  /** What the seat may know, and nothing else. */
  readonly view: View<GameTypes>;
  readonly ask: AskId;
}

/** The answer of such a player to one ask; `null` if it says nothing or is not asked. Always a legal move. */
export function answer({ game: id, level, view, ask }: Question, draws: Draws): RawMove | null {
  const { game, players, standIn } = castOf(id);
  if (level !== 'standIn' && !Object.hasOwn(players, level))
    throw new Error(`no ${level} plays ${id}, only ${Object.keys(players).join(', ')}`);
  const specs = game.moves(view).filter((spec) => spec.ask === ask);
  const player = level === 'standIn' ? standIn : players[level];
  const move = specs.length === 0 ? null : player(view, specs, draws);
  if (move === null) return null;
  const fitting = fit({ game, view }, specs, move as RawMove, ask);
  if (!fitting.ok) throw new Error(`the ${level} player of ${id} may not ${move.type}: ${fitting.refusal.code}`);
  return fitting.move as RawMove;
}
