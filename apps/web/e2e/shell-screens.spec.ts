import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { deal, newGuest, openTable } from './people.ts';
import { test } from './server.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const PAGES = ['/', '/new', '/practice', '/settings', '/replay', '/t/ZZZZ', '/rules'];

async function examine(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      where,
    )
    .toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark'] as const)
  for (const locale of ['de-DE', 'fr-FR'])
    test(`every page of the shell is accessible and fits a phone (${theme}, ${locale})`, async ({
      browser,
      server,
    }) => {
      const { page } = await newGuest(browser, server.url, { ...PHONE, colorScheme: theme, locale });
      // Somebody who has practised before is asked what to play.
      await page.addInitScript(() => localStorage.setItem('practice', '{"options":{},"seats":5,"level":"honest"}'));
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await examine(page, path);
      }
    });

test('the sheets over the pages are accessible', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, PHONE);
  await page.goto('/new');
  await page.getByRole('button', { name: 'All rules and variants' }).click();
  for (const summary of await page.locator('dialog summary').all()) await summary.click();
  await examine(page, 'variants');
  await page.keyboard.press('Escape');
  await openTable(page);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await examine(page, 'change the rules');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  await examine(page, 'seat a bot');
  await page.keyboard.press('Escape');
  await examine(page, 'waiting room');
  for (const panel of [/^Talk$/, /another device/, /Is the deal fair/, /^Settings$/]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: panel }).click();
    await page.waitForLoadState('networkidle');
    await examine(page, String(panel));
    await page.keyboard.press('Escape');
  }
  await deal(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('heading', { name: 'The clocks stand still' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('.shade').analyze();
  expect(violations).toEqual([]);
});
