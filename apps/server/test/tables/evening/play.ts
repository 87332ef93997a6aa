// Whole evenings in one process: people who drop, reload, send twice and lose answers; a server that is killed; a disk
// that fails. At the end nothing may be lost, done twice, or told to the wrong one.

import { act } from './acting.ts';
import { come, openTab } from './coming.ts';
import { crash } from './crash.ts';
import { tempt } from './disk.ts';
import { type Evening, isOver, note } from './evening.ts';

export async function playEvening(evening: Evening, steps: number): Promise<void> {
  const { world, draws } = evening;
  for (let step = 0; step < steps && !isOver(evening); step++) {
    tempt(evening);
    for (const [at, person] of evening.people.entries())
      void act(evening, person, step * 2 + at).catch((error: unknown) => evening.failures.push(error));
    await world.pass(draws.below(100));
    if (draws.below(80) === 0) await crash(evening);
    await world.pass(200 + draws.below(2500));
  }
}

const PATIENCE = 50;

/** Everybody comes back once more, with whatever key is good, and what was on the way arrives. */
export async function comeHome(evening: Evening): Promise<void> {
  evening.isSlow = false;
  for (const event of evening.watcher.told)
    if (event.type === '@returned' && 'yes' in event && event.yes) note(evening, 'a seat given to a new key');
  // What is on its way to the disk is waited for by the world's time, which stands still from then on.
  do await evening.world.pass(1000);
  while (evening.writing > 0);
  for (const person of evening.people) {
    for (const token of [...person.tokens, ...person.fetched])
      if (person.tabs.length < PATIENCE) openTab(evening, person, token);
    for (const tab of [...person.tabs]) if (!tab.isHere || tab.client.closed !== null) await come(evening, person, tab);
  }
  await evening.world.rest();
}
