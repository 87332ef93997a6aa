// Who sits where on the chart as it is drawn: as things are, as they are being edited, or as they would be.

import type { Directors, Ministry } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Office } from './office.svelte.ts';

function edited({ composition }: Office): Directors | null {
  return (composition?.slots.find(({ kind }) => kind === 'posts')?.chosen as Directors | undefined) ?? null;
}

/** The first assignment fills empty desks; whoever hands them out stays where they are. */
export function directorShown(office: Office, id: Ministry): Seat | null {
  const { director } = office.table.posts[id];
  return (office.control?.type === 'assign' ? edited(office)?.[id] : null) ?? director;
}

/** Who would sit there, if that differs; also while it is still being edited. */
export function directorNext(office: Office, id: Ministry): Seat | null | undefined {
  const { table, control, foresight } = office;
  if (control?.type === 'assign') return undefined;
  const now = table.posts[id].director;
  const posts = edited(office);
  const then = posts ? (posts[id] ?? null) : foresight ? foresight.after.posts[id].director : now;
  return now === then ? undefined : then;
}
