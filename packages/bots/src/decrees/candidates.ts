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

/** All of them, or some if they are many. */
const members =
  (most: number): Maker =>
  (view, _seat, spec, draws) => {
    const found: Move[] = [];
    for (let attempt = 0; attempt < 4 * most && found.length < most; attempt++) {
      const move = randomOf(spec, draws) as unknown as Move;
      if (isLegal(view, move)) found.push(move);
    }
    return found;
  };

const all: Maker = (view, _seat, spec) =>
  [...expand(spec)].map((move) => move as unknown as Move).filter((move) => isLegal(view, move));

/** Everything in reach on one desk, or only one's own blame; what is useful for the Navy comes with it. */
const distribute: Maker = ({ table }, seat, spec) => {
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
  return scope.flatMap((target) => [onto(target), ...dump(target)]);
};

/** Two change places, or one takes the vacant ministry; some other maps besides. */
const reassign: Maker = (view, seat, spec, draws) => [
  ...swaps(view.table),
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

/** What could be done now, besides ending the turn. */
export function candidates(view: View, seat: Seat, draws: Draws): Move[] {
  const specs = decrees.moves(view);
  const moves: Move[] = [];
  let hasSwaps = false;
  for (const spec of specs) {
    const type = spec.type as Move['type'];
    if (type === 'distribute') moves.push(...distribute(view, seat, spec, draws));
    else if (type === 'reassign' && !hasSwaps) {
      hasSwaps = true;
      moves.push(...reassign(view, seat, spec, draws));
    } else moves.push(...(MAKERS[type]?.(view, seat, spec, draws) ?? []));
  }
  return shuffled(draws, moves).filter((move) => isLegal(view, move));
}
