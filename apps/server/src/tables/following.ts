// What follows by itself: the end of a match, settings that wear off, passes that were ordered. It is written together with
// what it follows: nobody can tell by the time a write takes that there was something secret to write.

import type { Line } from '../store/store.ts';
import { autoPasses } from './autoplay.ts';
import { move } from './deciders/play.ts';
import { isUnended, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { seal } from './start.ts';
import { apply, forgetEntry } from './state.ts';
import type { Telling } from './telling.ts';
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

interface Applied {
  /** As they are written. */
  readonly rows: readonly Line[];
  /** What is told of each. */
  readonly told: readonly (readonly Telling[])[];
}

/** Applies a line and all that follows from it; the command belongs to the first. */
export async function applyAll(
  state: TableState,
  line: TableLine,
  cmd: string | null,
  world: Pick<World, 'bytes' | 'now'>,
): Promise<Applied> {
  const at = world.now();
  const rows: Line[] = [];
  const told: (readonly Telling[])[] = [];
  for (let next: TableLine | null = line; next !== null; next = await following(state, world)) {
    told.push(apply(state, next, at));
    forgetEntry(state);
    const own = rows.length === 0 ? cmd : null;
    rows.push({ table: state.id, seq: state.head - 1, cmd: own, at, body: JSON.stringify(next) });
  }
  return { rows, told };
}
