import { defineConfig } from '@playwright/test';

/** Debian's Chromium, started so that it talks to nobody but our server. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/pretender-e2e',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../../node_modules/.cache/e2e.json' }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    trace: 'retain-on-failure',
  },
});
