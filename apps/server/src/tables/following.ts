// What follows by itself: the end of a match, settings that wear off, passes that were ordered. It is written together with
// what it follows: nobody can tell by the time a write takes that there was something secret to write.

import { autoPasses } from './autoplay.ts';
import { move } from './deciders/play.ts';
import { isUnended, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { seal } from './start.ts';
import { firstWorn } from './upkeep.ts';
import type { World } from './world.ts';

/** The next line that nobody has to ask for; null if there is none. A pass is in the match already. */
export async function following(state: TableState, { bytes }: Pick<World, 'bytes'>): Promise<TableLine | null> {
  if (isUnended(state)) return { kind: 'ended', next: await seal(bytes) };
  const worn = firstWorn(state);
  if (worn !== null) return worn;
  for (const { seat, command } of autoPasses(state)) {
    const decision = move(state, command, { seat });
    if (decision.ok) return decision.line;
  }
  return null;
}
