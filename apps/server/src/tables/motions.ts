// Motions in the fold: who is for what, and what a carried one changes.

import type { Seat, Viewer } from '@pretender/kernel';
import type { Motion } from '@pretender/protocol';
import { restart } from './clock.ts';
import type { TableState } from './facts.ts';
import type { LineOf, TableLine } from './lines.ts';

function isSame(a: Motion, b: Motion): boolean {
  if (a.kind === 'standIn') return b.kind === 'standIn' && a.seat === b.seat;
  return a.kind === 'speed' ? b.kind === 'speed' && a.speed === b.speed : b.kind === a.kind;
}

export function ayesFor({ motions }: TableState, motion: Motion): readonly Seat[] {
  return motions.find((other) => isSame(other.motion, motion))?.ayes ?? [];
}

function carry(state: TableState, motion: Motion, at: number): void {
  if (motion.kind === 'standIn') state.chairs[motion.seat].hasStandIn = true;
  else if (motion.kind === 'windUp') state.isWoundUp = true;
  else {
    state.settings = { ...state.settings, speed: motion.speed };
    restart(state.clock, at);
  }
}

export function writeVote(state: TableState, { seat, motion, yes, isCarried }: LineOf<'voted'>, at: number): void {
  const others = ayesFor(state, motion).filter((other) => other !== seat);
  const isOwn = motion.kind === 'standIn' && motion.seat === seat;
  if (isOwn) state.chairs[seat].hasStandIn = false;
  state.motions = state.motions.filter((other) => !isSame(other.motion, motion));
  const ayes = yes ? [...others, seat] : others;
  if (isCarried) carry(state, motion, at);
  else if (ayes.length > 0 && !isOwn) state.motions = [...state.motions, { motion, ayes }];
}

/** Who is back plays for himself, and at the next drop the table is asked anew. Nobody else gets the seat now. */
export function linesOfReturn(state: TableState, viewer: Viewer): TableLine[] {
  if (viewer === 'public') return [];
  const { chairs, requests } = state;
  const seat = viewer;
  const lines: TableLine[] = requests
    .filter((asked) => asked.seat === seat)
    .map(({ request }) => ({ kind: 'returned', request, seat, yes: false, why: 'back' }));
  const motion = { kind: 'standIn', seat } as const;
  if (chairs[seat].hasStandIn || ayesFor(state, motion).length > 0)
    lines.push({ kind: 'voted', seat, motion, yes: false, isCarried: false });
  return lines;
}
