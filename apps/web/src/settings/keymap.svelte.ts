// The keys of this reader; kept on the device.

import { type Keymap, type KeyName, keyFor, readKeymap, withKey } from './keymap.ts';

const KEPT = 'keymap';

function kept(): Keymap {
  try {
    return readKeymap(JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
  } catch {
    return {};
  }
}

let current = $state.raw(kept());

function keep(map: Keymap): void {
  current = map;
  localStorage.setItem(KEPT, JSON.stringify(map));
}

export const keymap = {
  get now(): Keymap {
    return current;
  },
  /** The key for what the table calls so. */
  of: (name: KeyName): string => keyFor(current, name),
  set: (name: KeyName, key: string): void => keep(withKey(current, name, key)),
  reset: (): void => keep({}),
};

/** As assistive technology is told. */
export const ariaKey = (name: KeyName): string => (keymap.of(name) === 'SPACE' ? 'Space' : keymap.of(name));
