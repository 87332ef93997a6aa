// Refusals: one closed list of codes, one status for each.

import type { RefusalCode } from '@pretender/protocol';
import type { Refused } from '../tables/hall-types.ts';

export const STATUS: Readonly<Record<RefusalCode, number>> = {
  'bad-message': 400,
  'too-large': 413,
  'too-fast': 429,
  'not-here': 404,
  'no-such-table': 404,
  'table-full': 409,
  'name-taken': 409,
  'wrong-token': 403,
  'wrong-ticket': 403,
  'needs-invitation': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-now': 403,
  'no-such-seat': 404,
  'seat-taken': 409,
  'bad-options': 422,
  'bad-record': 422,
  'not-enough-players': 409,
  stale: 409,
  'too-late': 409,
  rules: 422,
  'no-chat': 403,
  damaged: 500,
  busy: 503,
  'server-full': 503,
  'old-protocol': 400,
};

export function refused(code: RefusalCode, why: string | null = null, field: string | null = null): Refused {
  return { code, why, field, clause: null };
}
