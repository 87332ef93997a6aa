// Small changes of lists, in place: rooms never change identity.

export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** One of it, the first; nothing if it is not there. */
export function removeOne<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

export function refill<T>(list: T[], items: readonly T[]): void {
  clear(list);
  for (const item of items) list.push(item);
}
