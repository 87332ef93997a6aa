// The tree made ready for counting: cards as numbers, so that nothing is looked up while it is walked a thousand times.

import type { Side } from './position.ts';
import type { Prior } from './prior.ts';
import type { Node, Tree } from './tree.ts';

export interface ChoicePlan {
  readonly kind: 'choice';
  readonly id: number;
  readonly side: Side;
  readonly children: readonly Plan[];
  /** `barred[option]`: the card that cannot choose it, or -1. */
  readonly barred: readonly number[];
}

export type Plan =
  | ChoicePlan
  | { readonly kind: 'reveal'; readonly side: Side; readonly card: number; readonly win: number; readonly child: Plan }
  | {
      readonly kind: 'verdict';
      readonly side: Side;
      readonly card: number;
      readonly right: number;
      readonly wrong: number;
    }
  | { readonly kind: 'end'; readonly value: number };

export interface Plans {
  readonly root: Plan;
  readonly choices: readonly ChoicePlan[];
  readonly depth: number;
  readonly cards: readonly [number, number];
  /** `joint[side][own * cards of the other + theirs]` */
  readonly joint: readonly [Float64Array, Float64Array];
}

export function planOf({ root }: Tree, { types, joint }: Prior): Plans {
  const choices: ChoicePlan[] = [];
  let deepest = 0;
  const plan = (node: Node, depth: number): Plan => {
    deepest = Math.max(deepest, depth);
    if (node.kind === 'end') return node;
    if (node.kind === 'verdict') {
      const { kind, side, right, wrong } = node;
      return { kind, side, card: types[side].indexOf(node.is), right, wrong };
    }
    if (node.kind === 'reveal') {
      const { kind, side, win } = node;
      return { kind, side, card: types[side].indexOf(node.is), win, child: plan(node.child, depth + 1) };
    }
    const { kind, id, side, options } = node;
    const children = options.map(({ child }) => plan(child, depth + 1));
    const barred = options.map(({ except }) => (except === null ? -1 : types[side].indexOf(except)));
    choices[id] = { kind, id, side, children, barred };
    return choices[id];
  };
  const seen0 = joint.flatMap((row) => [...row]);
  const seen1 = types[1].flatMap((_, theirs) => joint.map((row) => row[theirs]));
  return {
    root: plan(root, 0),
    choices,
    depth: deepest + 1,
    cards: [types[0].length, types[1].length],
    joint: [Float64Array.from(seen0), Float64Array.from(seen1)],
  };
}
