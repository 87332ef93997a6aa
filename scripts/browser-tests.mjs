// The page in a real Chromium against the real server. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './steps.mjs';

const web = join(root, 'apps', 'web');
const { resolve } = createRequire(join(web, 'package.json'));
const playwright = join(dirname(resolve('@playwright/test/package.json')), 'cli.js');

const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: web,
  env: { ...process.env, CHROMIUM: await findChromium() },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
