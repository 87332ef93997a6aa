// A finale as a game of two on its own: open heads, wares, whose turn it is and how many turns are left. What the real rules know
// beside that (the chain of illegality, which has no effect between two, and shortage in the bank) is left out.

import { IDENTITIES, type Identity, trios, WARES, type Wares } from '@pretender/hoax';

export type Side = 0 | 1;

export interface Finalist {
  /** Heads that lie open: what it may be. */
  readonly open: readonly Identity[];
  readonly wares: Readonly<Wares>;
}

export interface Position {
  readonly sides: readonly [Finalist, Finalist];
  readonly mover: Side;
  /** Turns until it is given up as a draw. */
  readonly turns: number;
}

export interface Payoffs {
  /** Difference in points for whoever accused rightly, was accused wrongly, was doubted wrongly. */
  readonly right: number;
  readonly repelled: number;
  readonly doubted: number;
}

export const USUAL_PAYOFFS: Payoffs = { right: 3, repelled: 3, doubted: 2 };

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function withSide({ sides, ...rest }: Position, side: Side, change: Partial<Finalist>): Position {
  const changed = { ...sides[side], ...change };
  return { ...rest, sides: side === 0 ? [changed, sides[1]] : [sides[0], changed] };
}

export function cover(position: Position, side: Side, identity: Identity): Position {
  return withSide(position, side, { open: position.sides[side].open.filter((each) => each !== identity) });
}

export function passTurn(position: Position): Position {
  return { ...position, mover: other(position.mover), turns: position.turns - 1 };
}

export function triosOf({ wares }: Finalist): number {
  return trios(wares);
}

/** `baron+monk@102/thief+farmer@011/5`: heads and wares (gold, wine, grain) of whoever moves, of the other, and turns. */
export function readPosition(text: string): Position | string {
  const parts = text.split('/');
  if (parts.length !== 3) return 'a position has three parts: who moves, who waits, how many turns';
  const sides = parts.slice(0, 2).map(readSide);
  const wrong = sides.find((side) => typeof side === 'string');
  if (typeof wrong === 'string') return wrong;
  const turns = Number(parts[2]);
  if (!Number.isInteger(turns) || turns < 1 || turns > 8) return `turns are a number from 1 to 8, not ${parts[2]}`;
  return { sides: sides as [Finalist, Finalist], mover: 0, turns };
}

function readSide(text: string): Finalist | string {
  const [heads, wares] = text.split('@');
  const open = heads.split('+');
  const unknown = open.find((head) => !IDENTITIES.includes(head as Identity));
  if (unknown !== undefined) return `${unknown || 'nothing'} is no identity; there are ${IDENTITIES.join(', ')}`;
  if (new Set(open).size !== open.length) return `${heads} names a head twice`;
  if (!/^\d{3}$/.test(wares ?? '')) return `after the heads come @ and three digits, for gold, wine and grain: ${text}`;
  const [gold, wine, grain] = [...wares].map(Number);
  return { open: open as Identity[], wares: { gold, wine, grain } };
}

export function writePosition({ sides, turns, mover }: Position): string {
  const text = ({ open, wares }: Finalist): string => `${open.join('+')}@${WARES.map((ware) => wares[ware]).join('')}`;
  return `${text(sides[mover])}/${text(sides[other(mover)])}/${turns}`;
}
