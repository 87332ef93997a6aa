import process from 'node:process';
import { ourContenders } from '@pretender/bench';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hear } from './heard.ts';

describe('bench engine', () => {
  it('plays whole matches with each of our contenders', async () => {
    for (const contender of ourContenders(1)) {
      const { moves, seconds } = await contender.run(1);
      expect(moves).toBeGreaterThan(100);
      expect(seconds).toBeGreaterThan(0);
    }
  });

  it('sets us beside the peers and says what is compared', async () => {
    const { NODE_ENV } = process.env;
    onTestFinished(() => void Object.assign(process.env, { NODE_ENV }));
    const { code, out } = await hear(['bench', 'engine', '--seconds', '1', '--json']);
    const { rows, compared } = JSON.parse(out);
    expect(code).toBe(0);
    const names = rows.map(({ name }: { name: string }) => name);
    expect(names.slice(-2)).toEqual(['pretender, fully checked', 'pretender, simulate']);
    expect(names).toContain('boardgame.io client');
    for (const { median } of rows) expect(median).toBeGreaterThan(0);
    expect(compared.join(' ')).toContain('full rules');
  });
});

describe('bench server', () => {
  it('sets our server beside the others, over real sockets', async () => {
    const { code, out } = await hear(['bench', 'server', '--seconds', '1', '--tables', '2', '--json']);
    expect(code).toBe(0);
    const { rows, human } = JSON.parse(out);
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      'boardgame.io',
      'Colyseus',
      'Colyseus, a view each',
      'bare ws, whole views',
      'bare ws, deltas',
      'pretender',
    ]);
    expect(human.tables).toBe(2);
  });

  it('knows whom it can measure', async () => {
    const { code, err } = await hear(['bench', 'server', '--only', 'nobody']);
    expect(code).toBe(2);
    expect(err).toContain('no server is called "nobody"; there are boardgame.io; Colyseus;');
  });
});
