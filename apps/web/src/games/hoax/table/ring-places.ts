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

/** What a seat is drawn on; a compact one has its points on its edge, so that the name has the whole line. */
interface Tile extends Size {
  readonly isCompact: boolean;
}

interface Ring {
  /** Centres of the tiles. */
  readonly places: readonly Place[];
  /** What they leave free for the claim. */
  readonly free: Frame;
  /** Where the bank lies. */
  readonly bank: Place;
}

export interface Seating extends Ring {
  readonly tile: Tile;
}

const GAP = 6;
/** A claim that has less room than this goes under the seats. */
const NARROW = 240;
/** What a claim under the seats is given, if there is enough; less than the least cannot be read. */
const CLAIM = 230;
const LEAST = 90;
/** A claim between the sides is a column, which has to be high. */
const COLUMN = { width: 170, height: 250 };
/** Among so many that a seat is only a name, a claim is content with less. */
const SLOT = { width: 190, height: 130 };
/** The bank lies along the lower edge, or between two seats where every line counts. */
const BANK = { width: 150, height: 32 };
const SHORT = 120;

const full = (width: number, height: number): Tile => ({ width, height, isCompact: false });
const compact = (width: number, height: number): Tile => ({ width, height, isCompact: true });
const SMALL = [compact(86, 68), compact(72, 66), compact(66, 64)] as const;
/** Without the heads, and the last without the wares: a press shows them. */
const TINY = [compact(66, 44), compact(48, 44)] as const;

/** By the width of the table, the widest first; by how many sit there, few first; the tiles that would be best first. */
const TILES = [
  { from: 900, few: [full(172, 98), compact(132, 80)], many: [compact(132, 80)] },
  { from: 460, few: [full(138, 92), compact(112, 74)], many: [compact(112, 74), compact(86, 68)] },
  { from: 0, few: [full(142, 88), compact(116, 78), ...SMALL], many: [...SMALL, ...TINY] },
] as const;
const FEW = 7;
/** On a phone a name beside its points has room only in a wide tile. */
const FULL_ON_PHONE = 4;

function tilesFor(count: number, { width }: Size): readonly Tile[] {
  const { few, many, from } = TILES.find((each) => width > each.from) ?? TILES[2];
  if (count > FEW) return many;
  return from === 0 && count > FULL_ON_PHONE ? few.filter(({ isCompact }) => isCompact) : few;
}

/** How many seats may be at the top, the least crowded first; long sides leave little room for a claim. */
function topCounts(count: number, box: Size, tile: Size): readonly number[] {
  const sideRoom = Math.max(1, box.height - tile.height - 3 * GAP);
  const tops: { top: number; crowd: number }[] = [];
  for (let top = count % 2 === 0 ? 2 : 1; top <= count; top += 2) {
    const across = (top * tile.width) / box.width;
    const down = (((count - top) / 2) * (tile.height + GAP)) / sideRoom;
    const excess = Math.max(across, down) > 1 ? 10 : 0;
    tops.push({ top, crowd: Math.max(across, 1.4 * down) + excess });
  }
  const sorted = tops.toSorted((a, b) => a.crowd - b.crowd);
  return sorted.filter(({ crowd }, at) => at === 0 || crowd < 10).map(({ top }) => top);
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

function ringWith(top: number, count: number, box: Size, tile: Size): Ring {
  const side = (count - top) / 2;
  const from = tile.height + Math.min(14, box.height * 0.03) + 2 * GAP;
  const room = box.height - from;
  const inner = box.width - (side > 0 ? 2 * (tile.width + GAP) : 0);
  const least = side * (tile.height + GAP);
  // Where the middle is narrow the sides stay high and the claim lies under them.
  const isUnder = inner < NARROW && room - least >= LEAST;
  const isTight = isUnder && inner >= BANK.width && room - least - BANK.height < SHORT;
  const wanted = isUnder ? Math.max(least, room - CLAIM) : room;
  const pitch = side === 0 ? 0 : Math.min(wanted / side, tile.height * 1.7);
  const tall = Math.max(pitch * side, least);
  const left = column(side, from, tall / Math.max(1, side), tile);
  const right = left.map(({ y }) => ({ x: box.width - tile.width / 2, y })).reverse();
  const below = isTight ? 0 : BANK.height;
  const free = isUnder
    ? { x: 0, y: from + tall, width: box.width, height: room - tall - below }
    : { x: (box.width - inner) / 2, y: from, width: inner, height: room - below };
  const bank = { x: box.width / 2, y: isTight ? from + tall - tile.height / 2 : box.height - BANK.height / 2 };
  return { places: [...left, ...row(top, box, tile), ...right], free, bank };
}

export const isTiny = ({ height }: Size): boolean => height < SMALL[2].height;

function isRoomy({ free: { width, height }, tile }: Seating): boolean {
  const isSlot = isTiny(tile) && width >= SLOT.width && height >= SLOT.height;
  return isSlot || (width >= NARROW && height >= LEAST) || (width >= COLUMN.width && height >= COLUMN.height);
}

/** Where nothing leaves enough room the claim lies over the seats, as wide as the table. */
function over(seating: Seating, { width, height }: Size): Seating {
  const tall = Math.min(height, LEAST + GAP);
  return { ...seating, free: { x: 0, y: height - tall, width, height: tall } };
}

/** The largest tiles that leave enough room for a claim. */
export function seatsAround(count: number, box: Size): Seating {
  const all = tilesFor(count, box).flatMap((tile) =>
    topCounts(count, box, tile).map((top): Seating => ({ ...ringWith(top, count, box, tile), tile })),
  );
  const isInside = ({ places, tile }: Seating) =>
    places.every(
      ({ x, y }, at) =>
        y + tile.height / 2 <= box.height + 1 &&
        places
          .slice(at + 1)
          .every((other) => Math.abs(x - other.x) >= tile.width - 1 || Math.abs(y - other.y) >= tile.height - 1),
    );
  const fitting = all.find((seating) => isInside(seating) && isRoomy(seating));
  return fitting ?? over(all.findLast(isInside) ?? all[all.length - 1], box);
}

/** What lies in the lower corner. */
const CORNER = 48;

/** Whether neither a seat nor a claim reaches into the lower left corner. */
export function isCornerFree({ places, tile, free }: Seating, { height }: Size): boolean {
  const isClear = free.x >= CORNER || free.y + free.height <= height - BANK.height;
  return isClear && places.every(({ x, y }) => x - tile.width / 2 >= CORNER || y + tile.height / 2 <= height - CORNER);
}

/** So far into the own strip lies the card. */
const CARD = 40;

/** The point at the edge of the table that is nearest to a card whose strip begins there. */
export function edgeNear({ x, y }: Place, { width, height }: Size): Place {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return { x: within(x + CARD, width), y: within(y + CARD, height) };
}
