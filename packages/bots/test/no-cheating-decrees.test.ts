import { type Decrees, decrees, type Move, type View } from '@pretender/decrees';
import { besideFor } from '@pretender/decrees/live';
import {
  type Draws,
  fastDice,
  isEqual,
  type Match,
  type MoveSpec,
  pick,
  resolveOptions,
  type Seat,
  seededDraws,
  viewOf,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { castOf } from '../src/answer.ts';
import { playMatch } from '../src/arena/sitting.ts';
import { LEVELS, type LevelOf, type Player } from '../src/index.ts';

type Level = LevelOf<'decrees'>;

/** Of each level; `PRETENDER_DECISIONS=10000` for the whole promise. */
const DECISIONS = Number(process.env.PRETENDER_DECISIONS ?? 400);
const OPTIONS = [
  {},
  { handLimit: 3, sdSalvage: true },
  { trades: 'cards', maxArrows: 8 },
  { sdInsert: 'uniform', edition: 'long' },
  { edition: 'short', sdSalvage: true },
];
const players = castOf('decrees').players as unknown as Readonly<Record<Level, Player<Decrees>>>;

/** So many of a kind in a match, and worlds to try each in: what is rare or quickly said is looked at more closely. */
const QUOTA: Readonly<Record<string, { readonly most: number; readonly worlds: number }>> = {
  action: { most: 30, worlds: 1 },
  dealing: { most: 20, worlds: 2 },
};
const PLENTY = { most: 30, worlds: 6 };

const OFFERED: readonly ((from: Seat, to: Seat, own: string | undefined, draws: Draws) => object[])[] = [
  (from, to, own) => [{ from, to, cards: [own] }],
  (from, to, own) => [
    { from, to, cards: [own] },
    { from: to, to: from, ask: { cards: 1 } },
  ],
  (from, to) => [{ from: to, to: from, blame: 2, ask: { cards: 1 } }],
  (from, to, _own, draws) => [
    { from: to, to: from, blame: 2, ask: { card: pick(draws, ['point_of_order', 'job_swap', 'overtime']) } },
  ],
];

/** Something that somebody might offer to somebody, whatever comes of it. */
function anyOffer(view: View, draws: Draws): Move | null {
  const seat = view.viewer as Seat;
  const to = ((seat + 1 + draws.below(view.table.players.length - 1)) % view.table.players.length) as Seat;
  const transfers = pick(draws, OFFERED)(seat, to, view.hands[seat]?.cards[0], draws);
  const move = { type: 'offer', transfers } as Move;
  return JSON.stringify(move).includes('[null]') || decrees.check(view, move) !== null ? null : move;
}

interface Decision {
  readonly level: Level;
  readonly kind: string;
  /** Worlds that were not the true one. */
  readonly others: number;
}

/** The same decision with everything hidden from the seat dealt anew. */
function decideAgain({ views, state }: Match<Decrees>, seat: Seat, { level, specs, seed }: Asked): number {
  const [{ ask }] = specs;
  const here = players[level](views[seat], specs, seededDraws(seed, 'bot'));
  const { kind } = kindOf(views[seat], specs);
  let others = 0;
  for (let number = 0; number < (QUOTA[kind] ?? PLENTY).worlds; number++) {
    const world = decrees.imagine(views[seat], fastDice(seed).draws('other world', number));
    const view = viewOf(world, seat);
    const there = decrees.moves(view).filter((spec) => spec.ask === ask);
    expect(players[level](view, there, seededDraws(seed, 'bot')), `${level}: ${kind}`).toEqual(here);
    if (!isEqual(world, state)) others++;
  }
  return others;
}

interface Asked {
  readonly level: Level;
  readonly specs: readonly MoveSpec[];
  readonly seed: number;
}

function kindOf({ table }: View, [{ ask }]: readonly MoveSpec[]): { readonly kind: string } {
  return table.asks.find(({ id }) => id === ask) ?? { kind: '' };
}

/** A pass that nothing stands beside is no decision. */
function isChoice(specs: readonly MoveSpec[]): boolean {
  return specs.length > 1 || (specs.length === 1 && Object.keys(specs[0].fields).length > 0);
}

/** Levels take turns around the table, some at it have an offer of their own, and some decisions are taken again. */
function decisionsIn(number: number): Decision[] {
  const seats = 4 + (number % 2);
  const resolved = resolveOptions(decrees.options, OPTIONS[(number >> 1) % OPTIONS.length], seats);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const levelOf = (seat: number): Level => LEVELS.decrees[(seat + number) % LEVELS.decrees.length];
  const found: Decision[] = [];
  const whims = seededDraws(number, 'whims');
  let asked: readonly MoveSpec[] = [];
  const listening = (level: Level): Player<Decrees> => {
    return (view, specs, draws) => {
      asked = specs;
      const move = players[level](view, specs, draws);
      return move ?? (kindOf(view, specs).kind === 'dealing' && whims.below(2) === 0 ? anyOffer(view, whims) : null);
    };
  };
  playMatch<Decrees>({
    game: decrees,
    config: resolved.config,
    players: Array.from({ length: seats }, (_, seat) => listening(levelOf(seat))),
    seed: number,
    besideFor,
    hear(match, seat) {
      const specs = asked;
      asked = [];
      if (!isChoice(specs)) return;
      const level = levelOf(seat);
      const { kind } = kindOf(match.views[seat], specs);
      const before = found.filter((each) => each.kind === kind && each.level === level).length;
      // Actions are the most: some from everywhere in the match.
      if (before * 2 >= (QUOTA[kind] ?? PLENTY).most || (kind === 'action' && whims.below(4) > 0)) return;
      const seed = number * 10_000 + found.length;
      found.push({ level, kind, others: decideAgain(match, seat, { level, specs, seed }) });
    },
  });
  return found;
}

describe('no cheating in Final Decrees', () => {
  it('decisions of every level are the same whatever the hidden cards are', { timeout: 3_600_000 }, () => {
    const found: Decision[] = [];
    const of = (level: Level) => found.filter((each) => each.level === level);
    for (let number = 0; LEVELS.decrees.some((level) => of(level).length < DECISIONS); number++)
      found.push(...decisionsIn(number));
    expect(found.filter(({ others }) => others > 0).length).toBeGreaterThan(found.length / 2);
    const kinds = ['auction', 'assignment', 'action', 'objection', 'charge', 'search', 'salvage', 'shedding', 'offer'];
    for (const kind of kinds)
      expect(found.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(DECISIONS / 60);
  });
});
