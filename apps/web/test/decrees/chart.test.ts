import { MINISTRIES } from '@pretender/decrees';
import { describe, expect, it } from 'vitest';
import { arrowShape } from '../../src/games/decrees/table/arrow-paths.ts';
import { deskLayout, deskScale } from '../../src/games/decrees/table/desk-layout.ts';
import { chartIn, type Place } from '../../src/games/decrees/table/places.ts';

const BOXES = [
  { width: 390, height: 420 },
  { width: 768, height: 600 },
  { width: 1040, height: 500 },
] as const;
const SETS = [MINISTRIES, MINISTRIES.filter((id) => id !== 'REF')] as const;

const isInside = ({ x, y }: { x: number; y: number }, place: Place, by = 1) =>
  x > place.x + by && x < place.x + place.width - by && y > place.y + by && y < place.y + place.height - by;

describe('the chart', () => {
  it('has a desk for every ministry, apart from each other and inside the box', () => {
    for (const box of BOXES)
      for (const ministries of SETS) {
        const { places } = chartIn(ministries, box);
        expect(places.map(({ id }) => id).sort()).toEqual([...ministries].sort());
        for (const place of places) {
          expect(place.x + place.width).toBeLessThanOrEqual(box.width);
          expect(place.y + place.height).toBeLessThanOrEqual(box.height);
          const corners = [place.x, place.x + place.width].flatMap((x) =>
            [place.y, place.y + place.height].map((y) => ({ x, y })),
          );
          for (const other of places)
            if (other !== place) expect(corners.some((corner) => isInside(corner, other))).toBe(false);
        }
      }
  });

  it('leads every arrow from edge to edge, with its middle over no desk', () => {
    for (const box of BOXES)
      for (const ministries of SETS) {
        const { places, gap } = chartIn(ministries, box);
        for (const from of places)
          for (const to of places) {
            if (from === to) continue;
            const { middle, end } = arrowShape(from, to, gap);
            expect(
              places.filter((place) => isInside(middle, place)).map(({ id }) => id),
              `${from.id} ${to.id}`,
            ).toEqual([]);
            expect(isInside(end, to)).toBe(false);
          }
      }
  });

  it('puts folders under the heap where both do not fit beside each other, and shortens them where they are too many', () => {
    const layout = (width: number, height: number, folders: number) => {
      const { isRoomy, isUnder, isWhole } = deskLayout({ width, height }, folders);
      return [isRoomy && 'roomy', isUnder && 'under', isWhole && 'whole'].filter(Boolean).join(' ');
    };
    expect(layout(175, 116, 3)).toBe('');
    expect(layout(268, 196, 5)).toBe('roomy whole');
    expect(layout(268, 180, 5)).toBe('roomy');
    expect(layout(216, 261, 5)).toBe('roomy under whole');
    expect(layout(216, 196, 5)).toBe('roomy under');
    expect(layout(216, 196, 3)).toBe('roomy under whole');
  });
});

it('puts the blame into a row where the desks are low, and beside the name where a form has made them lower still, and counts the folders that have no room', () => {
  expect(deskLayout({ width: 175, height: 116 }, 5)).toMatchObject({ isStacked: true, isLow: false, isCounted: false });
  expect(deskLayout({ width: 175, height: 106 }, 5)).toMatchObject({ isStacked: false, isLow: true, isCounted: false });
  expect(deskLayout({ width: 175, height: 84 }, 5)).toMatchObject({ isLow: true, isCounted: true });
  expect(deskLayout({ width: 175, height: 84 }, 0)).toMatchObject({ isFlat: false, isCounted: false });
  expect(deskLayout({ width: 160, height: 47 }, 0)).toMatchObject({ isFlat: true, isCounted: false });
  expect(deskLayout({ width: 160, height: 47 }, 1).isCounted).toBe(true);
});

it('draws everything larger on a large desk, as far as all decrees still show every step', () => {
  expect(deskScale({ width: 268, height: 196 }, 5)).toBeCloseTo(1, 1);
  const large = { width: 358, height: 260 };
  const scale = deskScale(large, 5);
  expect(scale).toBeGreaterThan(1.25);
  expect(deskLayout({ width: large.width / scale, height: large.height / scale }, 5)).toMatchObject({
    isWhole: true,
    isUnder: false,
  });
  expect(deskScale({ width: 900, height: 700 }, 5)).toBe(1.6);
  expect(deskScale({ width: 175, height: 84 }, 5)).toBe(1);
});

it('keeps the desks as high as what lies on them, and is higher than its box if need be', () => {
  const low = { width: 360, height: 150 };
  const { places, height } = chartIn(MINISTRIES, low);
  expect(new Set(places.map((place) => place.height))).toEqual(new Set([47]));
  expect(height).toBeGreaterThan(low.height);
  expect(chartIn(MINISTRIES, low, 114).places[0].height).toBe(114);
  expect(chartIn(MINISTRIES, { width: 390, height: 420 }).height).toBe(420);
});
