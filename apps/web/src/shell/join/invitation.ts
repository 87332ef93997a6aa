// What an invitation says about a table.

import type { NoticeAnswer } from '@pretender/protocol';

export interface Invitation {
  readonly seated: readonly { readonly seat: number; readonly name: string }[];
  readonly free: number;
  readonly host: string;
}

export function invitationOf({ people, host }: NoticeAnswer): Invitation {
  const seated = people.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ seat, name }] : []));
  const free = people.filter(({ kind }) => kind === 'empty').length;
  return { seated, free, host: people[host]?.name ?? '' };
}
