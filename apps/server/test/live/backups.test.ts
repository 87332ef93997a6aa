import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig, type Served, serve } from '../../src/index.ts';
import { backUpFile } from '../../src/store/backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'pretender-backups-'));
let server: Served | null = null;

afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

it('a server that runs keeps a backup, and the command can copy it', { timeout: 60_000 }, async () => {
  const data = join(folder, 'tables.sqlite');
  const reading = readConfig({ PRETENDER_PORT: '0', PRETENDER_DATA: data, PRETENDER_LOG: 'silent' });
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  server = await serve(reading.config);
  await expect.poll(() => existsSync(`${data}.backup`), { timeout: 50_000 }).toBe(true);
  expect(await backUpFile(data, join(folder, 'copy.sqlite'))).toMatchObject({ from: `${data}.backup` });
});
