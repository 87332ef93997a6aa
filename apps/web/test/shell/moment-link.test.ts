import { expect, it } from 'vitest';
import { momentHash, readMoment } from '../../src/shell/replay/moment-link.ts';

it('leads back to the moment and the eyes it was made from', () => {
  for (const place of [
    { at: 12, eyes: 'public', isPlayed: false },
    { at: 1, eyes: 'truth', isPlayed: false },
    { at: 40, eyes: 3, isPlayed: false },
    { at: 40, eyes: 'public', isPlayed: true },
    { at: 12, eyes: 3, isPlayed: true },
  ] as const)
    expect(readMoment(momentHash(place as never), 40, 5)).toEqual(place);
});

it('makes the best of an address that leads nowhere', () => {
  expect(readMoment('', 40, 5)).toEqual({ at: 1, eyes: 'public', isPlayed: false });
  expect(readMoment('#4000,9', 40, 5)).toEqual({ at: 40, eyes: 'public', isPlayed: false });
  expect(readMoment('#key=abc', 40, 5)).toEqual({ at: 1, eyes: 'public', isPlayed: false });
  expect(readMoment('#0,-1,play', 40, 5)).toEqual({ at: 1, eyes: 'public', isPlayed: false });
});
