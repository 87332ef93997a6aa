// Does a record still follow from its causes and its seed?

import { replay } from '@pretender/kernel';
import type { OpenRecord } from './record-file.ts';

export type Verdict =
  | { readonly ok: true; readonly isOver: boolean }
  | { readonly ok: false; readonly entry: number; readonly message: string };

export function playAgain({ pack, record }: OpenRecord): Verdict {
  try {
    const result = replay(pack.game, record);
    return result.ok ? { ok: true, isOver: pack.game.outcome(result.match.state.table) !== null } : result;
  } catch {
    return { ok: false, entry: 0, message: 'the moves cannot be played again' };
  }
}
