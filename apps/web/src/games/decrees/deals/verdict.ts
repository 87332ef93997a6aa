// What the table thinks of a promise, out of what each of them thinks.

import type { Note, Verdict } from '@pretender/decrees';
import type { Deep } from '@pretender/kernel';

export function verdictOn({ kept, broken }: Pick<Deep<Note>, Verdict>): Verdict | 'open' | 'split' {
  if (kept.length === broken.length) return kept.length === 0 ? 'open' : 'split';
  return kept.length > broken.length ? 'kept' : 'broken';
}
