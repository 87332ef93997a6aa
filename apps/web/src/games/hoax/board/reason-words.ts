import { words } from '../../../words/words.svelte.ts';
import { refusalSentence } from '../speech.ts';
import type { Notice } from '../table/desk.svelte.ts';
import type { Reason } from './reasons.ts';

/** One sentence, and the paragraph it rests on. */
export function reasonSentence({ why, clause }: Reason): string {
  const sentence = words.hoaxTable[`why_${why}`]();
  return clause === null ? sentence : `${sentence} (§ ${clause})`;
}

export function noticeSentence(notice: Notice): string {
  if (notice.kind === 'reason') return reasonSentence(notice.reason);
  return notice.kind === 'refused' ? refusalSentence(notice) : words.beat.tooLate();
}
