// Decisions asked for twice: at the table, and in a world where everything hidden from the seat is dealt anew.

import { type Hoax, type HoaxState, hoax } from '@pretender/hoax';
import {
  type AskId,
  type Draws,
  fastDice,
  isEqual,
  type Seat,
  seededDraws,
  type View,
  viewOf,
} from '@pretender/kernel';
import { answer, type LevelOf } from '../src/index.ts';
import { optionSet } from './option-sets.ts';
import { type Heard, playMatch } from './table.ts';

export type Level = LevelOf<'hoax'>;

export interface Trial {
  readonly levels: readonly Level[];
  /** Of each level. */
  readonly decisions: number;
  /** What a seat is handed: its view, unless somebody cheats. */
  look?(state: HoaxState, seat: Seat): View<Hoax>;
  /** Who is asked: the level, unless somebody else sits in its place. */
  ask?(level: Level, view: View<Hoax>, ask: AskId, draws: Draws): unknown;
}

export interface Verdict {
  readonly compared: Readonly<Record<string, number>>;
  /** How many of the other worlds were really other ones. */
  readonly others: number;
  readonly different: readonly string[];
}

const MOST_ENTRIES = 400;

const usually: Required<Pick<Trial, 'look' | 'ask'>> = {
  look: (state, seat) => viewOf(state, seat),
  ask: (level, view, ask, draws) => answer({ game: 'hoax', level, view: view as never, ask }, draws),
};

/** Tables of any size and with any options; the levels sit down in turn. */
export function inOtherWorlds({ levels, decisions, look = usually.look, ask = usually.ask }: Trial): Verdict {
  const compared: Record<string, number> = Object.fromEntries(levels.map((level) => [level, 0]));
  const different: string[] = [];
  let others = 0;
  for (let number = 0; levels.some((level) => compared[level] < decisions); number++) {
    const { seats, options } = optionSet(number);
    const sitting = Array.from({ length: seats }, (_, seat): Level => levels[(seat + number) % levels.length]);
    let seed = number * MOST_ENTRIES * 100;
    const hear = ({ level, match, seat, ask: { id, kind } }: Heard): void => {
      if (compared[level] >= decisions || match.state.table.round === 0) return;
      const world = hoax.imagine(match.views[seat], fastDice(++seed).draws('other world'));
      const [here, there] = [match.state, world].map((state) =>
        ask(level, look(state, seat), id, seededDraws(seed, 'bot')),
      );
      if (!isEqual(here, there)) different.push(`${level}, option set ${number}, ${kind}`);
      compared[level]++;
      if (!isEqual(world, match.state)) others++;
    };
    playMatch({ options, levels: sitting, seed: number, most: MOST_ENTRIES, hear });
  }
  return { compared, others, different };
}
