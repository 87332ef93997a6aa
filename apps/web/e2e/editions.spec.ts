import { expect } from '@playwright/test';
import { ABOUT, PRESETS } from '@pretender/hoax/about';
import { playUntil } from './heir.ts';
import { deal, newGuest } from './people.ts';
import { test } from './server.ts';

for (const edition of PRESETS)
  test(`the edition ${edition} opens a table, and somebody claims something`, async ({ browser, server }) => {
    const { page } = await newGuest(browser, server.url);
    await page.goto('/new');
    const title = new RegExp(`^${ABOUT.en.presets[edition].title}`);
    await page.getByRole('radio', { name: title }).check();
    // What is claimed then stays until we have answered.
    await page.getByLabel('No clock').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/t/*');
    // The chip of the edition, among the rules of the table.
    await expect(page.getByRole('button', { name: title })).toBeVisible();
    await deal(page);
    expect(await playUntil(page, { until: '.ribbon .sentence' })).toMatch(/\p{L}{2}.*[.:!?…]/u);
  });
