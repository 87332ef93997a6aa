import { afterEach, expect, it, vi } from 'vitest';
import { cuesOf as decreesCues, feltOf as decreesFelt } from '../../src/games/decrees/sound/cues.ts';
import { cuesOf, feltOf } from '../../src/games/hoax/sound/cues.ts';
import { preferences } from '../../src/settings/preferences.svelte.ts';
import { hears, SOUND_KINDS, STANDARD } from '../../src/settings/preferences.ts';
import { buzz, canBuzz } from '../../src/shell/beat/buzz.ts';

const vibrate = vi.fn();
const matches = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

afterEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vibrate.mockClear();
  preferences.set(STANDARD);
});

it('is felt by whoever wants it, and only by them', () => {
  matches(false);
  vi.stubGlobal('navigator', { languages: ['en'], vibrate });
  buzz('doubt');
  expect(vibrate).not.toHaveBeenCalled();
  preferences.set({ haptics: 'on' });
  buzz('doubt');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([40, 60, 40]);
});

it('is not felt where motion is not wanted, here or in the system', () => {
  vi.stubGlobal('navigator', { languages: ['en'], vibrate });
  preferences.set({ haptics: 'on' });
  matches(true);
  buzz('turn');
  matches(false);
  preferences.set({ motion: 'off' });
  buzz('turn');
  expect(vibrate).not.toHaveBeenCalled();
});

it('asks nothing of a device that cannot', () => {
  matches(false);
  preferences.set({ haptics: 'on' });
  expect(canBuzz()).toBe(false);
  expect(() => buzz('turn')).not.toThrow();
});

it('hears no kind while there is no sound, then all but those that were taken away', () => {
  expect(SOUND_KINDS.filter((kind) => hears(STANDARD, kind))).toEqual([]);
  const wishes = { ...STANDARD, sound: 'on', soundThings: 'off' } as const;
  expect(SOUND_KINDS.filter((kind) => hears(wishes, kind))).toEqual(['soundTurn', 'soundClaims', 'soundEnd']);
});

it('sounds by kind, in both games', () => {
  const hoaxNews = [
    { type: 'doubted' },
    { type: 'moved', gold: 2, wine: 0, grain: 1 },
    { type: 'moved', gold: 1, wine: 0, grain: 0 },
    { type: 'won' },
  ] as never;
  const decreesNews = [{ type: 'bidsRevealed' }, { type: 'stamped' }, { type: 'ended' }] as never;
  const heard = SOUND_KINDS.map((only) => [
    cuesOf(hoaxNews, (kind) => kind === only),
    decreesCues(decreesNews, (kind) => kind === only),
  ]);
  expect(heard).toEqual([
    [[], []],
    [['murmur'], ['paper']],
    [['coin', 'straw'], ['stamp']],
    [['fanfare'], ['bell']],
  ]);
});

it('feels the last thing of a telling, and nothing where nothing is doubted or revealed', () => {
  expect(feltOf([{ type: 'doubted' }, { type: 'exposed' }, { type: 'moved' }] as never)).toBe('reveal');
  expect(feltOf([{ type: 'moved' }] as never)).toBeNull();
  expect(decreesFelt([{ type: 'bidsRevealed' }, { type: 'reacted' }] as never)).toBe('doubt');
  expect(decreesFelt([{ type: 'blamed' }] as never)).toBeNull();
});
