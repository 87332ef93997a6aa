// Moves worth a thought: not every way to spread blame or to place five pawns, but those with a point.

import { decrees, type Ministry, type Move, type Public, type View } from '@pretender/decrees';
import { type Draws, expand, type MoveSpec, randomOf, type Seat, shuffled } from '@pretender/kernel';

const MOST_FORMS = 10;
const MOST_MAPS = 8;
const MOST_CHANGES = 10;

type Maker = (view: View, seat: Seat, spec: MoveSpec, draws: Draws) => Move[];

function isLegal(view: View, move: Move): boolean {
  return decrees.check(view, move) === null;
}

/** More than these are not listed one by one. */
const MOST_LISTED = 60;

function listed(spec: MoveSpec): Move[] | null {
  const found: Move[] = [];
  for (const move of expand(spec)) {
    if (found.length === MOST_LISTED) return null;
    found.push(move as unknown as Move);
  }
  return found;
}

function sampled(spec: MoveSpec, count: number, draws: Draws): Move[] {
  return Array.from({ length: count }, () => randomOf(spec, draws) as unknown as Move);
}

/** Some of them, or all if they are few. */
const members =
  (most: number, form: (spec: MoveSpec, move: Move) => Move = (_spec, move) => move): Maker =>
  (view, _seat, spec, draws) => {
    const all = listed(spec);
    const moves = all === null || all.length === 0 ? sampled(spec, 2 * most, draws) : shuffled(draws, all);
    const found = new Map<string, Move>();
    for (const each of moves) {
      if (found.size === most) break;
      const move = form(spec, each);
      const key = JSON.stringify(move);
      if (!found.has(key) && isLegal(view, move)) found.set(key, move);
    }
    return [...found.values()];
  };

/** As much as there may be of everything: hardly ever is less of it better. */
function inFull({ fields }: MoveSpec, move: Move): Move {
  const slots = fields.with;
  if (move.type !== 'play' || slots?.kind !== 'record') return move;
  const amounts = Object.entries(slots.of).flatMap(([slot, field]) =>
    field.kind === 'number' && slot in move.with ? [[slot, field.to]] : [],
  );
  return { ...move, with: { ...move.with, ...Object.fromEntries(amounts) } };
}

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
  ...swaps(view.table).filter((move) => isLegal(view, move)),
  ...members(MOST_MAPS)(view, seat, spec, draws),
];

function swaps({ ministries, posts }: Public): Move[] {
  const moves: Move[] = [];
  for (const [at, one] of ministries.entries()) {
    for (const other of ministries.slice(at + 1)) {
      const directors = Object.fromEntries(ministries.map((ministry) => [ministry, posts[ministry].director]));
      [directors[one], directors[other]] = [directors[other], directors[one]];
      const named = Object.entries(directors).filter(([, director]) => director !== null);
      moves.push({ type: 'reassign', directors: Object.fromEntries(named) as Partial<Record<Ministry, Seat>> });
    }
  }
  return moves;
}

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

/** For who looks twice: more ways to play a card, and each of them in full. */
const THOROUGH: typeof MAKERS = { ...MAKERS, play: members(2 * MOST_FORMS, inFull) };

export type Care = 'quick' | 'thorough';

/** What could be done now, besides ending the turn. */
export function candidates(view: View, seat: Seat, draws: Draws, care: Care): Move[] {
  const makers = care === 'thorough' ? THOROUGH : MAKERS;
  const specs = decrees.moves(view);
  const moves: Move[] = [];
  let hasSwaps = false;
  for (const spec of specs) {
    const type = spec.type as Move['type'];
    if (type === 'distribute') moves.push(...distribute(view, seat, spec, draws));
    else if (type === 'reassign' && !hasSwaps) {
      hasSwaps = true;
      moves.push(...reassign(view, seat, spec, draws));
    } else moves.push(...(makers[type]?.(view, seat, spec, draws) ?? []));
  }
  return shuffled(draws, moves);
}
