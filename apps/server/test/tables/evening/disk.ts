// The disk of an evening: slow, and now and then at fault.

import { type Evening, note } from './evening.ts';

/** Now and then the disk refuses a line, or takes it and fails to say so. */
export function tempt(evening: Evening): void {
  const chance = evening.draws.below(40);
  if (chance > 1) return;
  evening.store.failNext(chance === 0 ? 'before-commit' : 'after-commit');
  note(evening, chance === 0 ? 'a disk that refuses' : 'a disk that does not say');
}

/** How long the disk takes; at first nobody waits for it. */
export async function spin(evening: Evening): Promise<void> {
  if (!evening.isSlow) return;
  const { world } = evening;
  const wait = evening.draws.below(60);
  evening.writing++;
  await new Promise<void>((resolve) => world.at(world.now() + wait, resolve));
  evening.writing--;
}
