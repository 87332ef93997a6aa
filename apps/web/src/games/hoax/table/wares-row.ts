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
/** A digit that can be read is so wide, however small the pictures are. */
const LEAST_DIGIT = 5.6;

/** How wide it is in pixels, with pictures of this size. */
function widthOf(size: number, digits: number, drawn: number, isCounted: boolean): number {
  const written = digits + (isCounted ? 2 : 0);
  const gaps = WARES.length + drawn + (isCounted ? 1 : 0) - 1;
  const pictures = WARES.length + drawn * TOWER + gaps * GAP;
  return WARES.length + pictures * size + written * Math.max(LEAST_DIGIT, DIGIT * size);
}

/** `room` in pixels; as much as it likes where that is null. */
export function rowOf(wares: Readonly<Wares>, size: number, room: number | null): Row {
  const towers = trios(wares);
  const loose = looseWares(wares);
  const digits = WARES.reduce((sum, ware) => sum + String(loose[ware]).length, 0);
  const fitted = (drawn: number, isCounted: boolean): Row => {
    let widest = size;
    while (room !== null && widest > 1 && widthOf(widest, digits, drawn, isCounted) > room) widest -= 1;
    return { size: widest, drawn, isCounted };
  };
  const all = fitted(towers, false);
  const isDrawn = towers <= 1 || (towers <= MOST && all.size >= SMALL * size);
  return isDrawn ? all : fitted(1, true);
}
