// The real server with the built page, one for each worker, on any free port, with a data file of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const COMMAND = fileURLToPath(new URL('../../cli/bin/pretender.mjs', import.meta.url));
const OPEN = /open at (http:\S+)/;
/** Many tests come from one address, and nobody wants to wait for a whole evening. */
const ROOMY = {
  PRETENDER_MAX_SOCKETS_PER_ADDRESS: '1000',
  PRETENDER_MAX_TABLES_PER_HOUR: '10000',
  PRETENDER_MAX_JOINS_PER_MINUTE: '10000',
  PRETENDER_MAX_REQUESTS_PER_MINUTE: '100000',
  PRETENDER_MAX_FILES_PER_MINUTE: '1000000',
  PRETENDER_MAX_CONNECTIONS_PER_MINUTE: '100000',
};

function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const [, url] = OPEN.exec(said) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startServer(data: string, hurry: number): Promise<Running> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PRETENDER_'));
  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--data', data], {
    env: { ...Object.fromEntries(inherited), ...ROOMY, PRETENDER_HURRY: String(hurry) },
  });
  const url = await listening(server);
  const stop = async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** Where a server may keep its tables; gone afterwards. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-e2e-'));
  await use(folder);
  rmSync(folder, { recursive: true, force: true });
}

export const test = base.extend<{ alone: null }, { server: { readonly url: string }; hurry: number }>({
  /** How many times as fast the clocks of the tables run. */
  hurry: [10, { scope: 'worker', option: true }],
  server: [
    async ({ hurry }, use) => {
      await withFolder(async (folder) => {
        const server = await startServer(join(folder, 'tables.db'), hurry);
        await use(server);
        await server.stop();
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Whoever a test has brought goes with it: pages that play on would take time from the next test. */
  alone: [
    async ({ browser }, use) => {
      await use(null);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
