// What a scenario may say about this game's table.

import { countChoices, type Seat } from '@pretender/kernel';
import {
  allowKeys,
  asData,
  difference,
  differenceOfSets,
  type Finding,
  fail,
  type Scene,
  seatOf,
} from '@pretender/kernel/scenario';
import { topAsk } from '../asks.ts';
import { decrees } from '../index.ts';
import type { Decrees, Public } from '../types.ts';
import { cardList } from './cards.ts';
import { arrowList, ministryOf } from './position.ts';

type Check = (scene: Scene<Decrees>, expected: unknown) => Finding;

/** The first finding over the entries of a map. */
function each(expected: unknown, what: string, check: (key: string, value: unknown) => Finding): Finding {
  for (const [key, value] of Object.entries(asData(expected, what))) {
    const finding = check(key, value);
    if (finding) return finding;
  }
  return null;
}

const perSeat =
  (what: string, actual: (scene: Scene<Decrees>, seat: Seat) => unknown): Check =>
  (scene, expected) =>
    each(expected, what, (name, value) =>
      difference(value, actual(scene, seatOf(scene.names, name)), `${what} of ${name}`),
    );

function nameAt({ names }: Scene<Decrees>, seat: Seat | null): string | null {
  return seat === null ? null : names[seat];
}

const decreeSheets: Check = ({ match }, expected) =>
  each(expected, 'decrees', (id, value) => {
    const { table } = match.state;
    const decree = table.decrees[id] ?? fail(`no decree is called "${id}"`);
    if (value === 'promulgated') return difference(null, decree.at, `place of ${id}`);
    const { at, stamped, ...rest } = asData(value, `decree ${id}`);
    allowKeys(rest, [], `decree ${id}; it has at and stamped`);
    return (
      (at === undefined ? null : difference(ministryOf(table, at), decree.at, `place of ${id}`)) ??
      (stamped === undefined ? null : difference(stamped, decree.stamped, `stamps of ${id}`))
    );
  });

/** In how many ways up to this much can be taken from these pools. */
function waysToTake(pools: readonly number[], budget: number): number {
  let ways: readonly number[] = [1, ...Array.from({ length: budget }, () => 0)];
  for (const pool of pools)
    ways = ways.map((_, taken) =>
      ways.slice(Math.max(0, taken - pool), taken + 1).reduce((sum, each) => sum + each, 0),
    );
  return ways.reduce((sum, each) => sum + each, 0);
}

/** A removal is too much to be written out, but not to be counted. */
function removals({ players, posts, ministries, promulgation }: Public): number {
  const pools = [...players.map(({ personal }) => personal), ...ministries.map((id) => posts[id].blame)];
  return waysToTake(pools, promulgation?.budget ?? 0);
}

/** Declining is not counted, and here it is not the neutral answer: an offer needs none. */
const undeclining: typeof decrees = {
  ...decrees,
  moves: (view) => decrees.moves(view).filter(({ type }) => type !== 'decline'),
};

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(', ');
}

export const expectations: Readonly<Record<string, Check>> = {
  choices: perSeat('choices', ({ match }, seat) => {
    const top = topAsk(match.state.table as never);
    const isRemoving = top?.kind === 'removal' && top.seats.includes(seat);
    return (
      countChoices({ game: undeclining, view: match.views[seat] }) + (isRemoving ? removals(match.state.table) : 0)
    );
  }),
  personal: perSeat('personal', ({ match }, seat) => match.state.table.players[seat].personal),
  ministry: ({ match }, expected) =>
    each(expected, 'ministry', (id, value) => {
      const { table } = match.state;
      return difference(value, table.posts[ministryOf(table, id)].blame, `blame of ${id}`);
    }),
  directors: (scene, expected) =>
    each(expected, 'directors', (id, value) => {
      const { table } = scene.match.state;
      return difference(value, nameAt(scene, table.posts[ministryOf(table, id)].director), `director of ${id}`);
    }),
  arrows: ({ match }, expected) => {
    const { table } = match.state;
    return differenceOfSets(arrowList(table, expected).map(String), table.arrows.map(String), 'arrows');
  },
  decrees: decreeSheets,
  promulgated: ({ match }, expected) => difference(expected, match.state.table.promulgated, 'promulgated'),
  actions: ({ match }, expected) => difference(expected, match.state.table.turn.actions, 'actions'),
  deck: ({ match }, expected) => difference(expected, match.state.table.pile.count, 'deck'),
  discard: ({ match }, expected) => difference(expected, match.state.table.discard.length, 'discard'),
  hands: ({ match, names }, expected) =>
    each(expected, 'hands', (name, value) =>
      difference(
        sorted(cardList(value, 'a hand')),
        sorted(match.state.hands[seatOf(names, name)].cards),
        `hand of ${name}`,
      ),
    ),
  budget: ({ match }, expected) => difference(expected, match.state.table.promulgation?.budget ?? null, 'budget'),
  steps: ({ match }, expected) =>
    each(expected, 'steps', (id, value) => {
      const { steps } = match.state.table.decrees[id] ?? fail(`no decree is called "${id}"`);
      return difference(String(value), String(steps), `steps of ${id}`);
    }),
  ranking: perSeat('ranking', ({ match }, seat) => match.state.table.result?.ranks[seat] ?? null),
  offers: ({ match }, expected) => difference(expected, match.state.table.offers.length, 'open offers'),
  notes(scene, expected) {
    if (!Array.isArray(expected)) return fail('notes is a list of {text, kept, broken}');
    const { notes } = scene.match.state.table;
    const namesOf = (seats: readonly Seat[]) => seats.map((seat) => nameAt(scene, seat));
    const said = notes.map(({ text, kept, broken }) => ({ text, kept: namesOf(kept), broken: namesOf(broken) }));
    return difference(JSON.stringify(expected), JSON.stringify(said), 'notes');
  },
  turn: (scene, expected) => difference(expected, nameAt(scene, scene.match.state.table.turn.seat), 'turn'),
  over: ({ match }, expected) => difference(expected, match.state.table.result !== null, 'over'),
  winners({ match, names }, expected) {
    if (!Array.isArray(expected)) return fail('winners is a list of seats');
    const ranks = match.state.table.result?.ranks ?? [];
    return differenceOfSets(
      expected,
      names.filter((_, seat) => ranks[seat] === 1),
      'winners',
    );
  },
};
