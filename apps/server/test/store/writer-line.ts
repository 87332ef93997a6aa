import type { Line } from '../../src/store/store.ts';

/** What the body carries, so that the very bytes can be found in a trace. */
export function markOf(table: string, seq: number): string {
  return `<${table}:${seq}>`;
}

export function lineOfWriter(table: string, seq: number): Line {
  return { table, seq, cmd: `${table}-${seq}`, at: seq, body: markOf(table, seq) };
}
