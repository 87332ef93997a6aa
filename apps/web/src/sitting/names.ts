// Who is who at this table, for sentences.

import type { Seat } from '@pretender/kernel';
import type { Picture } from './picture.ts';

export interface Names {
  /** The name as it is written; never "you". */
  of(seat: Seat): string;
  isMe(seat: Seat): boolean;
}

export function namesOf({ people, viewer }: Picture): Names {
  return { of: (seat) => people[seat]?.name || `#${seat + 1}`, isMe: (seat) => seat === viewer };
}
