// Somebody was faster. Never an error: what became of it, and what can be done now.

import { words } from '../../words/words.svelte.ts';
import { type Chronicle, EMPTY } from './chronicle.ts';
import { identityName } from './speech.ts';
import type { Desk } from './table/desk.svelte.ts';

/** A second doubt is a raised hand. The vote may be over by now, so whoever was first is looked up. */
export function fasterText({ picture, names }: Pick<Desk, 'picture' | 'names'>): string {
  const { claims } = (picture.chronicle as Chronicle | undefined) ?? EMPTY;
  const first = claims.findLast(({ doubters }) => doubters.length > 0)?.doubters[0];
  return first === undefined
    ? words.hoaxTable.somebodyFaster()
    : words.hoaxTable.fasterDoubt({ name: names.of(first) });
}

/** What overtook us lies on the table, and can be doubted in its turn; null where it is over already. */
export function tooLateText({ table, names, me }: Pick<Desk, 'table' | 'names' | 'me'>): string | null {
  const { claim } = table;
  if (claim === null || claim.seat === me) return null;
  return words.hoaxTable.tooLate({ name: names.of(claim.seat), identity: identityName(claim.as) });
}
