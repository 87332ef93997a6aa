// Where the seats go: up the left side, along the top, down the right side, clockwise from whoever looks. The viewer sits at
// the lower edge.

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Frame extends Place, Size {}

export interface Ring {
  /** Centres of the tiles. */
  readonly places: readonly Place[];
  /** What they leave free for the claim. */
  readonly free: Frame;
  /** Where the bank lies. */
  readonly bank: Place;
}

const GAP = 6;
/** A claim that has less room than this goes under the seats. */
const NARROW = 240;
const FLAT = 170;
/** What a claim under the seats is given, if there is enough. */
const CLAIM = 230;
/** The bank lies along the lower edge. */
const BANK = 32;

/** How many seats at the top, so that neither it nor the sides are crowded; long sides leave little room for a claim. */
function topCount(count: number, box: Size, tile: Size): number {
  const sideRoom = Math.max(1, box.height - tile.height - 3 * GAP);
  let best = { top: count, crowd: Number.POSITIVE_INFINITY };
  for (let top = count % 2 === 0 ? 2 : 1; top <= count; top += 2) {
    const across = (top * tile.width) / box.width;
    const down = (((count - top) / 2) * (tile.height + GAP)) / sideRoom;
    const excess = Math.max(across, down) > 1 ? 10 : 0;
    const crowd = Math.max(across, 1.4 * down) + excess;
    if (crowd < best.crowd) best = { top, crowd };
  }
  return best.top;
}

function row(top: number, box: Size, tile: Size): Place[] {
  const pitch = Math.min(box.width / top, tile.width * 1.6);
  const start = box.width / 2 - (pitch * (top - 1)) / 2;
  return Array.from({ length: top }, (_, at) => {
    // The ends of the row hang a little, like the edge of a table.
    const bend = top > 1 ? Math.abs(at - (top - 1) / 2) / ((top - 1) / 2) : 0;
    const drop = Math.min(14, box.height * 0.03) * bend * bend;
    return { x: start + pitch * at, y: tile.height / 2 + drop };
  });
}

/** One column, from below upwards. */
function column(side: number, from: number, pitch: number, tile: Size): Place[] {
  return Array.from({ length: side }, (_, at) => ({
    x: tile.width / 2,
    y: from + pitch * (side - at - 0.5),
  }));
}

export function ringPlaces(count: number, box: Size, tile: Size): Ring {
  const top = topCount(count, box, tile);
  const side = (count - top) / 2;
  const from = tile.height + Math.min(14, box.height * 0.03) + 2 * GAP;
  const room = box.height - from;
  const inner = box.width - (side > 0 ? 2 * (tile.width + GAP) : 0);
  const least = side * (tile.height + GAP);
  // Where the middle is narrow the sides stay high and the claim lies under them.
  const isUnder = inner < NARROW && room - least >= FLAT;
  const pitch = side === 0 ? 0 : Math.min((isUnder ? room - CLAIM : room) / side, tile.height * 1.7);
  const tall = Math.max(pitch * side, least);
  const left = column(side, from, tall / Math.max(1, side), tile);
  const right = left.map(({ y }) => ({ x: box.width - tile.width / 2, y })).reverse();
  const free = isUnder
    ? { x: 0, y: from + tall, width: box.width, height: room - tall - BANK }
    : { x: (box.width - inner) / 2, y: from, width: inner, height: room - BANK };
  const bank = { x: box.width / 2, y: box.height - BANK / 2 };
  return { places: [...left, ...row(top, box, tile), ...right], free, bank };
}
