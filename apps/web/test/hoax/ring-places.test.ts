import { describe, expect, it } from 'vitest';
import {
  edgeNear,
  isCornerFree,
  isTiny,
  type Place,
  type Seating,
  seatsAround,
} from '../../src/games/hoax/table/ring-places.ts';

/** What is left of the screen for the table, by the screen. */
const BOXES = {
  'a phone': { width: 374, height: 480 },
  'a short phone': { width: 374, height: 262 },
  'a small phone': { width: 344, height: 238 },
  'a usual small phone': { width: 344, height: 288 },
  'a tablet': { width: 500, height: 640 },
  'a desk': { width: 1050, height: 520 },
} as const; /** Only whoever watches sees all fourteen, and then there is more room. */
const MOST: Readonly<Record<string, number>> = { 'a small phone': 13 };

function overlaps(a: Place, b: Place, { tile }: Seating): boolean {
  return Math.abs(a.x - b.x) < tile.width - 1 && Math.abs(a.y - b.y) < tile.height - 1;
}

describe.each(Object.entries(BOXES))('the ring on %s', (name, box) => {
  const counts = Array.from({ length: (MOST[name] ?? 14) - 1 }, (_, at) => at + 2);

  it.each(counts)('seats %i without overlap, inside the box', (count) => {
    const seating = seatsAround(count, box);
    const { places, tile } = seating;
    expect(places).toHaveLength(count);
    for (const [at, place] of places.entries()) {
      expect(place.x - tile.width / 2).toBeGreaterThanOrEqual(-1);
      expect(place.x + tile.width / 2).toBeLessThanOrEqual(box.width + 1);
      expect(place.y + tile.height / 2).toBeLessThanOrEqual(box.height + 1);
      for (const other of places.slice(at + 1)) expect(overlaps(place, other, seating)).toBe(false);
    }
  });

  it.each(counts)('leaves room to read a claim among %i', (count) => {
    const { free, tile } = seatsAround(count, box);
    const isWide = free.width >= 240 && free.height >= 90;
    const isSlot = isTiny(tile) && free.width >= 190 && free.height >= 130;
    expect(isSlot || isWide || (free.width >= 170 && free.height >= 250), JSON.stringify(free)).toBe(true);
  });
});

it('keeps the seats clear of the claim on a short phone', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const { places, tile, free } = seatsAround(count, BOXES['a short phone']);
    for (const { y } of places) expect(y + tile.height / 2).toBeLessThanOrEqual(free.y + 1);
  }
});

it('draws many on a phone so that their names have the whole line', () => {
  expect(seatsAround(4, BOXES['a phone']).tile.isCompact).toBe(false);
  for (const count of [5, 6, 7])
    expect(seatsAround(count, BOXES['a phone']).tile).toMatchObject({ isCompact: true, width: 116 });
});

it('goes clockwise: up the left side, along the top, down the right', () => {
  const { places } = seatsAround(6, BOXES['a phone']);
  const [first, , third] = places;
  const last = places[5];
  expect(first.y).toBeGreaterThan(third.y);
  expect(first.x).toBeLessThan(third.x);
  expect(last.x).toBeGreaterThan(third.x);
  expect(last.y).toBe(first.y);
});

it('puts nothing into a corner that a seat or a claim reaches', () => {
  const isFree = (count: number, name: keyof typeof BOXES) =>
    isCornerFree(seatsAround(count, BOXES[name]), BOXES[name]);
  expect(isFree(5, 'a phone')).toBe(true);
  expect(isFree(13, 'a phone')).toBe(false);
  expect(isFree(7, 'a small phone')).toBe(false);
});

it('points at the own card from inside the table', () => {
  const box = BOXES['a desk'];
  expect(edgeNear({ x: -8, y: box.height + 4 }, box)).toEqual({ x: 32, y: box.height });
  expect(edgeNear({ x: box.width + 8, y: -12 }, box)).toEqual({ x: box.width, y: 28 });
});
