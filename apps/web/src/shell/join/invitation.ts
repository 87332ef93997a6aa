// What an invitation says about a table.

import type { NoticeAnswer } from '@pretender/protocol';

export interface Invitation {
  readonly seated: readonly { readonly seat: number; readonly name: string }[];
  /** Seats that anybody may take, and those that are kept for somebody. */
  readonly free: number;
  readonly kept: number;
  readonly host: string;
}

export function invitationOf({ people, invited, host }: NoticeAnswer): Invitation {
  const seated = people.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ seat, name }] : []));
  const kept = invited.length;
  const free = people.filter(({ kind }) => kind === 'empty').length - kept;
  return { seated, free, kept, host: people[host]?.name ?? '' };
}
