// Who waits for the same thing takes turns: first by address, within an address by table, within a table the oldest first. So
// one who asks for much waits for himself, and not the others for him.

/** Whose turn it is: an address, and what of it. */
export interface Place {
  readonly address: string;
  readonly table: string;
}

/** The first of a map in which the order of the keys is the order of the turns. */
function firstOf<V>(turns: ReadonlyMap<string, V>): readonly [string, V] | null {
  for (const turn of turns) return turn;
  return null;
}

/** To the end of the line, or out of it. */
function moveOn<V>(turns: Map<string, V>, key: string, isOver: boolean): void {
  const waiting = turns.get(key);
  turns.delete(key);
  if (!isOver && waiting !== undefined) turns.set(key, waiting);
}

export class FairQueue<T> {
  readonly #addresses = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much of this address waits. */
  sizeOf(address: string): number {
    const tables = this.#addresses.get(address);
    return tables === undefined ? 0 : [...tables.values()].reduce((sum, { length }) => sum + length, 0);
  }

  add({ address, table }: Place, item: T): void {
    const tables = this.#addresses.get(address) ?? new Map<string, T[]>();
    const items = tables.get(table) ?? [];
    items.push(item);
    tables.set(table, items);
    this.#addresses.set(address, tables);
    this.#size++;
  }

  /** Whoever is next; null if nobody waits. */
  take(): T | null {
    const [address, tables] = firstOf(this.#addresses) ?? ['', null];
    const [table, items] = (tables && firstOf(tables)) ?? ['', null];
    if (tables === null || items === null) return null;
    const [item] = items.splice(0, 1);
    moveOn(tables, table, items.length === 0);
    moveOn(this.#addresses, address, tables.size === 0);
    this.#size--;
    return item;
  }

  /** Without its turn; whether it was still waiting. */
  remove({ address, table }: Place, item: T): boolean {
    const tables = this.#addresses.get(address);
    const items = tables?.get(table);
    const at = items?.indexOf(item) ?? -1;
    if (tables === undefined || items === undefined || at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) tables.delete(table);
    if (tables.size === 0) this.#addresses.delete(address);
    this.#size--;
    return true;
  }
}
