import type { NoticeAnswer } from '@pretender/protocol';
import type { KeptSeat } from '../../settings/kept-seats.ts';

export interface OwnTable {
  readonly seat: KeptSeat;
  readonly notice: NoticeAnswer;
  /** The table waits for an answer from here. */
  readonly isAsked: boolean;
}

/** Where something is asked comes first, then what runs, then what was used last. */
export function listed(found: readonly (OwnTable | null)[]): readonly OwnTable[] {
  return found
    .filter((own) => own !== null)
    .toSorted(
      (a, b) =>
        Number(b.isAsked) - Number(a.isAsked) ||
        Number(b.notice.isPlaying) - Number(a.notice.isPlaying) ||
        b.seat.at - a.seat.at,
    );
}
