import { describe, expect, it } from 'vitest';
import { reach } from '../../src/art/arm.ts';

/** Where a point of the drawing ends up. */
function put(place: string, x: number, y: number): { x: number; y: number } {
  const [fromX = 0, fromY = 0, degrees = 0, scaleX = 0, scaleY = 0] = [
    ...place.matchAll(/-?\d+(?:\.\d+)?(?:e-\d+)?/g),
  ].map(Number);
  const [turn, along, across] = [(degrees * Math.PI) / 180, x * scaleX, y * scaleY];
  return {
    x: fromX + along * Math.cos(turn) - across * Math.sin(turn),
    y: fromY + along * Math.sin(turn) + across * Math.cos(turn),
  };
}

const FINGERTIP = 240;
const lengthOf = (wrist: string): number => Number(/\((-?[\d.]+)/.exec(wrist)?.[1]);

describe('the pointing arm', () => {
  it.each([
    { x: 500, y: 40 },
    { x: -300, y: 90 },
    { x: 20, y: 420 },
    { x: 10, y: -380 },
  ])('touches $x, $y with its finger', (to) => {
    const { place, wrist } = reach({ x: 10, y: 20 }, to, 48);
    const tip = put(place, lengthOf(wrist) + FINGERTIP, 0);
    expect(tip.x).toBeCloseTo(to.x, 3);
    expect(tip.y).toBeCloseTo(to.y, 3);
  });

  it('has its thumb up, whichever way it points', () => {
    const shoulder = { x: 0, y: 0 };
    for (const to of [
      { x: 300, y: 10 },
      { x: -300, y: 10 },
    ])
      expect(put(reach(shoulder, to, 48).place, 0, -10).y).toBeLessThan(0);
  });

  it('keeps a stump of an arm when the two are too close', () => {
    const { wrist, outline } = reach({ x: 0, y: 0 }, { x: 1, y: 0 }, 48);
    expect(lengthOf(wrist)).toBeGreaterThan(0);
    expect(outline).not.toMatch(/NaN/);
  });
});
