// The flow of blame as bands in three columns: from where it came, who received it, and what became of it.

import type { Seat } from '@pretender/kernel';
import type { Chronicle, Flow, Source } from '../chronicle.ts';

/** Still somebody's in the end, given to somebody else, or gone. */
export type End = Seat | 'passed' | 'removed';

interface Node<K> {
  readonly key: K;
  readonly total: number;
  readonly y: number;
  readonly height: number;
}

interface Link<From, To> {
  readonly from: From;
  readonly to: To;
  readonly blame: number;
}

type Band<From, To> = Link<From, To> & { readonly d: string };

export interface Diagram {
  readonly left: readonly Node<Source>[];
  readonly middle: readonly Node<Seat>[];
  readonly right: readonly Node<End>[];
  readonly bands: readonly [came: readonly Band<Source, Seat>[], went: readonly Band<Seat, End>[]];
  readonly height: number;
}

type Account = Pick<Chronicle, 'flows' | 'reliefs'>;

/** Two lines of text beside each. */
const LEAST = 30;
const GAP = 8;
const ROOM = 260;

const sum = (list: readonly { readonly blame: number }[]) => list.reduce((total, { blame }) => total + blame, 0);

function stacked<K>(totals: readonly (readonly [K, number])[], unit: number): readonly Node<K>[] {
  let y = 0;
  return totals.map(([key, total]) => {
    const height = Math.max(LEAST, total * unit);
    const node = { key, total, y, height };
    y += height + GAP;
    return node;
  });
}

/** The same way twice is one band. */
export function joined(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const key = `${flow.from}:${flow.to}`;
    sums.set(key, { ...flow, blame: (sums.get(key)?.blame ?? 0) + flow.blame });
  }
  return [...sums.values()];
}

export interface Balance {
  readonly received: number;
  readonly passed: number;
  readonly removed: number;
  readonly kept: number;
}

/** What came to somebody, and what became of it. */
export function balanceOf({ flows, reliefs }: Account, seat: Seat): Balance {
  const own = reliefs.filter((each) => each.seat === seat);
  const received = sum(flows.filter(({ to }) => to === seat));
  const passed = sum(own.filter(({ way }) => way === 'passed'));
  const removed = sum(own) - passed;
  return { received, passed, removed, kept: received - passed - removed };
}

function bandPath(x: readonly [number, number], y: readonly [number, number], thick: number): string {
  const [x1, x2] = x;
  const [y1, y2] = y;
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}v${thick}C${middle} ${y2 + thick} ${middle} ${y1 + thick} ${x1} ${y1 + thick}z`;
}

/** Bands leave and arrive in the order of the nodes, so that those of one node do not cross. */
function bandsBetween<From, To>(
  [left, right]: readonly [readonly Node<From>[], readonly Node<To>[]],
  links: readonly Link<From, To>[],
  x: readonly [number, number],
  unit: number,
): readonly Band<From, To>[] {
  const used = new Map<Node<From> | Node<To>, number>();
  const take = (node: Node<From> | Node<To>, thick: number): number => {
    const before = used.get(node) ?? 0;
    used.set(node, before + thick);
    return node.y + before;
  };
  return left.flatMap((start) =>
    right.flatMap((end): Band<From, To>[] => {
      const link = links.find(({ from, to }) => from === start.key && to === end.key);
      if (!link || link.blame === 0) return [];
      const thick = Math.max(1.5, link.blame * unit);
      return [{ ...link, d: bandPath(x, [take(start, thick), take(end, thick)], thick) }];
    }),
  );
}

export function diagramOf(account: Account, seats: readonly Seat[], x: readonly [number, number, number]): Diagram {
  const came = joined(account.flows);
  const went = seats.flatMap((from): Link<Seat, End>[] => {
    const { kept, passed, removed } = balanceOf(account, from);
    return [
      { from, to: from, blame: kept },
      { from, to: 'passed', blame: passed },
      { from, to: 'removed', blame: removed },
    ];
  });
  const unit = ROOM / Math.max(1, sum(came));
  const sources: readonly Source[] = ['auction', 'stagnation', ...seats];
  const ends: readonly End[] = [...seats, 'passed', 'removed'];
  const from = sources.map((key) => [key, sum(came.filter((flow) => flow.from === key))] as const);
  const got = seats.map((key) => [key, sum(came.filter((flow) => flow.to === key))] as const);
  const to = ends.map((key) => [key, sum(went.filter((link) => link.to === key))] as const);
  const left = stacked(
    from.filter(([, total]) => total > 0),
    unit,
  );
  const [middle, right] = [stacked(got, unit), stacked(to, unit)];
  const bands = [
    bandsBetween([left, middle], came, [x[0], x[1]], unit),
    bandsBetween([middle, right], went, [x[1], x[2]], unit),
  ] as const;
  const height = Math.max(0, ...[...left, ...middle, ...right].map((node) => node.y + node.height));
  return { left, middle, right, bands, height };
}
