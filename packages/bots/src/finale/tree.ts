// The public tree of a finale: everything both can see happen, in order. Cards are not in it; where what happens depends on a
// card, the node says whose and which.

import type { Identity } from '@pretender/hoax';
import { cover, other, type Payoffs, type Position, passTurn, type Side, triosOf } from './position.ts';
import { afterPurchase, afterUse, bestUse } from './uses.ts';

interface Option {
  readonly label: string;
  readonly child: Node;
  /** Who is this cannot choose it. */
  readonly except: Identity | null;
}

/** What a choice is about: a turn, the answer to a claim, the answer to immunity against it, or the heads still to be covered. */
export type Moment =
  | { readonly at: 'turn'; readonly position: Position }
  | { readonly at: 'answer' | 'immunity'; readonly position: Position; readonly as: Identity }
  | { readonly at: 'show'; readonly position: Position; readonly count: number };

export type Node =
  | {
      readonly kind: 'choice';
      readonly id: number;
      readonly side: Side;
      readonly moment: Moment;
      readonly options: readonly Option[];
    }
  /** Is `side` this identity? Then it has won so much; else it goes on. */
  | { readonly kind: 'reveal'; readonly side: Side; readonly is: Identity; readonly win: number; readonly child: Node }
  /** `side` is accused of being this: the other wins or loses so much. */
  | {
      readonly kind: 'verdict';
      readonly side: Side;
      readonly is: Identity;
      readonly right: number;
      readonly wrong: number;
    }
  | { readonly kind: 'end'; readonly value: number };

export interface Tree {
  readonly root: Node;
  /** Number of choices; their ids go from 0. */
  readonly choices: number;
  readonly nodes: number;
}

/** What a position is worth to side 0 where nobody looks further. */
export type Leaf = (position: Position) => number;

export const DRAW: Leaf = () => 0;

interface Builder {
  readonly payoffs: Payoffs;
  readonly leaf: Leaf;
  /** With more choices than these it is of no use, and not gone on with. */
  readonly most: number;
  choices: number;
  nodes: number;
}

function choice(
  builder: Builder,
  side: Side,
  moment: Moment,
  options: (Omit<Option, 'except'> & { except?: Identity })[],
): Node {
  builder.nodes++;
  const full = options.map(({ label, child, except = null }) => ({ label, child, except }));
  return { kind: 'choice', id: builder.choices++, side, moment, options: full };
}

function reveal(builder: Builder, side: Side, is: Identity, child: Node): Node {
  builder.nodes++;
  return { kind: 'reveal', side, is, win: builder.payoffs.doubted, child };
}

function turn(builder: Builder, position: Position): Node {
  const { sides, mover, turns } = position;
  if (turns <= 0 || builder.choices > builder.most) {
    builder.nodes++;
    return { kind: 'end', value: builder.leaf(position) };
  }
  const rival = other(mover);
  const options = [
    ...sides[mover].open
      .filter((as) => bestUse(position, as) !== null)
      .map((as) => ({ label: `claim ${as}`, child: answerClaim(builder, position, as) })),
    ...sides[rival].open.map((is) => ({ label: `accuse ${is}`, child: accuse(builder, rival, is) })),
  ];
  const count = Math.min(triosOf(sides[mover]), sides[rival].open.length - 1);
  if (count > 0)
    options.push({ label: `inform ${count}`, child: show(builder, afterPurchase(position, count), count) });
  return choice(builder, mover, { at: 'turn', position }, options);
}

function accuse(builder: Builder, side: Side, is: Identity): Node {
  builder.nodes++;
  return { kind: 'verdict', side, is, right: builder.payoffs.right, wrong: builder.payoffs.repelled };
}

function answerClaim(builder: Builder, position: Position, as: Identity): Node {
  const { sides, mover } = position;
  const rival = other(mover);
  const use = bestUse(position, as);
  const stands = use === null ? position : afterUse(position, use);
  const options = [
    { label: 'pass', child: turn(builder, passTurn(stands)) },
    { label: 'doubt', child: reveal(builder, mover, as, turn(builder, passTurn(cover(position, mover, as)))) },
  ];
  if (use?.isDefended && sides[rival].open.includes('magician'))
    options.push({ label: 'immunise', child: answerImmunity(builder, position, { as, paid: stands }) });
  return choice(builder, rival, { at: 'answer', position, as }, options);
}

function answerImmunity(
  builder: Builder,
  position: Position,
  { as, paid }: { readonly as: Identity; readonly paid: Position },
): Node {
  const rival = other(position.mover);
  const exposed = turn(builder, passTurn(cover(paid, rival, 'magician')));
  return choice(builder, position.mover, { at: 'immunity', position, as }, [
    { label: 'pass', child: turn(builder, passTurn(position)) },
    { label: 'doubt', child: reveal(builder, rival, 'magician', exposed) },
  ]);
}

/** What is bought in a finale is covered for all to see, one head after the other. */
function show(builder: Builder, position: Position, count: number): Node {
  if (count === 0) return turn(builder, passTurn(position));
  const rival = other(position.mover);
  return choice(
    builder,
    rival,
    { at: 'show', position, count },
    position.sides[rival].open.map((is) => ({
      label: `cover ${is}`,
      child: show(builder, cover(position, rival, is), count - 1),
      except: is,
    })),
  );
}

/** With more choices than `most` it is left unfinished: whoever gives a limit looks how many there are. */
export function buildTree(position: Position, payoffs: Payoffs, leaf: Leaf = DRAW, most = Infinity): Tree {
  const builder: Builder = { payoffs, leaf, most, choices: 0, nodes: 0 };
  const root = turn(builder, position);
  return { root, choices: builder.choices, nodes: builder.nodes };
}
