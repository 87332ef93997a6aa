import { expect, it } from 'vitest';
import { rowOf } from '../../src/games/hoax/table/wares-row.ts';

const ROOM = 154;
const rich = (each: number) => ({ gold: each + 1, wine: each, grain: each + 2 });
/** What it takes at least: the pictures alone. */
const widthOf = ({ size, drawn }: { size: number; drawn: number }) => 3 * size + drawn * size * 1.55 * (108 / 214);

it('draws what fits as large as it is wanted', () => {
  expect(rowOf(rich(0), 22, ROOM)).toEqual({ size: 22, drawn: 0, isCounted: false });
  expect(rowOf(rich(3), 22, null)).toEqual({ size: 22, drawn: 3, isCounted: false });
});

it.each([1, 2, 3, 4, 12])('stays inside its tile with %i towers', (towers) => {
  const row = rowOf(rich(towers), 22, ROOM);
  expect(widthOf(row)).toBeLessThan(ROOM - 20);
  expect(row.size).toBeGreaterThanOrEqual(14);
  expect(row.isCounted ? 1 : towers).toBe(row.drawn);
});
