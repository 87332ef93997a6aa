// Reads what strace has seen: was every acknowledged line synced to disk before the acknowledgement left?

import { markOf } from './writer-line.ts';

interface Sync {
  readonly began: number;
  ended: number;
}

const CALL = /^(\d+) +(\w+)\(\d+<([^>]*)>/;
const RESUMED = /^(\d+) +<\.\.\. (?:fsync|fdatasync) resumed>/;

/** A call that another thread interrupted in the trace comes in two lines. */
function syncsOf(lines: readonly string[], wal: string): Sync[] {
  const syncs: Sync[] = [];
  const open = new Map<string, number>();
  lines.forEach((line, index) => {
    const [, pid, name, file] = CALL.exec(line) ?? [];
    const resumed = RESUMED.exec(line);
    if (name?.endsWith('sync') && file === wal) {
      if (line.includes('<unfinished')) open.set(pid, index);
      else if (/= 0$/.test(line)) syncs.push({ began: index, ended: index });
    } else if (resumed) {
      const began = open.get(resumed[1]);
      open.delete(resumed[1]);
      if (began !== undefined && /= 0$/.test(line)) syncs.push({ began, ended: index });
    }
  });
  return syncs;
}

/** Acknowledgements without a sync that began after the line was first written and was over before they left. */
export function unsyncedAcks(trace: string, path: string): { acks: number; unsynced: readonly string[] } {
  const lines = trace.split('\n');
  const syncs = syncsOf(lines, `${path}-wal`);
  const writes = lines.flatMap((line, index) => {
    const [, , name, file] = CALL.exec(line) ?? [];
    return name === 'pwrite64' && file === `${path}-wal` ? [{ line, index }] : [];
  });
  const acks = lines.flatMap((line, index) => {
    const [, table, seq] = / write\(1<[^>]*>, "(t\d+) (\d+)\\n"/.exec(line) ?? [];
    return table ? [{ table, seq: Number(seq), index }] : [];
  });
  const unsynced = acks.filter(({ table, seq, index }) => {
    const written = writes.find(({ line }) => line.includes(markOf(table, seq)))?.index ?? Number.POSITIVE_INFINITY;
    return !syncs.some(({ began, ended }) => began > written && ended < index);
  });
  return { acks: acks.length, unsynced: unsynced.map(({ table, seq }) => `${table} ${seq}`) };
}
