// A pass that somebody who lets things pass would make without looking up.

import type { Public } from '@pretender/hoax';
import { isConcerned } from '@pretender/hoax/live';
import type { Desk } from '../table/desk.svelte.ts';

const CONCERNS = ['immunise', 'pay', 'settle'];

/** Null where nothing is to be passed, where it concerns this seat, and for whoever is about to do or to read something. */
export function easyPass(desk: Desk): (() => void) | null {
  const { ask, me, table, controls, draft, head, notice } = desk;
  if (ask?.clock !== 'beat' || me === null || desk.isResting) return null;
  if (draft !== null || head !== null || notice !== null) return null;
  const pass = controls.find((control) => control.type === 'pass' && control.ask === ask.id);
  const isOwn = controls.some(({ type }) => CONCERNS.includes(type)) || isConcerned(table as Public, me);
  return pass && !isOwn ? () => desk.press(pass) : null;
}
