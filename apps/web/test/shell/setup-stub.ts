// The real options of a real game, without its words.

import { hoax } from '@pretender/hoax';
import type { Setup } from '../../src/games/setup.ts';

export const setup: Setup = {
  game: 'hoax',
  seats: { min: 3, max: 14, usual: 5 },
  spec: hoax.options as unknown as Setup['spec'],
  presets: Object.keys(hoax.options.presets),
  groups: ['all'],
  groupOf: () => 'all',
  texts: () => ({ options: {}, presets: {}, groups: {} }),
  title: () => '',
  pitch: () => '',
  minutes: () => 0,
  ready: async () => undefined,
  hasLesson: false,
  book: { ready: async () => undefined, chapters: () => [] },
};
