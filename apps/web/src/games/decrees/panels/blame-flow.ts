// The flow of blame as bands: from where it came, on the left, to whom, on the right.

import type { Seat } from '@pretender/kernel';
import type { Flow, Source } from '../chronicle.ts';

interface Node<K> {
  readonly key: K;
  readonly total: number;
  readonly y: number;
  readonly height: number;
}

interface Band {
  readonly from: Source;
  readonly to: Seat;
  readonly blame: number;
  readonly d: string;
}

export interface Diagram {
  readonly left: readonly Node<Source>[];
  readonly right: readonly Node<Seat>[];
  readonly bands: readonly Band[];
  readonly height: number;
}

const GAP = 14;
const LEAST = 18;
const ROOM = 260;

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

function bandPath(x: readonly [number, number], y: readonly [number, number], thick: number): string {
  const [x1, x2] = x;
  const [y1, y2] = y;
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}v${thick}C${middle} ${y2 + thick} ${middle} ${y1 + thick} ${x1} ${y1 + thick}z`;
}

export function diagramOf(flows: readonly Flow[], seats: readonly Seat[], x: readonly [number, number]): Diagram {
  const all = joined(flows);
  const sources: readonly Source[] = ['auction', 'stagnation', ...seats];
  const sum = (list: readonly Flow[]) => list.reduce((total, { blame }) => total + blame, 0);
  const from = sources
    .map((key) => [key, sum(all.filter((flow) => flow.from === key))] as const)
    .filter(([, total]) => total > 0);
  const to = seats.map((key) => [key, sum(all.filter((flow) => flow.to === key))] as const);
  const unit = ROOM / Math.max(1, sum(all));
  const [left, right] = [stacked(from, unit), stacked(to, unit)];
  const used = new Map<string, number>();
  const take = (side: string, key: Source, thick: number): number => {
    const before = used.get(`${side}${key}`) ?? 0;
    used.set(`${side}${key}`, before + thick);
    return before;
  };
  const bands = left.flatMap(({ key, y }) =>
    right.flatMap((node): Band[] => {
      const flow = all.find((each) => each.from === key && each.to === node.key);
      if (!flow) return [];
      const thick = Math.max(1.5, flow.blame * unit);
      const y1 = y + take('l', key, thick);
      const y2 = node.y + take('r', node.key, thick);
      return [{ ...flow, d: bandPath(x, [y1, y2], thick) }];
    }),
  );
  const end = (nodes: readonly { y: number; height: number }[]) =>
    Math.max(0, ...nodes.map(({ y, height }) => y + height));
  return { left, right, bands, height: Math.max(end(left), end(right)) };
}
