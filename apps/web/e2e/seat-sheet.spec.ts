import { expect } from '@playwright/test';
import { examine } from './examine.ts';
import { READERS } from './looks.ts';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { say } from './words.ts';

test('the sheet of a seat says which bot sits there', async ({ browser, server }) => {
  const { reader, options } = READERS.de;
  const { page } = await newGuest(browser, server.url, { ...PHONE, ...options });
  await page.addInitScript(() => {
    localStorage.setItem('practice', '{"game":"hoax","options":{},"seats":5,"level":"doubter"}');
    localStorage.setItem('name', 'Ann');
  });
  await page.goto('/practice');
  await page.getByText('Petra').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(say('de', 'create.level_doubter'))).toBeVisible();
  await expect(sheet).toContainText('Hebt bei fast allem die Hand');
  await examine(page, 'the sheet of a seat', reader);
});
