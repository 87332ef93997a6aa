// The first frame for whoever comes in: where the table stands, or what was missed since the line broke.

import type { Seat, Viewer } from '@pretender/kernel';
import { PROTOCOL } from '@pretender/protocol';
import type { Line } from '../store/store.ts';
import { frame } from './audience.ts';
import type { Bookmark } from './catch-up.ts';
import { hearerOf, PUBLIC, type TableState } from './facts.ts';
import { type Past, pieceOf } from './past.ts';
import { type Recent, recentFor } from './recent.ts';
import { clockNow } from './reckoning.ts';
import { snapshotFor } from './snapshot.ts';
import type { Story } from './story.ts';
import type { Trouble } from './trouble.ts';

interface Known {
  readonly state: TableState;
  readonly recent: Recent;
  readonly story: Story;
  readonly absent: readonly Seat[];
  readonly trouble: Trouble | undefined;
  /** How many times as fast the clocks run. */
  readonly hurry: number;
  read(): Promise<readonly Line[]>;
}

/** How much this viewer was told. */
export function countFor({ told }: TableState, viewer: Viewer): number {
  return told[viewer === 'public' ? PUBLIC : viewer];
}

interface Welcome {
  readonly text: string;
  /** What does not go into the first frame. */
  readonly past: Past | null;
}

export async function welcomeFor(known: Known, viewer: Viewer, { since, history, leaves }: Bookmark): Promise<Welcome> {
  const { state, recent, story, absent } = known;
  const n = countFor(state, viewer);
  const isCut = since !== null && since > n;
  if (isCut) known.trouble?.noteCut(state.id, viewer, { since, known: n });
  const missed = since === null || isCut ? null : recentFor(recent, viewer, n - since);
  const at = missed === null ? snapshotFor(state, viewer, absent) : null;
  const past = history && at !== null ? await story.tellTo(hearerOf(state, viewer), leaves(), known.read) : null;
  // As it will be when it is heard: otherwise it would tell how long this had to wait.
  const clock = clockNow(state, leaves()).asks;
  const lost = isCut ? ({ lost: true } as const) : {};
  const hurry = known.hurry === 1 ? {} : { hurry: known.hurry };
  const about = { t: 'welcome', v: PROTOCOL, viewer, n, at, missed: missed ?? [], clock } as const;
  const welcome = { ...about, ...lost, ...hurry };
  if (past === null) return { text: frame(welcome), past };
  return { text: `${frame(welcome).slice(0, -1)},"past":${pieceOf(past)}`, past: past.isOver ? null : past };
}
