// How a desk is laid out in the room it has. A preview must find its place beside the number without moving anything, so it has
// its place from the beginning.

import type { Box } from './places.ts';

export interface DeskLayout {
  /** Large enough for large things. */
  readonly isRoomy: boolean;
  /** Papers under the heap instead of beside it. */
  readonly isUnder: boolean;
  /** Numbers under the stones. */
  readonly isStacked: boolean;
  /** No room for a heap and its number under each other. */
  readonly isLow: boolean;
  /** Not even for a row under the director: what lies there goes up to the name. */
  readonly isFlat: boolean;
  /** Not even the folders have room: they are counted. */
  readonly isCounted: boolean;
  /** Every folder shows all of its steps. */
  readonly isWhole: boolean;
}

const ROOMY: Box = { width: 200, height: 150 };
/** A heap with its numbers under it, and the longest folder beside it. */
const BESIDE = 264;
/** Name plate, director and edges; a heap with its numbers beside it; a folder. */
const [FRAME, HEAP, FOLDER] = [58, 56, 27];

/** Too low for a heap, its number and what would be left of it under each other. */
const LOW = 108;
const FLAT = 72;
/** The least of a folder, with the room to the next. */
const SMALL: Box = { width: 51, height: 22 };
/** Edges on both sides. */
const SIDES = 13;

export function deskLayout({ width, height }: Box, folders: number): DeskLayout {
  const isRoomy = width > ROOMY.width && height > ROOMY.height;
  const isUnder = isRoomy && width < BESIDE;
  const needed = FRAME + (isUnder ? HEAP : 0) + folders * FOLDER;
  const isLow = height < LOW;
  const isFlat = height < FLAT;
  const room = Math.floor((width - SIDES) / SMALL.width) * Math.floor((height - FRAME) / SMALL.height);
  // In a row the blame lies among them.
  const things = folders + (isFlat ? 0 : 1);
  return {
    isRoomy,
    isUnder,
    isLow,
    isFlat,
    isCounted: isLow && folders > 0 && things > Math.max(0, room),
    isStacked: !isUnder && !isLow,
    isWhole: isRoomy && needed <= height,
  };
}

/** Larger than this it is a poster. */
const LARGEST = 1.6;

/** How much larger everything on a desk is, where a large screen leaves more room than so many folders need. */
export function deskScale({ width, height }: Box, folders: number): number {
  const needed = Math.max(ROOMY.height, FRAME + folders * FOLDER);
  return Math.max(1, Math.min(LARGEST, width / BESIDE, height / needed));
}
