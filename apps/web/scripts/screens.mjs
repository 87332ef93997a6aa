// Takes the pictures in docs/screens: every page at three sizes, light and dark, from a server that is already running.
//   npm start &   then   node apps/web/scripts/screens.mjs http://127.0.0.1:3000
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const out = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
mkdirSync(out, { recursive: true });

const SIZES = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] };
const THEMES = ['light', 'dark'];

/** Lets the court play for a while, passing everything, so that something lies on the table. */
async function playAWhile(page) {
  const end = Date.now() + 25_000;
  while (Date.now() < end) {
    const isThere = await page.evaluate(() => {
      const open = (selector) => document.querySelector(`${selector}:not([aria-disabled="true"]):not(:disabled)`);
      if (document.querySelector('.ribbon') && document.querySelectorAll('.log li, [class*="log"] p').length > 8)
        return true;
      const lacking = [...document.querySelectorAll('.composer .actions, .composer fieldset')].find(
        (group) => !group.querySelector('[aria-pressed="true"]'),
      );
      const choice = lacking?.querySelector('button:not([aria-disabled="true"])');
      const button =
        choice ??
        open('.composer ~ * .pair button:last-child') ??
        open('.pair button:last-child.good') ??
        open('.pair button:first-child');
      (button ?? open('.heads button'))?.click();
      return false;
    });
    if (isThere) return;
    await page.waitForTimeout(250);
  }
}

const SCREENS = {
  home: { path: '/', act: async () => {} },
  create: { path: '/new', act: async () => {} },
  rules: { path: '/rules', act: async () => {} },
  settings: { path: '/settings', act: async () => {} },
  room: {
    path: '/new',
    async act(page) {
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.waitForURL('**/t/*');
    },
  },
  table: { path: '/practice', act: playAWhile },
};

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, { path, act }] of Object.entries(SCREENS))
  for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of THEMES) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        colorScheme: theme,
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForTimeout(1200);
      await act(page);
      await page.waitForTimeout(900);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.jpg`), type: 'jpeg', quality: 72 });
      await context.close();
    }
await browser.close();
