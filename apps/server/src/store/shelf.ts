// What a store holds, as plain maps: the contract of the store without its promises.

import { checksumAfter, faultIn, forgetting, startOf } from './chain.mjs';
import type { Appended, KeyOwner, LeftTable, Line, Newness, TableRow } from './store.ts';
import { StoreError } from './store-error.ts';
import type { ChainedLine } from './thread-types.ts';

type KeptLine = Line & ChainedLine;

export interface Contents {
  readonly tables: Map<string, TableRow>;
  /** In order, without gaps. */
  readonly lines: Map<string, KeptLine[]>;
  readonly keys: Map<string, KeyOwner>;
  readonly records: Map<string, string>;
  alive: number | null;
}

const nothing = (): Contents => ({
  tables: new Map(),
  lines: new Map(),
  keys: new Map(),
  records: new Map(),
  alive: null,
});

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

function keep(log: KeptLine[], code: string, { table, seq, cmd, at, body }: Line): void {
  const line = { table, seq, cmd, at, body, forgotten: null };
  log.push({ ...line, checksum: checksumAfter(log.at(-1)?.checksum ?? startOf({ id: table, code }), line) });
}

function createTable({ tables, lines }: Contents, row: Omit<TableRow, 'head'>, first: Line): 'ok' | 'code-taken' {
  if (first.table !== row.id) throw new StoreError('failed', `a line of ${first.table} cannot open ${row.id}.`);
  if ([...tables.values()].some(({ code }) => code === row.code)) return 'code-taken';
  if (tables.has(row.id)) throw new StoreError('failed', `there is a table ${row.id} already.`);
  const { id, code, wakeAt, isListed, createdAt } = row;
  tables.set(id, { id, code, head: first.seq, wakeAt, isListed, createdAt });
  const log: KeptLine[] = [];
  keep(log, code, first);
  lines.set(id, log);
  return 'ok';
}

function append(
  { tables, lines }: Contents,
  [line, ...following]: readonly Line[],
  wakeAt: number | null,
  command: Newness,
): Appended {
  const row = tables.get(line.table);
  const log = lines.get(line.table);
  if (!row || !log) throw new StoreError('failed', `there is no table ${line.table}.`);
  const isNext = line.seq === row.head + 1;
  // Who says so is believed, as by the disk: what is done twice then shows in the matches that tests play.
  const isLookedFor = line.cmd !== null && !(isNext && command === 'new');
  if (isLookedFor && log.some(({ cmd }) => cmd === line.cmd)) return 'cmd-taken';
  if (line.seq <= row.head) return 'seq-taken';
  if (!isNext)
    throw new StoreError('failed', `line ${line.seq} of table ${line.table} cannot follow line ${row.head}.`);
  for (const next of [line, ...following]) keep(log, row.code, next);
  tables.set(row.id, { ...row, head: line.seq + following.length, wakeAt });
  return 'ok';
}

function read({ tables, lines }: Contents, table: string, after: number, before: number): readonly Line[] {
  const [row, log = []] = [tables.get(table), lines.get(table)];
  const part = log.filter(({ seq }) => seq >= after && seq < before);
  const checksum = log.at(-1)?.checksum ?? null;
  const fault = row === undefined ? null : faultIn({ ...row, checksum }, part, after, before);
  if (fault !== null) throw new StoreError('damaged', fault);
  return part.filter(({ seq }) => seq > after).map(({ checksum: _, forgotten: __, ...line }) => line);
}

/** As a disk would that changes something by itself. */
function spoil({ lines }: Contents, table: string, seq: number, body: string): void {
  const log = lines.get(table);
  if (log) log[seq] = { ...log[seq], body };
}

function forget({ lines }: Contents, table: string, seq: number, cut: (body: string) => string): void {
  const log = lines.get(table);
  if (!log?.[seq] || log[seq].forgotten !== null) return;
  const body = cut(log[seq].body);
  log[seq] = { ...log[seq], body, forgotten: forgetting(log[seq], body) };
}

function tableReads(contents: Contents) {
  const { tables, lines } = contents;
  const all = () => [...tables.values()];
  const readPart = (table: string, after: number, before = Number.MAX_SAFE_INTEGER) =>
    read(contents, table, after, before);
  return {
    read: readPart,
    lineOf(table: string, wanted: string): Line | null {
      const seq = (lines.get(table) ?? []).find(({ cmd }) => cmd === wanted)?.seq;
      return seq === undefined ? null : (readPart(table, seq - 1, seq + 1)[0] ?? null);
    },
    tableBy: (idOrCode: string): TableRow | null =>
      tables.get(idOrCode) ?? all().find(({ code }) => code === idOrCode) ?? null,
    countTables: (): number => tables.size,
    listed: (most: number): readonly TableRow[] =>
      all()
        .filter(({ isListed }) => isListed)
        .toSorted((a, b) => b.createdAt - a.createdAt || byId(a, b))
        .slice(0, most),
    due: (before: number): readonly string[] =>
      all()
        .flatMap(({ id, wakeAt }) => (wakeAt !== null && wakeAt < before ? [{ id, wakeAt }] : []))
        .toSorted((a, b) => a.wakeAt - b.wakeAt || byId(a, b))
        .map(({ id }) => id),
  };
}

function survey({ tables, lines }: Contents, after: string, most: number): readonly LeftTable[] {
  return [...tables.values()]
    .filter(({ id }) => id > after)
    .toSorted(byId)
    .slice(0, most)
    .map(({ id, head, wakeAt }) => ({ id, head, wakeAt, lastAt: lines.get(id)?.[head].at ?? 0 }));
}

function dropTable({ tables, lines, keys }: Contents, table: string, head: number): boolean {
  if (tables.get(table)?.head !== head) return false;
  for (const [hash, owner] of keys) if (owner.table === table) keys.delete(hash);
  lines.delete(table);
  return tables.delete(table);
}

function keyShelf({ tables, keys }: Contents) {
  return {
    putKey(hash: string, { table, seat }: KeyOwner): void {
      if (!tables.has(table)) throw new StoreError('failed', `there is no table ${table}.`);
      keys.set(hash, { table, seat });
    },
    keyOwner: (hash: string): KeyOwner | null => keys.get(hash) ?? null,
    dropKeys({ table, seat }: KeyOwner): void {
      for (const [hash, owner] of keys) if (owner.table === table && owner.seat === seat) keys.delete(hash);
    },
  };
}

export function shelfOf(contents = nothing()) {
  return {
    createTable: (row: Omit<TableRow, 'head'>, first: Line) => createTable(contents, row, first),
    append: (line: Line, wakeAt: number | null, following: readonly Line[] = [], command: Newness = 'unknown') =>
      append(contents, [line, ...following], wakeAt, command),
    ...tableReads(contents),
    forget: (table: string, seq: number, cut: (body: string) => string) => forget(contents, table, seq, cut),
    spoil: (table: string, seq: number, body: string) => spoil(contents, table, seq, body),
    survey: (after: string, most: number) => survey(contents, after, most),
    dropTable: (table: string, head: number) => dropTable(contents, table, head),
    ...keyShelf(contents),
    setListed(table: string, isListed: boolean): void {
      const row = contents.tables.get(table);
      if (row) contents.tables.set(table, { ...row, isListed });
    },
    putRecord(id: string, body: string, most: number): void {
      if (!contents.records.has(id)) contents.records.set(id, body);
      // Those that came first are first.
      for (const old of [...contents.records.keys()].slice(0, -most)) contents.records.delete(old);
    },
    record: (id: string): string | null => contents.records.get(id) ?? null,
    setAlive(at: number): void {
      contents.alive = at;
    },
    lastAlive: (): number | null => contents.alive,
    copy: (): Contents => structuredClone(contents),
  };
}
