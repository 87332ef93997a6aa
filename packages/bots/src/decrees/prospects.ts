// What the decrees promise: stamps, and who would decide if they were promulgated.

import type { Public } from '@pretender/decrees';
import type { Position } from './features.ts';
import type { Outlook } from './outlook.ts';

/** By how many steps a decree still needs: the part of what it would bring. */
const NEARLY_DONE: readonly number[] = [0, 0.45, 0.25, 0.12];

/** Who would decide if a decree were promulgated here. */
function decidersOver({ ministries, posts }: Public, below: readonly number[], ministry: number): number[] {
  const deciders: number[] = [];
  for (let top = 0; top < ministries.length; top++) {
    const { director } = posts[ministries[top]];
    if (director === null || below.some((bits) => bits & (1 << top))) continue;
    if (top === ministry || below[top] & (1 << ministry)) deciders.push(director);
  }
  return deciders;
}

export function prospects(x: number[], { table, seat }: Position, { post, below, burdens }: Outlook): void {
  const { ministries, decrees, promulgated } = table;
  const budget = 10 * (promulgated + 1);
  let stamps = 0;
  let ready = 0;
  const own = { near: 0, next: 0 };
  const others = { near: 0, next: 0 };
  for (const id in decrees) {
    const { at, steps, stamped } = decrees[id];
    if (at === null) continue;
    stamps += stamped;
    if (steps[stamped] === at && ministries[post[seat]] === at) ready++;
    const share = NEARLY_DONE[steps.length - stamped] ?? 0;
    if (share === 0) continue;
    const last = steps[steps.length - 1];
    const deciders = decidersOver(table, below, ministries.indexOf(last));
    if (deciders.length === 0) continue;
    const whose = deciders.includes(seat) ? own : others;
    const relief = Math.min(budget, burdens[whose === own ? seat : deciders[0]]);
    whose.near += share * relief;
    if (steps.length - stamped === 1 && at === last) whose.next += relief;
  }
  x.push(ready, stamps / 10, own.near / 5, own.next / 5, others.near / 5, others.next / 5, promulgated);
}
