// Who sits where on the chart as it is drawn: as things are, as they are being edited, or as they would be.

import type { Directors, Ministry } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Office } from './office.svelte.ts';

export function directorShown({ table, composition }: Office, id: Ministry): Seat | null {
  const edited = composition?.slots.find(({ kind }) => kind === 'posts');
  if (edited) return (edited.chosen as Directors)[id] ?? null;
  return table.posts[id].director;
}

/** Where somebody would sit, if that differs. */
export function directorNext({ foresight }: Office, id: Ministry): Seat | null | undefined {
  if (!foresight) return undefined;
  const [now, then] = [foresight.before.posts[id].director, foresight.after.posts[id].director];
  return now === then ? undefined : then;
}
