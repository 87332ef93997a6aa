// Moves worth a thought: not every way to spread blame or to place five pawns, but those with a point.

import { decrees, type Ministry, type Move, type View } from '@pretender/decrees';
import {
  type Draws,
  expand,
  type FieldSpec,
  type Fields,
  type MoveSpec,
  randomOf,
  type Seat,
  shuffled,
} from '@pretender/kernel';
import { everyWay, swaps } from './thorough.ts';

const MOST_FORMS = 10;
const MOST_MAPS = 8;
const MOST_CHANGES = 10;

type Maker = (view: View, seat: Seat, spec: MoveSpec, draws: Draws) => Move[];

function isLegal(view: View, move: Move): boolean {
  return decrees.check(view, move) === null;
}

/** More than these are not listed one by one. */
const MOST_LISTED = 60;

/** How many values a field can have, as far as they can be counted. */
function sizeOf(field: FieldSpec): number {
  if (field.kind === 'one') return field.of.length;
  if (field.kind === 'number') return field.to - field.from + 1;
  if (field.kind === 'tuple') return field.of.reduce((size, each) => size * sizeOf(each), 1);
  return field.kind === 'record' ? sizeOfAll(field.of, field.distinct ?? false) : 1;
}

function sizeOfAll(fields: Fields, areDistinct: boolean): number {
  let size = 1;
  let taken = 0;
  for (const name in fields) size *= sizeOf(fields[name]) - (areDistinct ? taken++ : 0);
  return size;
}

function listed(spec: MoveSpec): Move[] | null {
  if (sizeOfAll(spec.fields, false) > MOST_LISTED) return null;
  return [...expand(spec)] as unknown[] as Move[];
}

function sampled(spec: MoveSpec, count: number, draws: Draws): Move[] {
  return Array.from({ length: count }, () => randomOf(spec, draws) as unknown as Move);
}

/** Some of them, or all if they are few. */
const members =
  (most: number): Maker =>
  (view, _seat, spec, draws) => {
    const all = listed(spec);
    const moves = all === null || all.length === 0 ? sampled(spec, 2 * most, draws) : shuffled(draws, all);
    const found = new Map<string, Move>();
    for (const move of moves) {
      if (found.size === most) break;
      const key = JSON.stringify(move);
      if (!found.has(key) && isLegal(view, move)) found.set(key, move);
    }
    return [...found.values()];
  };

const all: Maker = (view, _seat, spec) =>
  [...expand(spec)].map((move) => move as unknown as Move).filter((move) => isLegal(view, move));

/** Everything in reach on one desk, or only one's own blame; what is useful for the Navy comes with it. */
const distribute: Maker = (view, seat, spec) => {
  const { table } = view;
  const { blame } = spec.fields;
  if (blame?.kind !== 'record') return [];
  const scope = Object.keys(blame.of) as Ministry[];
  const own = scope.find((ministry) => table.posts[ministry].director === seat);
  const total = scope.reduce((sum, ministry) => sum + table.posts[ministry].blame, 0);
  const onto = (target: Ministry): Move => ({
    type: 'distribute',
    blame: Object.fromEntries(scope.map((ministry) => [ministry, ministry === target ? total : 0])),
  });
  const dump = (target: Ministry): Move[] => {
    if (own === undefined || target === own || table.posts[own].blame === 0) return [];
    return [
      {
        type: 'distribute',
        blame: { [own]: 0, [target]: table.posts[target].blame + table.posts[own].blame } as Partial<
          Record<Ministry, number>
        >,
      },
    ];
  };
  return scope.flatMap((target) => [onto(target), ...dump(target)]).filter((move) => isLegal(view, move));
};

/** Two change places, or one takes the vacant ministry; some other maps besides. */
const reassign: Maker = (view, seat, spec, draws) => [
  ...swaps(view.table)
    .map((directors): Move => ({ type: 'reassign', directors }))
    .filter((move) => isLegal(view, move)),
  ...members(MOST_MAPS)(view, seat, spec, draws),
];

const MAKERS: { readonly [T in Move['type']]?: Maker } = {
  draw: all,
  treasury: all,
  manoeuvres: all,
  forward: all,
  move: all,
  stamp: all,
  investigate: all,
  restructure: members(MOST_CHANGES),
  play: members(MOST_FORMS),
};

export type Care = 'quick' | 'thorough';

/** What could be done now, besides ending the turn. */
export function candidates(view: View, seat: Seat, draws: Draws, care: Care): Move[] {
  const specs = decrees.moves(view);
  const moves: Move[] = [];
  let hasSwaps = false;
  for (const spec of specs) {
    const type = spec.type as Move['type'];
    if (type === 'end') continue;
    if (type === 'distribute') moves.push(...distribute(view, seat, spec, draws));
    else if (care === 'thorough') moves.push(...everyWay(view, seat, spec));
    else if (type === 'reassign' && !hasSwaps) {
      hasSwaps = true;
      moves.push(...reassign(view, seat, spec, draws));
    } else moves.push(...(MAKERS[type]?.(view, seat, spec, draws) ?? []));
  }
  return shuffled(draws, moves);
}
