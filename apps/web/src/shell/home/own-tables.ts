import type { NoticeAnswer } from '@pretender/protocol';
import type { KeptSeat } from '../../settings/kept-seats.ts';

export interface OwnTable {
  readonly seat: KeptSeat;
  readonly notice: NoticeAnswer;
}

/** What runs comes first, then what was used last. */
export function listed(found: readonly (OwnTable | null)[]): readonly OwnTable[] {
  return found
    .filter((own) => own !== null)
    .toSorted((a, b) => Number(b.notice.isPlaying) - Number(a.notice.isPlaying) || b.seat.at - a.seat.at);
}
