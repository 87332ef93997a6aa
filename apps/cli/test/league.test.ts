import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

const SMALL = ['league', '--seats', '3', '--crowd', '2', '--heats', '1', '--deals', '2', '--generations', '1'];

describe('league', () => {
  it('tells every generation, and the habits of the champion', async () => {
    const { code, out } = await hear(SMALL);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. .* over 2 deals/);
    expect(out).toContain('"pride"');
  });

  it.each([
    ['shrewd', 1],
    ['wily', 3],
  ])('begins with %s, who has %i before and with it', async (from, count) => {
    const { out } = await hear([...SMALL, '--from', from, '--json']);
    const { number, accepted, state } = JSON.parse(out);
    expect(number).toBe(0);
    expect(state.ancestors).toHaveLength(count + Number(accepted));
  });

  it('goes on from what it printed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'league-')), 'league.jsonl');
    const { out } = await hear([...SMALL, '--json']);
    writeFileSync(file, out);
    const next = await hear([...SMALL, '--json', '--from', file]);
    const twice = await hear([...SMALL.slice(0, -1), '2', '--json']);
    expect(`${out.trim()}\n${next.out.trim()}`).toBe(twice.out.trim());
  });

  it.each(['nothing', '{"state"', 'null', '{"state":{"number":1,"centre":{},"ancestors":[]}}'])(
    'does not go on from %s',
    async (line) => {
      const file = join(mkdtempSync(join(tmpdir(), 'league-')), 'league.jsonl');
      writeFileSync(file, `${line}\n`);
      const { code, err } = await hear([...SMALL, '--from', file]);
      expect(code).toBe(2);
      expect(err).toContain('does not end');
    },
  );

  it('takes no folder for what it printed', async () => {
    const { code, err } = await hear(['league', '--from', tmpdir()]);
    expect(code).toBe(2);
    expect(err).toContain('shrewd');
  });

  it('says with whom it can begin', async () => {
    const { code, err } = await hear(['league', '--from', 'jester']);
    expect(code).toBe(2);
    expect(err).toContain('shrewd');
  });

  it('says what is wrong with a number', async () => {
    const { code, err } = await hear(['league', '--seats', '2']);
    expect(code).toBe(2);
    expect(err).toContain('--seats');
  });
});
