import type { Person } from '@pretender/protocol';

/** How many seats the table could be cut down to so that none is empty; null if there is no such number. */
export function fewerSeats(people: readonly Person[], least: number): number | null {
  const first = people.findIndex(({ kind }) => kind === 'empty');
  const isGap = people.slice(first).some(({ kind }) => kind === 'person');
  return first < least || isGap ? null : first;
}
