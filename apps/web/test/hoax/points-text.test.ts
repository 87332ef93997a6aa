import { expect, it } from 'vitest';
import { pointsText } from '../../src/games/hoax/replay/points-text.ts';

it('writes a minus as a minus, and tells neighbours apart', () => {
  expect(pointsText(-0.12, 'de')).toBe('\u22120,12');
  expect(pointsText(-0.07, 'en')).toBe('\u22120.07');
  expect(pointsText(0.5, 'fr')).toBe('+0,50');
  expect(pointsText(-0.001, 'it')).toBe('0,00');
});
