// How this reader wants the page; kept on the device.

import { isWanted, type Preferences, STANDARD } from './preferences.ts';

const KEPT = 'preferences';

function kept(): Preferences {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const known = Object.entries(said as object).filter(([name, value]) => isWanted(name, value));
    return { ...STANDARD, ...Object.fromEntries(known) };
  } catch {
    return STANDARD;
  }
}

const atFirst = kept();
let current = $state.raw(atFirst);

function show({ theme, motion, textSize, contrast }: Preferences): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme, motion, textSize, contrast });
}

show(atFirst);

export const preferences = {
  get now(): Preferences {
    return current;
  },
  set(change: Partial<Preferences>): void {
    current = { ...current, ...change };
    localStorage.setItem(KEPT, JSON.stringify(current));
    show(current);
  },
};

/** Asked for here or in the system. */
export function isCalm(): boolean {
  return current.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
