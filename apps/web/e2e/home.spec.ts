import { expect } from '@playwright/test';
import { deal, newGuest, newNewcomer, openTable, PHONE } from './people.ts';
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

test('the home page says in words where something waits for an answer', async ({ browser, server }) => {
  const host = await newGuest(browser, server.url);
  const code = await openTable(host.page);
  await deal(host.page);
  await expect(host.page.locator('.dock')).toBeVisible();
  await host.page.goto('/');
  await expect(host.page.getByRole('heading', { name: 'One table is waiting for you' })).toBeVisible();
  await expect(host.page.locator(`a[href="/t/${code}"]`)).toContainText('Your move');
});

for (const [moment, name] of [
  ['caught', 'A lie is found out'],
  ['believed', 'Nobody believes the truth'],
] as const)
  test(`a newcomer looks on before they play: ${moment}`, async ({ browser, server }) => {
    const { page } = await newNewcomer(browser, server.url, PHONE);
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    // The moment is played by itself.
    await expect(page.locator('.theatre')).toBeVisible();
  });
