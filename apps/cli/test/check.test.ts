import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, hear } from './heard.ts';

const scenario = (grain: number): string => `
game: hoax
title: The harvest
seats: [Ann, Bob, Cid]
position: { turn: Ann }
play:
  - { by: Ann, type: claim, as: farmer, do: harvest }
  - { pass: on }
  - expect: { wares: { Ann: { grain: ${grain} } } }
`;

const GOOD = scenario(2);
const BAD = scenario(3);

describe('check', () => {
  it('says yes to a scenario that holds', async () => {
    const folder = folderWith({ 'good.yaml': GOOD });
    const file = join(folder, 'good.yaml');
    expect(await hear(['check', file])).toMatchObject({
      code: 0,
      out: `✓ ${file}: The harvest\n1 passed, 0 failed`,
      err: '',
    });
  });

  it('names the entry that does not hold, and goes on', async () => {
    const folder = folderWith({ 'a-bad.yml': BAD, 'b-good.yaml': GOOD });
    const { code, out } = await hear(['check', folder]);
    const lines = out.split('\n');
    expect(lines[0]).toBe(`✗ ${join(folder, 'a-bad.yml')}: The harvest`);
    expect(lines[1]).toMatch(/^ {4}entry 3: .*grain/);
    expect(lines[2]).toMatch(/^✓ .*b-good\.yaml/);
    expect(lines[3]).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  it('goes through folders, in order, and takes only scenarios', async () => {
    const folder = folderWith({ 'z.yaml': GOOD, 'notes.txt': 'no scenario' });
    mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
    writeFileSync(join(folder, 'deep', 'er', 'a.yml'), GOOD);
    const { out } = await hear(['check', folder]);
    const files = out.split('\n').map((line) => line.split(':')[0]);
    expect(files).toEqual([
      `✓ ${join(folder, 'deep', 'er', 'a.yml')}`,
      `✓ ${join(folder, 'z.yaml')}`,
      '2 passed, 0 failed',
    ]);
  });

  it('takes several files and folders', async () => {
    const folder = folderWith({ 'one.yaml': GOOD, 'two.yaml': GOOD });
    expect((await hear(['check', join(folder, 'one.yaml'), folder])).out).toMatch(/\n3 passed, 0 failed$/);
  });

  it('reads YAML 1.2, where off and no are words', async () => {
    const folder = folderWith({ 'words.yaml': GOOD.replaceAll('Bob', 'no').replaceAll('Cid', 'off') });
    expect((await hear(['check', folder])).code).toBe(0);
  });

  it.each([
    ['has an unknown key', `${GOOD}\nmood: good`, 'mood'],
    ['has too few seats', 'game: hoax\nseats: [Ann]', '3 to 14'],
  ])('fails a file that %s', async (_title, text, part) => {
    const { code, out } = await hear(['check', folderWith({ 'odd.yaml': text })]);
    expect(out).toContain(part);
    expect(out).toMatch(/\n0 passed, 1 failed$/);
    expect(code).toBe(1);
  });

  it.each([
    ['is not YAML', 'game: [hoax', 'is not YAML'],
    ['has a key twice', `${GOOD}\ntitle: Again`, 'is not YAML'],
    ['holds two documents', `${GOOD}\n---\n${GOOD}`, 'one scenario per file.'],
    ['names no game', 'title: Nothing', 'names no game'],
    ['leaves its game open', 'game:', 'names no game'],
    ['names an unknown game', 'game: chess\ntitle: Mate', 'game "chess" is not known'],
    ['names a game that every object has', 'game: constructor', 'game "constructor" is not known'],
    ['names a list of games', 'game: [hoax]', 'game ["hoax"] is not known'],
    ['is empty', '', 'it is empty'],
    ['holds only a remark', '# later', 'it is empty'],
    ['is a list', '- game: hoax', 'it is a list'],
    ['is one word', 'hoax', 'it is one value'],
  ])('exits with 2 on a file that %s, and still runs the others', async (_title, text, part) => {
    const { code, out, err } = await hear(['check', folderWith({ 'broken.yaml': text, 'good.yaml': GOOD })]);
    expect(err).toContain(part);
    expect(err.split('\n')).toHaveLength(1);
    expect(out).toMatch(/\n1 passed, 1 failed$/);
    expect(code).toBe(2);
  });

  it('exits with 2 on a file that is not there, and on a folder without scenarios', async () => {
    const folder = folderWith({});
    const missing = await hear(['check', join(folder, 'none.yaml')]);
    expect(missing.err).toMatch(/none\.yaml cannot be read: no such file or directory\.$/);
    expect(missing.code).toBe(2);
    expect(await hear(['check', folder])).toMatchObject({ code: 2, out: '' });
  });
});

describe('check --json', () => {
  it('prints one object and nothing else', async () => {
    const folder = folderWith({ 'a.yaml': GOOD, 'b.yaml': BAD, 'c.yaml': '[' });
    const { code, out } = await hear(['check', '--json', folder]);
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(['passed', 'failed', 'results']);
    expect(report).toMatchObject({ passed: 1, failed: 2 });
    const [good, bad, broken] = report.results;
    expect(good).toEqual({ file: join(folder, 'a.yaml'), title: 'The harvest', ok: true, entry: null, message: null });
    expect(bad).toMatchObject({ ok: false, entry: 3, message: expect.stringContaining('grain') });
    expect(broken).toMatchObject({ ok: false, entry: null, message: expect.stringContaining('is not YAML') });
    expect(code).toBe(2);
  });

  it.each(['', '- hoax', 'game: chess', `${GOOD}\n---\n${GOOD}`])(
    'keeps its shape for what is no scenario',
    async (text) => {
      const file = join(folderWith({ 'odd.yaml': text }), 'odd.yaml');
      const { code, out } = await hear(['check', '--json', file]);
      const [result] = JSON.parse(out).results;
      expect(result).toEqual({ file, title: '', ok: false, entry: null, message: expect.stringContaining(file) });
      expect(code).toBe(2);
    },
  );

  it('exits with 1 when a scenario fails', async () => {
    expect((await hear(['check', folderWith({ 'b.yaml': BAD }), '--json'])).code).toBe(1);
  });
});
