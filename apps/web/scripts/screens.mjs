// Takes the pictures in docs/screens: every page at three sizes, light and dark, from a server that is already running.
//   npm start &   then   node apps/web/scripts/screens.mjs http://127.0.0.1:3000 [pages offline first turns large round match crowd live decrees replay]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { newPage, shoot } from './screens/camera.mjs';
import { liveTables } from './screens/live.mjs';
import { crowd, endOfMatch, endOfRound, firstTable, largeTable, someTurns } from './screens/practice.mjs';

const [url = 'http://127.0.0.1:3000', ...wanted] = process.argv.slice(2);
const COMMAND = fileURLToPath(new URL('../../cli/bin/pretender.mjs', import.meta.url));

const PAGES = {
  home: '/',
  create: '/new',
  rules: '/rules#H9.4',
  settings: '/settings',
  'no-table': '/t/ZZZZ',
  'no-page': '/tavern',
};

async function plainPages(browser) {
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await newPage(browser, url);
    await page.goto(path);
    await page.locator(name === 'rules' ? '.marked' : 'h1').waitFor();
    await shoot(page, name, name === 'rules' ? '.marked' : null);
    await page.context().close();
  }
}

async function offlineHome(browser) {
  const page = await newPage(browser, url);
  await page.goto('/');
  await page.locator('h1').waitFor();
  await page.context().setOffline(true);
  await shoot(page, 'offline');
  await page.context().close();
}

async function replayed(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-screens-'));
  const file = join(folder, 'match.json');
  spawnSync(process.execPath, [COMMAND, 'play', '--watch', '--seed', '11', '--seats', '6', '--save', file]);
  const page = await newPage(browser, url);
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('main.table').waitFor();
  rmSync(folder, { recursive: true });
  await page.locator('select').selectOption('truth');
  for (let step = 0; step < 400; step++) {
    await page.keyboard.press('ArrowRight');
    if (step > 20 && (await page.locator('.ribbon .stamp').count()) > 0) break;
  }
  await page.waitForTimeout(3000);
  await shoot(page, 'replay');
  await page.context().close();
}

/** The moments of Final Decrees are put before the page by the tests' own stage, with a server of their own. */
function ministry() {
  const tests = fileURLToPath(new URL('../../../scripts/browser-tests.mjs', import.meta.url));
  spawnSync(process.execPath, [tests], { env: { ...process.env, E2E_PICTURES: '1' }, stdio: 'inherit' });
}

const JOBS = {
  pages: plainPages,
  offline: offlineHome,
  first: (browser) => firstTable(browser, url),
  turns: (browser) => someTurns(browser, url),
  large: (browser) => largeTable(browser, url),
  round: (browser) => endOfRound(browser, url),
  match: (browser) => endOfMatch(browser, url),
  crowd: (browser) => crowd(browser, url),
  live: (browser) => liveTables(browser, url),
  decrees: ministry,
  replay: replayed,
};

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, job] of Object.entries(JOBS)) if (wanted.length === 0 || wanted.includes(name)) await job(browser);
await browser.close();
