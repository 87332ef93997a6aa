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
  outputDir: '../../node_modules/.cache/pretender-e2e',
  // Whole matches that wait for chance: by hand, with E2E_LONG=1. Pictures for docs/screens: by `screens.mjs`.
  testMatch: process.env.E2E_PICTURES ? '*.pictures.ts' : process.env.E2E_LONG ? '*.{spec,long}.ts' : '*.spec.ts',
  // Generous: a machine that is busy with something else is no reason to fail.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // One more than the cores of a small machine: each waits half of the time.
  workers: 3,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../../node_modules/.cache/e2e.json' }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    actionTimeout: 60_000,
    // A trace costs time at every step: E2E_TRACE=1 where something has to be found.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
