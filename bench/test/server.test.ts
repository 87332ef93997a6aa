import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerReport } from '../src/server/bench.ts';
import { CLIENTS, type Gate, type ServerContender } from '../src/server/load.ts';
import { ours } from '../src/server/ours.ts';
import { boardgameIo } from '../src/server/peers/boardgame-io.ts';
import { colyseus, colyseusWithViews } from '../src/server/peers/colyseus.ts';
import { deltaRelay, wholeViewRelay } from '../src/server/peers/relay.ts';
import { formatServerReport } from '../src/server/report.ts';

/** Plays so many moves at one table over real sockets, and tells what each client received for each move. */
async function bytesFor(contender: ServerContender, moves: number): Promise<number> {
  const server = await contender.serve(false);
  onTestFinished(() => server.stop());
  let made = 0;
  let done = () => {};
  const enough = new Promise<void>((resolve) => {
    done = resolve;
  });
  const gate: Gate = { pass: (move) => (made < moves ? move() : done()) };
  const meter = {
    acked(ms: number) {
      expect(ms).toBeGreaterThanOrEqual(0);
      made += 1;
    },
  };
  const table = await contender.openTable({ url: server.url, seed: 1, gate, meter, isHuman: false });
  const before = table.bytesIn();
  await enough;
  const bytes = table.bytesIn() - before;
  table.close();
  return bytes / made / CLIENTS;
}

describe('the load', () => {
  it.each([boardgameIo, colyseus, colyseusWithViews, deltaRelay, wholeViewRelay, ours])(
    'plays on at a table of $name',
    async (server) => {
      expect(await bytesFor(server, 40)).toBeGreaterThan(0);
    },
  );
});

describe('the report', () => {
  it('has a row for each server, and says what was not measured', () => {
    const row = { movesPerSecond: 8123.4, spread: 0.1, cpuPerMove: 90, bytesPerMoveAndClient: 66.4, p50: 1.25, p99: 9 };
    const report: ServerReport = {
      machine: { node: 'v20', cpu: 'a cpu', cores: 2, load: 0.1 },
      tables: 100,
      baseline: 'boardgame.io',
      rows: [
        { name: 'boardgame.io', ...row, ratio: 1, ratioToRival: 0.25 },
        { name: 'pretender', ...row, ratio: null, ratioToRival: null },
      ],
      memory: { heapPerIdleTable: 41.2, heapPerMove: 3 },
      human: { tables: 300, moves: 100, seconds: 10, bytes: 1, p50: 1, p99: 2, cpu: 1 },
    };
    const [, first, second] = formatServerReport(report).split('\n');
    expect(first).toMatch(/^boardgame\.io\s+8,123\s+1\.00\s+0\.25\s+90\s+66\s+1\.3 ms\s+9\.0 ms\s+10 %$/);
    expect(second).toMatch(/^pretender\s+8,123\s+–\s+–/);
  });
});
