// How the game is put into words. Everything that shows a name of the game, a claim, a reason or a line of the log asks here.

import type { Claim, Identity, Ware } from '@pretender/hoax';
import type { Ask, Refusal } from '@pretender/kernel';
import type { LogLine } from '../../sitting/log-line.ts';
import { words } from '../../words/words.svelte.ts';
import type { Names } from './names.ts';
import type { HoaxView } from './view.ts';

/** "Baron" */
export function identityName(who: Identity): string {
  return words.hoax[`identity_${who}`]();
}

/** One letter of that name; no two are alike within a language. */
export function initialOf(who: Identity): string {
  return identityName(who).slice(0, 1);
}

/** "2 gold" */
export function wareCount(ware: Ware, count: number): string {
  return words.hoax[`ware_${ware}`]({ count });
}

/** What the claimant says aloud, for the ribbon: "Two gold for your Baron, if you please." */
export function claimSentence(claim: Claim, names: Names): string {
  return `${names.of(claim.seat)}: ${identityName(claim.as)}`;
}

/** Why not, in one sentence. */
export function refusalSentence({ code, clause }: Refusal): string {
  return clause ? `${code} (${clause})` : code;
}

/** What this ask wants of the reader, or what the table waits for. */
export function promptFor(ask: Ask, _view: HoaxView, _names: Names): string {
  return ask.kind;
}

export function lineText({ say }: LogLine, _names: Names): string {
  return say;
}
