import { expect, it } from 'vitest';
import { KEY_NAMES, keyFor, meaningOf, nameOfKey, readKeymap, withKey } from '../../src/settings/keymap.ts';

it('means the usual until somebody wants something else', () => {
  expect([' ', 'd', 'H', '3', 'Enter', 'Escape'].map((key) => meaningOf({}, key))).toEqual([
    'SPACE',
    'D',
    'H',
    '3',
    'ENTER',
    'ESCAPE',
  ]);
});

it('follows a key to where it was put, and leaves nothing behind', () => {
  const map = withKey({}, 'D', 'Z');
  expect(meaningOf(map, 'z')).toBe('D');
  expect(meaningOf(map, 'd')).toBeNull();
});

it('swaps with whoever had the key, so that nothing is without one', () => {
  const map = withKey(withKey({}, 'D', 'H'), '1', 'SPACE');
  expect([keyFor(map, 'D'), keyFor(map, 'H'), keyFor(map, '1'), keyFor(map, 'SPACE')]).toEqual([
    'H',
    'D',
    'SPACE',
    '1',
  ]);
  expect(new Set(KEY_NAMES.map((name) => keyFor(map, name))).size).toBe(KEY_NAMES.length);
  expect(withKey(withKey({}, 'D', 'H'), 'D', 'D')).toEqual({});
});

it('lets nobody take a key that moves, confirms or goes back', () => {
  expect(['Tab', 'Enter', 'Escape', 'ArrowLeft', 'F5', 'Dead'].map(nameOfKey)).toEqual(Array(6).fill(null));
  expect(['ß', 'é', ',', 'x', ' '].map(nameOfKey)).toEqual(['ß', 'É', ',', 'X', 'SPACE']);
});

it('forgets what makes no sense', () => {
  expect(readKeymap({ D: 'Z', H: 'Enter', nothing: 'Q' })).toEqual({ D: 'Z' });
  expect(readKeymap({ D: 'H' })).toEqual({});
  expect(readKeymap('D')).toEqual({});
});
