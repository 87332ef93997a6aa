// Why a request was refused, in one sentence of the reader's language.

import { generalSentence } from '../words/refusals.ts';
import { words } from '../words/words.svelte.ts';

interface Refused {
  readonly code: string | null;
  readonly field: string | null;
}

/** What was asked here once is not tried again by itself, and a name has rules of its own. */
export function refusalText({ code, field }: Refused): string {
  if (code === 'bad-message' && field === 'name') return words.create.badName();
  return code === null || code === 'busy' ? words.create.noAnswer() : generalSentence(code);
}
