// Why a request was refused, in one sentence of the reader's language.

import type { RefusalCode } from '@pretender/protocol';
import { words } from '../words/words.svelte.ts';

interface Refused {
  readonly code: RefusalCode | string | null;
  readonly field: string | null;
}

const SAYS: Readonly<Partial<Record<RefusalCode, () => string>>> = {
  'too-fast': () => words.denials.tooFast(),
  'no-such-table': () => words.denials.noSuchTable(),
  'table-full': () => words.denials.tableFull(),
  'name-taken': () => words.denials.nameTaken(),
  'wrong-token': () => words.denials.wrongKey(),
  'not-seated': () => words.denials.notSeated(),
  'not-host': () => words.denials.notHost(),
  'not-now': () => words.denials.notNow(),
  'no-such-seat': () => words.denials.noSuchSeat(),
  'seat-taken': () => words.denials.seatTaken(),
  'bad-options': () => words.denials.badOptions(),
  'not-enough-players': () => words.denials.notEnough(),
  'no-chat': () => words.denials.noChat(),
  stale: () => words.denials.stale(),
  busy: () => words.denials.busy(),
  'server-full': () => words.denials.serverFull(),
  'old-protocol': () => words.denials.oldVersion(),
};

export function refusalText({ code, field }: Refused): string {
  if (code === 'bad-message' && field === 'name') return words.denials.badName();
  return (SAYS[code as RefusalCode] ?? words.denials.other)();
}
