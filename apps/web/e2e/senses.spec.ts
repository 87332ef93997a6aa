// What is offered or shown to one reader alone.

import { expect } from '@playwright/test';
import { newGuest, PHONE } from './people.ts';
import { test } from './server.ts';
import { Stage } from './stage.ts';
import { aBluff, twoWorlds } from './verdict-scenes.ts';

test('sound is offered once, after the first tap, and is off until somebody wants it', async ({ browser, server }) => {
  const { page } = await newGuest(browser, server.url, PHONE);
  const stage = await Stage.before(page);
  const [scene] = twoWorlds('doubt');
  await stage.show(scene);
  const offer = page.getByRole('button', { name: 'Play with sound?' });
  await expect(offer).toHaveCount(0);
  await page.locator('.oval').click({ position: { x: 150, y: 200 }, force: true });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sound off' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await page.locator('.oval').click({ position: { x: 150, y: 200 }, force: true });
  await expect(page.locator('.pair button').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a bluff that nobody doubted is applauded for its owner alone, and said to nobody', async ({
  browser,
  server,
}) => {
  const { page } = await newGuest(browser, server.url, PHONE);
  const stage = await Stage.before(page);
  const applause = page.getByText('Silent applause, for you alone.', { exact: false });
  // What claps comes after the table, and a slow machine may have told of the bluff by then.
  await expect(async () => {
    await stage.show(aBluff());
    await expect(applause).toHaveCount(0);
    stage.tell(aBluff());
    await expect(applause).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  const said = await page.locator('[aria-live="polite"], [aria-live="assertive"]').allInnerTexts();
  expect(said.join(' ')).not.toMatch(/applause/i);
  // It lies over nothing that can be pressed.
  const isInTheWay = await applause.evaluate((text) => getComputedStyle(text.closest('p') ?? text).pointerEvents);
  expect(isInTheWay).toBe('none');
  await expect(applause).toHaveCount(0);
});
