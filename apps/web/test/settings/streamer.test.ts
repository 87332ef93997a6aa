import { expect, it } from 'vitest';
import { coveredCode, mayLook } from '../../src/settings/streamer.ts';

it('shows nothing of a code while others see the screen', () => {
  expect(coveredCode('KQXZ', true)).toBe('••••');
  expect(coveredCode('KQXZ', false)).toBe('KQXZ');
});

it('asks once more before a card is looked at, and only while others see the screen', () => {
  expect(mayLook(false, null, 0)).toBe(true);
  expect(mayLook(true, null, 1000)).toBe(false);
  expect(mayLook(true, 1000, 1400)).toBe(true);
});

it('takes no echo of the first press for the second, and none that comes much later', () => {
  expect(mayLook(true, 1000, 1100)).toBe(false);
  expect(mayLook(true, 1000, 6000)).toBe(false);
});
