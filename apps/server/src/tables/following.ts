// What follows by itself: the cards when all numbers are open, the end of a match, settings that wear off, windows that are over as they open, passes that were
// ordered, and windows that close because the last answer is in. It is written together with what it follows: nobody can tell by the
// time a write takes that there was something secret to write, and nobody waits twice for the disk.

import { type Ask, lapse } from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import type { Line } from '../store/store.ts';
import { autoPasses } from './autoplay.ts';
import { isAllOpen } from './dealing.ts';
import { move } from './deciders/play.ts';
import { isUnended, openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { dueOrder, withOrder } from './orders.ts';
import { deal, seal } from './start.ts';
import { apply, forgetEntry } from './state.ts';
import type { Telling } from './telling.ts';
import { firstWorn } from './upkeep.ts';
import type { World } from './world.ts';

/** The next line that nobody has to ask for; null if there is none. A pass is in the match already. Only to seal the next seed and to deal take time. */
export function following(state: TableState, { bytes }: Pick<World, 'bytes'>): TableLine | Promise<TableLine> | null {
  if (isUnended(state)) return seal(bytes).then((next) => ({ kind: 'ended', next }));
  if (isAllOpen(state)) return deal(state);
  const worn = firstWorn(state);
  if (worn !== null) return worn;
  const over = overAtOnce(state);
  if (over !== null) return over;
  for (const { seat, command } of autoPasses(state)) {
    const decision = move(state, command, { seat });
    if (decision.ok) return decision.line;
  }
  return null;
}

/** A window in which nobody need be asked any more, after what was ordered for it. */
function overAtOnce(state: TableState): TableLine | null {
  const { match, played, pausedBy } = state;
  const ask = openAsk(state);
  if (match === null || ask === null || pausedBy !== null) return null;
  if (!played.isHeard(match.state.table, match.entries)) return null;
  const ordered = orderedIn(state, ask);
  if (ordered !== null) return ordered;
  const receipt = lapse(match, ask.id);
  return receipt.ok ? { kind: 'played', entry: receipt.entry } : null;
}

/** By seats alone, as everything that was sent early. */
function orderedIn(state: TableState, { seats }: Ask): TableLine | null {
  for (const seat of seats) {
    const due = dueOrder(state, seat);
    if (due?.command.t !== 'move') continue;
    const decision = move(state, due.command, { seat });
    if (decision.ok) return withOrder(decision.line, due.number);
  }
  return null;
}

interface Applied {
  /** The command belongs to the first line. */
  readonly cmd: string | null;
  readonly at: number;
  /** As they are written. */
  readonly rows: Line[];
  /** What is told of each. */
  readonly told: (readonly Telling[])[];
}

type Chance = Pick<World, 'bytes' | 'now'>;

/** The table that lines are applied to. */
interface Applying {
  readonly state: TableState;
  /** What happens by itself by now, because of the time; it is in the match already. */
  due(now: number): TableLine | null;
}

/** Applies a line and all that follows from it; at once, unless a match begins or ends with it. */
export function applyAll(
  table: Applying,
  line: TableLine,
  cmd: string | null,
  world: Chance,
): Applied | Promise<Applied> {
  return goOn(table, line, { cmd, at: world.now(), rows: [], told: [] }, world);
}

/** With how long the table rests after it: a fact of the line, so that an old log stays what it was. */
function withRest({ played, settings }: TableState, line: TableLine): TableLine {
  if (line.kind !== 'played') return line;
  const rest = Math.round(played.restAfter(line.entry.events) * paceOf(settings).moment);
  return rest > 0 ? { ...line, rest } : line;
}

function goOn(table: Applying, line: TableLine, applied: Applied, world: Chance): Applied | Promise<Applied> {
  const { state } = table;
  const { cmd, at, rows, told } = applied;
  for (let next: ReturnType<typeof following> = line; next !== null; ) {
    if (next instanceof Promise) return next.then((sealed) => goOn(table, sealed, applied, world));
    const written = withRest(state, next);
    told.push(apply(state, written, at));
    forgetEntry(state);
    const own = rows.length === 0 ? cmd : null;
    rows.push({ table: state.id, seq: state.head - 1, cmd: own, at, body: JSON.stringify(written) });
    // Only an answer is waited for. Behind a line that changes keys nothing may stand before they are changed (`mendKeys`).
    const isAnswer: boolean = next.kind === 'played';
    next = following(state, world) ?? (isAnswer ? table.due(at) : null);
  }
  return applied;
}
