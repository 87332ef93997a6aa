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
  // Whole matches take as long as chance wants: by hand, with E2E_LONG=1.
  testMatch: process.env.E2E_LONG ? '*.{spec,long}.ts' : '*.spec.ts',
  outputDir: '../../node_modules/.cache/pretender-e2e',
  timeout: process.env.E2E_LONG ? 900_000 : 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../../node_modules/.cache/e2e.json' }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    trace: 'retain-on-failure',
  },
});
