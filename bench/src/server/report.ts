/** The report of `pretender bench server` for people; for programs, it is plain JSON. */
import type { ServerReport } from './bench.ts';
import { CLIENTS } from './load.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const HEAD = [
  '',
  'moves/s',
  '× boardgame.io',
  '× Colyseus',
  'CPU µs/move',
  'bytes/move/client',
  'ack p50',
  'ack p99',
  'spread',
];

function columns(table: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return table.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function formatServerReport({ machine, tables, rows, memory, human }: ServerReport): string {
  const table = rows.map((row) => [
    row.name,
    whole(row.movesPerSecond),
    row.ratio?.toFixed(2) ?? '–',
    row.ratioToRival?.toFixed(2) ?? '–',
    whole(row.cpuPerMove),
    whole(row.bytesPerMoveAndClient),
    ms(row.p50),
    ms(row.p99),
    `${whole(row.spread * 100)} %`,
  ]);
  const perSecond = human.moves / human.seconds;
  return [
    ...columns([HEAD, ...table]),
    '',
    `Full speed: ${tables} tables of ${CLIENTS} clients each, a process for the server and one for the clients; medians of slices taken in turn, and of their ratios.`,
    'pretender plays the full rules of The Heirs of Hoax and has every move on disk (fsync) before anybody hears of it; the others play a small Hoax in memory.',
    'At full speed the clients of all but boardgame.io play from a script and read no state; ours compare every answer with the one it must be.',
    `Memory: ${memory.heapPerIdleTable.toFixed(1)} KiB of live heap for a table that waits, its ${CLIENTS} sockets included; ${memory.heapPerMove.toFixed(0)} bytes more for each move.`,
    `Human pace: ${human.tables} tables of ${CLIENTS}, ${whole(perSecond)} moves/s, ack p50 ${ms(human.p50)}, p99 ${ms(human.p99)}.`,
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}, load ${machine.load.toFixed(1)} when it began`,
  ].join('\n');
}
