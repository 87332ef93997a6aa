// A pass that somebody who lets things pass would make without looking up.

import type { Desk } from '../table/desk.svelte.ts';

const CONCERNS = ['immunise', 'pay', 'settle'];

/** Null where nothing is to be passed, or where it concerns this seat. */
export function easyPass(desk: Desk): (() => void) | null {
  const { ask, me, table, controls } = desk;
  if (ask?.clock !== 'beat' || me === null || desk.isResting) return null;
  const pass = controls.find((control) => control.type === 'pass' && control.ask === ask.id);
  const isConcerned = controls.some(({ type }) => CONCERNS.includes(type)) || isHit(table.claim, me);
  return pass && !isConcerned ? () => desk.press(pass) : null;
}

function isHit(claim: Desk['table']['claim'], me: number): boolean {
  if (claim?.kind !== 'action') return false;
  const { action } = claim;
  if (action.do === 'swap') return action.deals.some((deal) => deal.with === me);
  return 'target' in action && action.target === me;
}
