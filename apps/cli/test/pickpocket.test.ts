import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hear } from './heard.ts';

const SMALL = ['pickpocket', 'oldShrewd', '--seats', '3', '--fit', '2', '--tries', '1', '--deals', '2'];

const fileIn = (name: string): string => join(mkdtempSync(join(tmpdir(), 'pickpocket-')), name);

describe('pickpocket', { timeout: 300_000 }, () => {
  it('tells what is taken, with reactions and without, and what speaks loudest', async () => {
    const { code, out, err } = await hear(SMALL);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^oldShrewd, 3 seats, 2 deals from every seat, seed 1/);
    for (const row of [/pickpocket +\d+\.\d %/, /without reactions and silences +\d/, /as good as the others +33\.3 %/])
      expect(out).toMatch(row);
    expect(out).toMatch(/outlaw \(baron\) not said +baron .* : 1 against/);
  });

  it('goes on from what was done, and comes to the same', async () => {
    const whole = await hear([...SMALL, '--json']);
    const file = fileIn('shrewd.jsonl');
    expect((await hear([...SMALL, '--json', '--from', file])).out).toBe(whole.out);
    // As if it had been ended somewhere, in the middle of a line.
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.slice(0, 20).join('\n'));
    appendFileSync(file, '\n{"task":"try","num');
    expect((await hear([...SMALL, '--json', '--from', file])).out).toBe(whole.out);
    expect(JSON.parse(whole.out)).toMatchObject({ target: 'oldShrewd', seats: 3, watched: 2, fair: 1 / 3 });
  });

  it('watches on until there was enough to be heard', async () => {
    const { out } = await hear([...SMALL, '--events', '12000', '--json']);
    const { watched, chances } = JSON.parse(out);
    expect(watched).toBeGreaterThan(2);
    expect(chances).toBeGreaterThanOrEqual(12_000);
  });

  it('does not go on with something else', async () => {
    const file = fileIn('other.jsonl');
    writeFileSync(file, '{"study":{"target":"wily"}}\n');
    const { code, err } = await hear([...SMALL, '--from', file]);
    expect(code).toBe(2);
    expect(err).toContain('is about something else');
    writeFileSync(file, 'no lines of ours\n');
    expect((await hear([...SMALL, '--from', file])).err).toContain('is not what this command has written');
  });

  it('says who there is', async () => {
    const { code, err } = await hear(['pickpocket', 'wizard']);
    expect(code).toBe(2);
    expect(err).toMatch(/^pretender: LEVEL must be one of random, honest, .* or \w+, not "wizard"\.$/);
  });

  it('says what it needs, and what is wrong with a number', async () => {
    expect((await hear(['pickpocket'])).err).toBe(
      'pretender: pickpocket needs LEVEL, as in: pretender pickpocket wily',
    );
    expect((await hear(['pickpocket', 'wily', '--fit', '0'])).err).toContain('--fit cannot be "0"');
    expect((await hear(['pickpocket', '--help'])).out).toContain('--events');
  });
});
