// What tests of tables begin with.

import type { Settings } from '@pretender/protocol';

export const quiet = { info() {}, error() {} };
export const NONCES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));

export const settingsWith = (own: Partial<Settings> = {}): Settings => ({
  game: 'hoax',
  options: {},
  seats: 4,
  speed: 'normal',
  hours: 24,
  isPublic: false,
  mayWatch: true,
  hasChat: true,
  isEven: false,
  ...own,
});
