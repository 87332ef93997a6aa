import { describe, expect, it } from 'vitest';
import { type Place, ringPlaces, type Size } from '../../src/games/hoax/table/ring-places.ts';

const PHONE = { width: 374, height: 480 };
const TABLET = { width: 500, height: 640 };
const DESK = { width: 1050, height: 520 };

const overlaps = (a: Place, b: Place, tile: Size) =>
  Math.abs(a.x - b.x) < tile.width - 1 && Math.abs(a.y - b.y) < tile.height - 1;

describe.each([
  ['phone', PHONE, { width: 112, height: 88 }, { width: 86, height: 68 }],
  ['tablet', TABLET, { width: 112, height: 88 }, { width: 86, height: 68 }],
  ['desk', DESK, { width: 156, height: 96 }, { width: 124, height: 80 }],
])('the ring on a %s', (_name, box, normal, compact) => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('seats %i without overlap, inside the box', (count) => {
    const tile = count > 7 ? compact : normal;
    const { places, free } = ringPlaces(count, box, tile);
    expect(places).toHaveLength(count);
    for (const [at, place] of places.entries()) {
      expect(place.x - tile.width / 2).toBeGreaterThanOrEqual(-1);
      expect(place.x + tile.width / 2).toBeLessThanOrEqual(box.width + 1);
      expect(place.y + tile.height / 2).toBeLessThanOrEqual(box.height + 1);
      for (const other of places.slice(at + 1)) expect(overlaps(place, other, tile)).toBe(false);
    }
    expect(free.width).toBeGreaterThanOrEqual(180);
    expect(free.height).toBeGreaterThanOrEqual(140);
  });
});

it('goes clockwise: up the left side, along the top, down the right', () => {
  const { places } = ringPlaces(6, PHONE, { width: 112, height: 88 });
  const [first, , third] = places;
  const last = places[5];
  expect(first.y).toBeGreaterThan(third.y);
  expect(first.x).toBeLessThan(third.x);
  expect(last.x).toBeGreaterThan(third.x);
  expect(last.y).toBe(first.y);
});
