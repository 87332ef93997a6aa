import { expect } from '@playwright/test';
import { newGuest } from './people.ts';
import { test } from './server.ts';

test('the home page opens in the language of the browser', async ({ browser, server }) => {
  for (const [locale, words] of [
    ['de-DE', 'Der König ist tot'],
    ['it-IT', 'Il re è morto'],
    ['fr-FR', 'Le roi est mort'],
    ['en-GB', 'The king is dead'],
    ['pl-PL', 'The king is dead'],
  ]) {
    const { context, page } = await newGuest(browser, server.url, { locale });
    await page.goto('/');
    await expect(page.getByText(words)).toBeVisible();
    await context.close();
  }
});
