// How a row of wares is fitted into its tile: smaller, or with its towers counted instead of drawn.

import { looseWares, trios, WARES, type Wares } from '@pretender/hoax';

interface Row {
  readonly size: number;
  /** How many towers are drawn. */
  readonly drawn: number;
  /** Whether their number stands beside them. */
  readonly isCounted: boolean;
}

/** More towers than this are never drawn one by one. */
const MOST = 3;
/** Sooner than become smaller than this they are counted. */
const SMALL = 0.8;
/** In parts of the size, as `WaresRow` draws them. */
const TOWER = 0.79;
const DIGIT = 0.45;
const GAP = 0.22;

/** Width in parts of the size. */
function parts(digits: number, drawn: number, isCounted: boolean): number {
  const counted = isCounted ? 2 * DIGIT : 0;
  const gaps = WARES.length + drawn + (isCounted ? 1 : 0) - 1;
  return WARES.length + digits * DIGIT + drawn * TOWER + counted + gaps * GAP;
}

/** `room` in pixels; as much as it likes where that is null. */
export function rowOf(wares: Readonly<Wares>, size: number, room: number | null): Row {
  const towers = trios(wares);
  const loose = looseWares(wares);
  const digits = WARES.reduce((sum, ware) => sum + String(loose[ware]).length, 0);
  const fitted = (drawn: number, isCounted: boolean): Row => {
    const widest = room === null ? size : (room - WARES.length) / parts(digits, drawn, isCounted);
    return { size: Math.min(size, Math.floor(widest)), drawn, isCounted };
  };
  const all = fitted(towers, false);
  const isDrawn = towers <= 1 || (towers <= MOST && all.size >= SMALL * size);
  return isDrawn ? all : fitted(1, true);
}
