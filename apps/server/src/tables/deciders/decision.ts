// What a command comes to: a line to be written, or a refusal that changes nothing.

import type { Refusal, Seat, Viewer } from '@pretender/kernel';
import type { Command, CommandOf, RefusalCode } from '@pretender/protocol';
import type { Counted } from '../attendance.ts';
import type { TableState } from '../facts.ts';
import type { Refused } from '../hall-types.ts';
import type { TableLine } from '../lines.ts';

export type Decision =
  | { readonly ok: true; readonly line: TableLine }
  | { readonly ok: false; readonly refusal: Refused };

export function refuseWith(code: RefusalCode, why: string | null = null): { ok: false; refusal: Refused } {
  return { ok: false, refusal: { code, why, field: null, clause: null } };
}

export function refuseByRules({ code, field, clause }: Refusal): Decision {
  if (code === 'stale') return refuseWith('stale');
  return { ok: false, refusal: { code: 'rules', why: code, field, clause } };
}

export const line = (body: TableLine): Decision => ({ ok: true, line: body });

export interface Actor {
  readonly viewer: Viewer;
  readonly now: number;
  /** Asked only where it matters. */
  readonly counted: () => Counted;
  /** Seats whose people are away. */
  readonly absent: readonly Seat[];
}

export type Decider<T extends Command['t']> = (
  state: TableState,
  command: CommandOf<T>,
  actor: Actor & { seat: Seat },
) => Decision;
