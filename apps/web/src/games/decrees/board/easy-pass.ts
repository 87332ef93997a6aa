// A pass that may be said by itself: the window is open, and what is played does not touch this seat.

import type { Office } from '../table/office.svelte.ts';

/** By public facts alone: is this seat, its desk or a paper on it meant? */
function isTouched({ table, me, own }: Office): boolean {
  const { resolving } = table;
  if (resolving === null) return false;
  const meant = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(meant);
    return value === own || (typeof value === 'string' && table.decrees[value]?.at === own && own !== null);
  };
  return resolving.with.q === me || Object.values(resolving.with).some(meant);
}

export function easyPass(office: Office): (() => void) | null {
  const pass = office.ask?.kind === 'objection' && !office.isAnswered ? office.controlOf('pass') : null;
  if (pass === null || isTouched(office) || office.dead.isOn) return null;
  return () => office.press(pass);
}
