// The tables that are in memory, and the way to the others.

import type { TableRow } from '../store/store.ts';
import { asWritten } from './keys.ts';
import { LiveTable } from './live.ts';
import type { OldTables } from './old-tables.ts';
import { isDamage, type Trouble } from './trouble.ts';
import type { TableServices } from './world.ts';

interface Parts extends TableServices {
  readonly trouble: Trouble;
}

export class OpenTables {
  readonly #services: Parts;
  readonly #old: Pick<OldTables, 'isGoing'>;
  /** Also those that are just being read. */
  readonly #live = new Map<string, Promise<LiveTable>>();
  /** When somebody last asked for each. */
  readonly #usedAt = new Map<LiveTable, number>();
  /** By id and by code; an id is longer than any code. */
  readonly #byName = new Map<string, LiveTable>();

  constructor(services: Parts, old: Pick<OldTables, 'isGoing'>) {
    this.#services = services;
    this.#old = old;
  }

  all(): Iterable<Promise<LiveTable>> {
    return this.#live.values();
  }

  /** Those that have been read, and when somebody last asked for them. */
  read(): ReadonlyMap<LiveTable, number> {
    return this.#usedAt;
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  get(id: string): Promise<LiveTable> | undefined {
    return this.#live.get(id);
  }

  #note(table: LiveTable): void {
    const { id, code } = table.about;
    this.#usedAt.set(table, this.#services.world.now());
    this.#byName.set(id, table).set(code, table);
  }

  putToSleep(table: LiveTable): void {
    const { id, code } = table.about;
    this.#live.delete(id);
    this.#usedAt.delete(table);
    this.#byName.delete(id);
    this.#byName.delete(code);
    table.close('restart');
  }

  #open({ id, code }: TableRow, address: string): Promise<LiveTable> {
    const known = this.#live.get(id);
    if (known) return known;
    const open = () => this.#services.trouble.watch(id, () => LiveTable.open(this.#services, { id, code }));
    const opening = this.#services.readings.take({ address, table: id }, open);
    this.#live.set(id, opening);
    opening.then(
      (table) => this.#note(table),
      () => this.#live.delete(id),
    );
    return opening;
  }

  /** From memory alone: the store first puts in its place what was just written, so its time tells whether something was. */
  findOpen(idOrCode: string): LiveTable | null {
    const table = this.#byName.get(asWritten(idOrCode));
    if (table === undefined || table.isClosed || this.#old.isGoing(table.about.id)) return null;
    this.#usedAt.set(table, this.#services.world.now());
    return table;
  }

  /** `address`: of whoever asks; tables are read in fair turns. */
  async find(idOrCode: string, address = ''): Promise<LiveTable | null> {
    const open = this.findOpen(idOrCode);
    if (open !== null) return open;
    const row = await this.#services.store.tableBy(asWritten(idOrCode));
    if (row === null || this.#old.isGoing(row.id)) return null;
    const known = await this.#open(row, address);
    // A table that could not even be read again has closed itself; perhaps it can be read now.
    if (known.isClosed && this.#usedAt.has(known)) this.putToSleep(known);
    const table = known.isClosed ? await this.#open(row, address) : known;
    this.#usedAt.set(table, this.#services.world.now());
    return table;
  }

  /** One table that cannot be read must not keep the others waiting. */
  async findReadable(idOrCode: string): Promise<LiveTable | null> {
    try {
      return await this.find(idOrCode);
    } catch (error) {
      if (!isDamage(error))
        this.#services.log.error({ error: String(error) }, 'a table cannot be read; the others go on');
      return null;
    }
  }
}
