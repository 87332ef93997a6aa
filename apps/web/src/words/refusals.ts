// Why something was refused, in one kind sentence: what was wrong and what would be right. These are the reasons of the kernel
// and of the table; a game's own are with the game.

import { KERNEL_REFUSALS, type KernelRefusal } from '@pretender/kernel';
import type { RefusalCode } from '@pretender/protocol';
import { words } from './words.svelte.ts';

type Sentences<C extends string> = { readonly [Code in C]: () => string };

const BY_KERNEL: Sentences<KernelRefusal> = {
  'no-such-seat': () => words.refusals.noSuchSeat(),
  'no-move': () => words.refusals.noMove(),
  stale: () => words.refusals.stale(),
  held: () => words.refusals.held(),
  'not-offered': () => words.refusals.notOffered(),
  'not-among': () => words.refusals.notAmong(),
  missing: () => words.refusals.missing(),
  'unknown-field': () => words.refusals.unknownField(),
  ambiguous: () => words.refusals.ambiguous(),
};

const BY_TABLE: Sentences<RefusalCode> = {
  'bad-message': () => words.refusals.badMessage(),
  'too-large': () => words.refusals.tooLarge(),
  'too-fast': () => words.refusals.tooFast(),
  'not-here': () => words.refusals.notHere(),
  'no-such-table': () => words.refusals.noSuchTable(),
  'table-full': () => words.refusals.tableFull(),
  'name-taken': () => words.refusals.nameTaken(),
  'wrong-token': () => words.refusals.wrongToken(),
  'wrong-ticket': () => words.refusals.wrongTicket(),
  'needs-invitation': () => words.refusals.needsInvitation(),
  'not-seated': () => words.refusals.notSeated(),
  'not-host': () => words.refusals.notHost(),
  'not-now': () => words.refusals.notNow(),
  'no-such-seat': () => words.refusals.noSuchSeat(),
  'seat-taken': () => words.refusals.seatTaken(),
  'bad-options': () => words.refusals.badOptions(),
  'not-enough-players': () => words.refusals.notEnoughPlayers(),
  stale: () => words.refusals.stale(),
  'too-late': () => words.refusals.tooLate(),
  'bad-record': () => words.refusals.badRecord(),
  rules: () => words.refusals.rules(),
  'no-chat': () => words.refusals.noChat(),
  damaged: () => words.refusals.damaged(),
  busy: () => words.refusals.busy(),
  'server-full': () => words.refusals.serverFull(),
  'old-protocol': () => words.refusals.oldProtocol(),
};

function isKernelRefusal(code: string): code is KernelRefusal {
  return KERNEL_REFUSALS.some((known) => known === code);
}

/** A code from a newer server gets a plain answer. */
export function generalSentence(code: string): string {
  if (isKernelRefusal(code)) return BY_KERNEL[code]();
  return Object.hasOwn(BY_TABLE, code) ? BY_TABLE[code as RefusalCode]() : words.refusals.unknown();
}

/** With the paragraph behind it: "… (§ H3.2)". */
export function withClause(sentence: string, clause: string | null): string {
  return clause === null ? sentence : words.refusals.withClause({ sentence, clause });
}
