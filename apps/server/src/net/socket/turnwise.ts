// What is said to one socket in the same turn leaves in one piece: handing it to the system is most of what a frame costs.

import process from 'node:process';

export interface Holder {
  /** The turn is over. */
  letGo(): void;
}

let holders: Holder[] = [];

function letAllGo(): void {
  const all = holders;
  holders = [];
  for (const holder of all) holder.letGo();
}

/** Calls it when the turn, and all that follows from it at once, is over. */
export function afterTurn(holder: Holder): void {
  if (holders.push(holder) === 1) process.nextTick(letAllGo);
}
