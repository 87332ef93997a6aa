// Who and what a card may be aimed at: the words of a deck file, and what they mean.

import type { Seat } from '@pretender/kernel';
import type { TargetKind } from '../deck/types.ts';
import type { Stage } from '../ops/operation.ts';
import { type DecreeId, type Ministry, SPECIALS, type Special } from '../words.ts';
import { ministryOf, nextStep } from './board.ts';
import { below } from './graph.ts';

type Filter<V> = (stage: Stage, value: V, arg: string) => boolean;
type Filters<V> = Readonly<Record<string, Filter<V>>>;

const players: Filters<Seat> = {
  notYou: ({ seat }, player) => player !== seat,
  hasCards: ({ table }, player) => table.players[player].cards > 0,
  directsBelowYou({ table, seat }, player) {
    const [own, theirs] = [ministryOf(table, seat), ministryOf(table, player)];
    return own !== null && theirs !== null && below(table, own).includes(theirs);
  },
};

const ministries: Filters<Ministry> = {
  inPlay: ({ table }, ministry) => table.ministries.includes(ministry),
  vacant: ({ table }, ministry) => table.posts[ministry].director === null,
  hasDirector: ({ table }, ministry) => table.posts[ministry].director !== null,
  notYours: ({ table, seat }, ministry) => table.posts[ministry].director !== seat,
  hasSpecial: (_stage, ministry) => SPECIALS.includes(ministry as Special),
  'mb>=': ({ table }, ministry, least) => table.posts[ministry].blame >= Number(least),
  'differs:': ({ with: slots }, ministry, slot) => slots[slot] !== ministry,
  'notLocationOf:': ({ table, with: slots }, ministry, slot) => table.decrees[String(slots[slot])]?.at !== ministry,
};

const decrees: Filters<DecreeId> = {
  open: ({ table }, decree) => table.decrees[decree].at !== null,
  onOwn: ({ table, seat }, decree) => table.decrees[decree].at === ministryOf(table, seat),
  lyingOnNextStep: ({ table }, decree) => table.decrees[decree].at === nextStep(table.decrees[decree]),
  notLyingOnNextStep: ({ table }, decree) => table.decrees[decree].at !== nextStep(table.decrees[decree]),
  'stamps>=': ({ table }, decree, least) => table.decrees[decree].stamped >= Number(least),
};

const FILTERS: { readonly [K in TargetKind]: Filters<never> } = {
  player: players as Filters<never>,
  ministry: ministries as Filters<never>,
  decree: decrees as Filters<never>,
  amount: {},
  choice: {},
  restructure: {},
  specialArgs: {},
};

interface Word {
  readonly name: string;
  readonly arg: string;
}

/** The same few words come again with every move. */
const READ = new Map<string, Word>();

function parsed(word: string): Word {
  const known = READ.get(word);
  if (known !== undefined) return known;
  const read = parse(word);
  READ.set(word, read);
  return read;
}

/** `mb>=1` is `mb>=` with `1`, `differs:a` is `differs:` with `a`. */
function parse(word: string): Word {
  const sign = word.includes('>=') ? word.indexOf('>=') + 2 : word.indexOf(':') + 1;
  return sign === 0 ? { name: word, arg: '' } : { name: word.slice(0, sign), arg: word.slice(sign) };
}

export function isFilter(kind: TargetKind, word: string): boolean {
  const { name, arg } = parsed(word);
  return Object.hasOwn(FILTERS[kind], name) && (!name.endsWith('>=') || /^\d+$/.test(arg));
}

/** The slot another slot is compared with. */
export function slotIn(word: string): string | null {
  const { name, arg } = parsed(word);
  return name.endsWith(':') ? arg : null;
}

/** What that slot holds. */
export function slotKindIn(word: string): TargetKind {
  return parsed(word).name === 'notLocationOf:' ? 'decree' : 'ministry';
}

export function filterNames(kind: TargetKind): string[] {
  return Object.keys(FILTERS[kind]);
}

export function passes(stage: Stage, kind: TargetKind, word: string, value: unknown): boolean {
  const { name, arg } = parsed(word);
  return FILTERS[kind][name](stage, value as never, arg);
}

const CONDITION = /^(pb|mb)\((you|any|own)\)>=(\d+)$/;

interface Condition {
  readonly pool: string;
  readonly whose: string;
  readonly least: number;
}

const CONDITIONS = new Map<string, Condition>();

function conditionOf(word: string): Condition {
  const known = CONDITIONS.get(word);
  if (known !== undefined) return known;
  const [, pool = '', whose = '', least] = word.match(CONDITION) ?? [];
  const condition = { pool, whose, least: Number(least) };
  CONDITIONS.set(word, condition);
  return condition;
}

export function isCondition(word: string): boolean {
  return CONDITION.test(word);
}

/** What must hold before a card may be played at all. */
export function isMet({ table, seat }: Stage, word: string): boolean {
  const { pool, whose, least } = conditionOf(word);
  if (pool === 'pb')
    return whose === 'any'
      ? table.players.some(({ personal }) => personal >= least)
      : table.players[seat].personal >= least;
  if (whose === 'any') return table.ministries.some((ministry) => table.posts[ministry].blame >= least);
  const own = ministryOf(table, seat);
  return own !== null && table.posts[own].blame >= least;
}
