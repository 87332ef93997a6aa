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
  /** What was asked, by the kind of the ask; that of a finale apart. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly different: readonly string[];
}

/** Rounds of small tables that sit long come to their finale: there nothing else is looked at. */
interface Part {
  readonly isFinale: boolean;
  readonly seats: number;
  readonly entries: number;
  /** Of all decisions. */
  readonly share: number;
}
const PARTS: readonly Part[] = [
  { isFinale: false, seats: hoax.seats.max, entries: 400, share: 0.8 },
  { isFinale: true, seats: 4, entries: 2000, share: 0.2 },
];

/** No kind of decision is more than this share of its part: nearly all that a table asks for are passes. */
const MOST_OF_A_KIND = 0.2;

/** So many numbers for the worlds of one table. */
const WORLDS = 2 ** 16;

const usually: Required<Pick<Trial, 'look' | 'ask'>> = {
  look: (state, seat) => viewOf(state, seat),
  ask: (level, view, ask, draws) => answer({ game: 'hoax', level, view: view as never, ask }, draws),
};

interface Count {
  readonly compared: Record<string, number>;
  readonly kinds: Record<string, number>;
  readonly different: string[];
  others: number;
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function comparePart(
  { levels, decisions, look = usually.look, ask = usually.ask }: Trial,
  part: Part,
  count: Count,
): void {
  const wanted = Math.round(part.share * decisions);
  const done: Record<string, number> = {};
  const isEnough = (name: string, most: number): boolean => (done[name] ?? 0) >= most;
  for (let number = 0; levels.some((level) => !isEnough(level, wanted)); number++) {
    const { seats, options } = optionSet(number, part.seats);
    const sitting = Array.from({ length: seats }, (_, seat): Level => levels[(seat + number) % levels.length]);
    let seed = number * WORLDS;
    const hear = ({ level, match, seat, ask: { id, kind } }: Heard): void => {
      const { round, finale } = match.state.table;
      if (round === 0 || finale !== part.isFinale) return;
      if (isEnough(level, wanted) || isEnough(`${level} ${kind}`, MOST_OF_A_KIND * wanted)) return;
      const world = hoax.imagine(match.views[seat], fastDice(++seed).draws('other world'));
      const [here, there] = [match.state, world].map((state) =>
        ask(level, look(state, seat), id, seededDraws(seed, 'bot')),
      );
      const name = finale ? `finale ${kind}` : kind;
      if (!isEqual(here, there)) count.different.push(`${level}, option set ${number}, ${name}`);
      if (!isEqual(world, match.state)) count.others++;
      for (const each of [level, `${level} ${kind}`]) add(done, each);
      add(count.compared, level);
      add(count.kinds, name);
    };
    playMatch({ options, levels: sitting, seed: number, most: part.entries, hear });
  }
}

/** Tables of any size and with any options; the levels sit down in turn. */
export function inOtherWorlds(trial: Trial): Verdict {
  const count: Count = { compared: {}, kinds: {}, different: [], others: 0 };
  for (const part of PARTS) comparePart(trial, part, count);
  return count;
}
